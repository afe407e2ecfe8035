import { EmbedError } from '@vitrine/sdk';

/** What a frame's refusal may hold. */
interface Refusal {
  message?: string;
  detailedMessage?: string;
  errorCode?: string;
}

/** One kind of error for everything that can fail: a frame's own body becomes the `cause` of an `EmbedError`. */
export function toEmbedError(reason: unknown): EmbedError {
  if (reason instanceof EmbedError) return reason;
  const { message, detailedMessage, errorCode } = (reason ?? {}) as Refusal;
  return new EmbedError('refused', message ?? detailedMessage ?? 'The frame refused without a reason.', {
    cause: reason,
    ...(detailedMessage !== undefined && { detailedMessage }),
    ...(errorCode !== undefined && { errorCode }),
  });
}
