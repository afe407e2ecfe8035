import { EmbedError, type ValidationError } from '../errors';
import type { CommonErrorCodes, ErrorInfo } from '../models';

/**
 * Converts the rejection reason of a call to an `EmbedError`. The response body of a frame becomes the `cause` of an error
 * with the code `refused`. If the body is a list of errors, as for an invalid load, the first item provides the message.
 *
 * @example
 * report.setPage('sales').catch((reason) => show(toEmbedError(reason).message));
 */
export function toEmbedError(reason: unknown): EmbedError {
  if (reason instanceof EmbedError) return reason;
  const errors = Array.isArray(reason) ? (reason as ValidationError[]) : undefined;
  const first = (errors ? errors[0] : reason) as Partial<ErrorInfo> | null | undefined;
  const { message = 'The frame gave no reason.', detailedMessage, errorCode } = first ?? {};
  return new EmbedError('refused', message, { cause: reason, detailedMessage, errorCode, errors });
}

// Not from `CommonErrorCodes`, which would be part of every bundle.
const tokenExpired: typeof CommonErrorCodes.TokenExpired = 'TokenExpired';

/** Returns whether an error of the frame reports an expired token, in either of the two fields that frames use. */
export function isTokenExpired(detail: unknown): boolean {
  const { message, errorCode } = (detail ?? {}) as Partial<ErrorInfo>;
  return message === tokenExpired || errorCode === tokenExpired;
}
