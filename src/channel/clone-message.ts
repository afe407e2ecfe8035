import { EmbedError } from '../errors';

/**
 * A deep copy of plain data as `postMessage` would make it. Everything that is no plain data goes through `structuredClone`,
 * which costs far more than all else that an embed does.
 *
 * @param seen - the copies so far: cycles and shared parts stay what they are
 */
function copy(value: unknown, path: string, seen: Map<unknown, unknown>, refuse: Refuse): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return refuse(path);
  if (typeof value !== 'object' || value === null) return value;
  const known = seen.get(value);
  if (known !== undefined) return known;
  const isPlain = Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
  if (!isPlain) {
    try {
      return structuredClone(value);
    } catch (cause) {
      return refuse(path, cause);
    }
  }
  // Own fields only, whatever their names: an assignment to a field that is there cannot reach a prototype.
  const result = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  seen.set(value, result);
  for (const key of Object.keys(result)) {
    const part = result[key];
    // most parts are text and numbers, which need no copy
    if (typeof part === 'object' || typeof part === 'function' || typeof part === 'symbol') {
      result[key] = copy(part, path ? `${path}.${key}` : key, seen, refuse);
    }
  }
  return result;
}

type Refuse = (path: string, cause?: unknown) => never;

/**
 * A deep copy as `postMessage` would make it.
 *
 * @throws EmbedError `notCloneable`, which names the field (security rules, 16)
 */
export function cloneMessage<T>(value: T, subject: string): T {
  return copy(value, '', new Map(), (path, cause) => {
    throw new EmbedError(
      'notCloneable',
      `${subject} cannot be sent to the frame: ${path ? `'${path}'` : 'it'} is a function or another value that cannot be cloned. Send plain data.`,
      { cause },
    );
  }) as T;
}
