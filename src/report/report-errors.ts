import { EmbedError } from '../errors';
import type { CommonErrorCodes } from '../models';

// Not read from `CommonErrorCodes`, which would then be part of every bundle.
const errorCode: typeof CommonErrorCodes.NotFound = 'PowerBIEntityNotFound';

/** Returns the error for a page, visual or command that does not exist. */
export function entityNotFound(detailedMessage: string): EmbedError {
  return new EmbedError('notFound', detailedMessage, { detailedMessage, errorCode });
}
