import { EmbedError } from '../errors';

/**
 * Checks that a response body is a list of objects, and returns it.
 *
 * @throws {EmbedError} `invalidMessage` if it is anything else
 */
export function assertObjectList<Item>(body: readonly Item[]): readonly Item[] {
  // `every` skips the empty slots of a sparse array, which can have billions of them.
  const isList = Array.isArray(body) && Object.keys(body).length === body.length;
  if (isList && body.every((item) => typeof item === 'object' && item !== null)) return body as Item[];
  throw new EmbedError(
    'invalidMessage',
    'Expected pages or visuals, received something else. Check that the embed URL belongs to a report.',
  );
}
