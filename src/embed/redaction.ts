/** Replacement for a secret. */
export const mask = '[redacted]';
/** Names of fields that hold secrets. Only strings are redacted, so `tokenType` keeps its number. */
const secretName = /token|secret|password|credential|authorization/i;
/**
 * Pattern that matches a JSON Web Token and the character before it. With `\b` instead of the group, matching a text with many
 * candidates can take minutes.
 */
const webToken = /(^|[^\w-])ey[\w-]{8,}\.[\w-]+\.[\w-]*/g;

/** Function that redacts the name of an object's field and returns whether the strings in the field are secrets. */
export type RedactField = (name: string, object: object) => [name: string, isSecret: boolean];

/** Returns the replacement for a whole string. */
export const redactAll = (): string => mask;

/** Number of levels that are copied. Thousands would exceed the call stack. */
const maxDepth = 99;

/**
 * Returns a copy of a value with redacted strings. Accepts all values that can be posted, including cyclic ones, and
 * omits binary data and deeply nested values.
 */
export function redactStrings(value: unknown, redactText: (text: string) => string, redactField: RedactField): unknown {
  // The same object can occur several times.
  const copies = new Map<object, unknown>();
  const copy = (part: unknown, depth = 0): unknown => {
    if (typeof part === 'string') return redactText(part);
    if (typeof part !== 'object' || part === null) return part;
    if (depth > maxDepth || ArrayBuffer.isView(part)) return '[omitted]';
    if (copies.has(part)) return copies.get(part);
    copies.set(part, '[cyclic]');
    const copyField = ([original, field]: [string, unknown]) => {
      const [name, isSecret] = redactField(original, part);
      return [
        name,
        isSecret && redactText !== redactAll ? redactStrings(field, redactAll, redactField) : copy(field, depth + 1),
      ];
    };
    const copied: unknown = Array.isArray(part)
      ? part.map((item) => copy(item, depth + 1))
      : Object.fromEntries(Object.entries(part).map(copyField));
    copies.set(part, copied);
    return copied;
  };
  return copy(value);
}

/**
 * Returns a copy of a value with its secrets redacted.
 *
 * @param secrets - strings to redact wherever they occur, in addition to those that are recognized by their name or shape
 * @param isSecret - whether all strings in the value are secrets
 */
export function redact(value: unknown, secrets: readonly string[], isSecret: boolean): unknown {
  const redactText = (text: string) =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, mask), text.replace(webToken, `$1${mask}`));
  return redactStrings(value, isSecret ? redactAll : redactText, (name) => [redactText(name), secretName.test(name)]);
}
