const mask = '[redacted]';
/** Names of fields that hold secrets. Only strings are redacted, so `tokenType` keeps its number. */
const secretName = /token|secret|password|credential|authorization/i;
/** A JSON web token, with the character before it. Not `\b`, because a long text with many beginnings would take minutes. */
const webToken = /(^|[^\w-])ey[\w-]{8,}\.[\w-]+\.[\w-]*/g;

/** Secrets in addition to those that their name or shape reveals. */
export interface RedactOptions {
  /** Texts and patterns (with the flag `g`) to redact wherever they occur. */
  secrets: readonly (string | RegExp)[];
  /** Whether the value as a whole is a secret. */
  isSecret: boolean;
}

/** Returns a copy of a value without its secrets. Accepts everything that can be posted, including cycles. */
export function redact(value: unknown, { secrets, isSecret }: RedactOptions): unknown {
  const redactText = (text: string) =>
    secrets.reduce<string>((rest, known) => rest.replaceAll(known, mask), text.replace(webToken, `$1${mask}`));
  // an object can occur several times
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
