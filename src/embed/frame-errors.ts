import { EmbedError, type ValidationError } from '../errors';
import type { CommonErrorCodes, ErrorInfo } from '../models';

/**
 * Converts the rejection reason of a call to an `EmbedError`. A response body from the frame becomes the `cause` of an error
 * with the code `refused`. If the body is a list of errors, as in the response to an invalid load request, the first item
 * provides the message.
 *
 * @example
 * report.setPage('sales').catch((reason) => show(toEmbedError(reason).message));
 */
export function toEmbedError(reason: unknown): EmbedError {
  if (reason instanceof EmbedError) return reason;
  const errors = Array.isArray(reason) ? (reason as ValidationError[]) : undefined;
  const first = (errors ? errors[0] : reason) as Partial<ErrorInfo> | null | undefined;
  const { message = 'No reason was given.', detailedMessage, errorCode } = first ?? {};
  return new EmbedError('refused', message, { cause: reason, detailedMessage, errorCode, errors });
}

// Not read from `CommonErrorCodes`, which would then be part of every bundle.
const tokenExpired: typeof CommonErrorCodes.TokenExpired = 'TokenExpired';

/** Returns whether an error from the frame reports an expired token, in either of the two fields that frames use. */
export function isTokenExpired(detail: unknown): boolean {
  const { message, errorCode } = (detail ?? {}) as Partial<ErrorInfo>;
  return message === tokenExpired || errorCode === tokenExpired;
}
