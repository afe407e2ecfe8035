import { EmbedError } from '../errors';

/** The path of the first value that structured clone refuses; undefined when there is none. */
function uncloneablePath(value: unknown, path: string, seen: Set<unknown>): string | undefined {
  if (typeof value === 'function' || typeof value === 'symbol') return path;
  if (typeof value !== 'object' || value === null || seen.has(value)) return undefined;
  seen.add(value);
  for (const [key, child] of Object.entries(value)) {
    const found = uncloneablePath(child, path ? `${path}.${key}` : key, seen);
    if (found !== undefined) return found;
  }
  try {
    structuredClone(value);
    return undefined;
  } catch {
    return path;
  }
}

/**
 * A deep copy as `postMessage` would make it.
 *
 * @throws EmbedError `notCloneable`, which names the field (security rules, 16)
 */
export function cloneMessage<T>(value: T, subject: string): T {
  try {
    return structuredClone(value);
  } catch (cause) {
    const path = uncloneablePath(value, '', new Set());
    throw new EmbedError(
      'notCloneable',
      `${subject} cannot be sent to the frame: ${path ? `'${path}'` : 'it'} is a function or another value that cannot be cloned. Send plain data.`,
      { cause },
    );
  }
}
