import { EmbedError, type EmbedErrorDetails, type ValidationError } from '@vitrine/sdk';

/**
 * Normalizes any rejection to an `EmbedError`. The body of a rejected request becomes its `cause`. A rejected load has a list
 * of errors as its body; the first one provides the message.
 */
export function toEmbedError(reason: unknown): EmbedError {
  if (reason instanceof EmbedError) return reason;
  const errors = Array.isArray(reason) ? (reason as ValidationError[]) : undefined;
  const {
    message = 'No reason given.',
    detailedMessage,
    errorCode,
  } = ((errors ? errors[0] : reason) ?? {}) as EmbedErrorDetails & { message?: string };
  return new EmbedError('refused', message, { cause: reason, detailedMessage, errorCode, errors });
}
