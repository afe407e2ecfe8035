import { EmbedError, type EmbedErrorDetails } from '@vitrine/sdk';

/** One kind of error for everything that can fail: a frame's own body becomes the `cause` of an `EmbedError`. */
export function toEmbedError(reason: unknown): EmbedError {
  if (reason instanceof EmbedError) return reason;
  const {
    message = 'No reason given.',
    detailedMessage,
    errorCode,
  } = (reason ?? {}) as EmbedErrorDetails & { message?: string };
  return new EmbedError('refused', message, { cause: reason, detailedMessage, errorCode });
}
