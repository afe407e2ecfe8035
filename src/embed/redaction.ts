const mask = '[redacted]';
/** Names of fields that hold secrets. Only strings are redacted, so `tokenType` keeps its number. */
const secretName = /token|secret|password|credential|authorization/i;
/** A JSON web token anywhere in a text. */
const webToken = /\bey[\w-]{8,}\.[\w-]+\.[\w-]*/g;

/** Secrets in addition to those that their name or shape reveals. */
export interface RedactOptions {
  /** Texts to redact wherever they occur. */
  secrets: readonly string[];
  /** Whether the value as a whole is a secret. */
  isSecret: boolean;
}

/** Returns a copy of a value without its secrets. Accepts everything that can be posted, including cycles. */
export function redact(value: unknown, { secrets, isSecret }: RedactOptions): unknown {
  const seen = new Set<object>();
  const copy = (part: unknown, secret: boolean): unknown => {
    if (typeof part === 'string') {
      if (secret) return mask;
      return secrets.reduce((text, known) => text.replaceAll(known, mask), part.replace(webToken, mask));
    }
    if (typeof part !== 'object' || part === null) return part;
    if (seen.has(part)) return '[seen]';
    seen.add(part);
    if (Array.isArray(part)) return part.map((item) => copy(item, secret));
    return Object.fromEntries(
      Object.entries(part).map(([name, field]) => [copy(name, false), copy(field, secret || secretName.test(name))]),
    );
  };
  return copy(value, isSecret);
}
