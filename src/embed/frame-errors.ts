import { EmbedError, type ValidationError } from '../errors';
import { CommonErrorCodes } from '../models';

/** What a frame refused something for, as one error: of a list (wire protocol, 3.3) the first item speaks for all. */
export function toEmbedError(refusal: unknown): unknown {
  if (!Array.isArray(refusal) || refusal.length === 0) return refusal;
  const errors = refusal as [ValidationError, ...ValidationError[]];
  return new EmbedError('refused', errors[0].message, { errors, cause: errors });
}

/** Tells whether an error of the frame says that the token has expired; frames say it in either field. */
export function isTokenExpired(detail: unknown): boolean {
  const { message, errorCode } = (detail ?? {}) as { message?: unknown; errorCode?: unknown };
  return message === CommonErrorCodes.TokenExpired || errorCode === CommonErrorCodes.TokenExpired;
}
