import { EmbedError, type EmbedErrorDetails, type ValidationError } from '@vitrine/sdk';

/**
 * One kind of error for everything that can fail: a frame's own body becomes the `cause` of an `EmbedError`. A refused load's
 * body is a list (wire protocol, 3): the first reason speaks for all.
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
