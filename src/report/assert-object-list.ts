import { EmbedError } from '../errors';

/**
 * Checks that a response body is a list of objects, and returns it.
 *
 * @throws {EmbedError} `invalidMessage` if it is anything else
 */
export function assertObjectList<Item>(body: readonly Item[]): readonly Item[] {
  if (Array.isArray(body) && body.every((item) => typeof item === 'object' && item !== null)) return body as Item[];
  throw new EmbedError(
    'invalidMessage',
    'Expected pages or visuals, received something else. Check that the embed URL belongs to a report.',
  );
}
