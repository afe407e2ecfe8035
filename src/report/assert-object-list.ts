import { EmbedError } from '../errors';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * The items of an answer that must be a list of objects.
 *
 * @throws EmbedError `invalidMessage`
 */
export function assertObjectList<Item>(body: readonly Item[]): readonly Item[] {
  if (Array.isArray(body) && body.every((item) => isObject(item))) return body as Item[];
  throw new EmbedError(
    'invalidMessage',
    "The frame's answer is no list of pages or visuals. Check what the frame shows.",
  );
}
