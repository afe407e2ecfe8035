import { EmbedError } from '../errors';
import { CommonErrorCodes } from '../models';

/** The error of a page, visual or command that does not exist (embedding toolkit, 8). */
export function entityNotFound(detailedMessage: string): EmbedError {
  return new EmbedError('notFound', detailedMessage, { detailedMessage, errorCode: CommonErrorCodes.NotFound });
}
