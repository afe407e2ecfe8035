import { EmbedError } from '../errors';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * Checks that a response body is a list of objects, and returns it.
 *
 * @throws {EmbedError} `invalidMessage` if it is anything else
 */
export function assertObjectList<Item>(body: readonly Item[]): readonly Item[] {
  if (Array.isArray(body) && body.every((item) => isObject(item))) return body as Item[];
  throw new EmbedError(
    'invalidMessage',
    'Expected a list of pages or visuals, received something else. Check that the embed URL belongs to a report.',
  );
}
