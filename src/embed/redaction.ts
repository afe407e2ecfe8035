const mask = '[redacted]';
/** Names of fields that hold secrets. Only strings are redacted, so `tokenType` keeps its number. */
const secretName = /token|secret|password|credential|authorization/i;
/** A JSON web token and the character before it. With `\b` instead of the group, texts with many candidates take minutes. */
const webToken = /(^|[^\w-])ey[\w-]{8,}\.[\w-]+\.[\w-]*/g;

/** Secrets that cannot be recognized by their name or shape. */
export interface RedactOptions {
  /** Texts and patterns (with the flag `g`) to redact wherever they occur. */
  secrets: readonly (string | RegExp)[];
  /** Whether the whole value is a secret. */
  isSecret: boolean;
}

/** Returns a copy of a value with its secrets redacted. Accepts all values that can be posted, including cyclic ones. */
export function redact(value: unknown, { secrets, isSecret }: RedactOptions): unknown {
  const redactText = (text: string) =>
    secrets.reduce<string>((rest, known) => rest.replaceAll(known, mask), text.replace(webToken, `$1${mask}`));
  // The same object can occur several times.
  const copies = new Map<object, unknown>();
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return isSecret ? mask : redactText(part);
    if (typeof part !== 'object' || part === null) return part;
    if (copies.has(part)) return copies.get(part);
    copies.set(part, '[cyclic]');
    const copyField = ([name, field]: [string, unknown]) => [
      redactText(name),
      !isSecret && secretName.test(name) ? redact(field, { secrets, isSecret: true }) : copy(field),
    ];
    const copied: unknown = Array.isArray(part)
      ? part.map(copy)
      : Object.fromEntries(Object.entries(part).map(copyField));
    copies.set(part, copied);
    return copied;
  };
  return copy(value);
}
