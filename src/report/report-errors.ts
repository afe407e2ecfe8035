import { EmbedError } from '../errors';
import { CommonErrorCodes } from '../models';

/** Returns the error of a page, visual or command that does not exist. */
export function entityNotFound(detailedMessage: string): EmbedError {
  return new EmbedError('notFound', detailedMessage, { detailedMessage, errorCode: CommonErrorCodes.NotFound });
}
