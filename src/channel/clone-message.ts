import { EmbedError } from '../errors';

/** Function that throws the error for a value that cannot be cloned. */
type RejectValue = (path: string, cause?: unknown) => never;

/**
 * Copies a value as `postMessage` would. Avoids `structuredClone` for plain data, because that call alone would take longer
 * than everything else that the SDK does to embed content.
 *
 * @param seen - copies made so far, so that cycles and shared references are preserved
 */
function copy(value: unknown, path: string, seen: Map<unknown, unknown>, rejectValue: RejectValue): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return rejectValue(path);
  if (typeof value !== 'object' || value === null) return value;
  const existing = seen.get(value);
  if (existing !== undefined) return existing;
  const type = Object.prototype.toString.call(value);
  // Handled here because jsdom has no structuredClone and dates are common in filters.
  if (type === '[object Date]') return new Date(value as Date);
  if (!Array.isArray(value) && type !== '[object Object]') {
    try {
      return structuredClone(value);
    } catch (cause) {
      return rejectValue(path, cause);
    }
  }
  // Spread syntax defines own properties, so a property named '__proto__' cannot change the prototype.
  const result = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  seen.set(value, result);
  for (const key of Object.keys(result)) {
    const part = result[key];
    // Most fields are strings and numbers, which need no copy.
    if (typeof part === 'object' || typeof part === 'function' || typeof part === 'symbol') {
      result[key] = copy(part, path ? `${path}.${key}` : key, seen, rejectValue);
    }
  }
  return result;
}

/**
 * Returns a deep copy of a value, as `postMessage` would deliver it.
 *
 * @param subject - name of the value in the error message, for example 'The configuration'
 * @throws {EmbedError} `notCloneable`. The message names the field.
 */
export function cloneMessage<T>(value: T, subject: string): T {
  return copy(value, '', new Map(), (path, cause) => {
    throw new EmbedError(
      'notCloneable',
      `${subject} cannot be sent to the frame: ${path ? `'${path}'` : 'it'} is a function or another value that cannot be cloned. Pass plain data.`,
      { cause },
    );
  }) as T;
}
