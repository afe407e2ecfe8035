const mask = '[redacted]';
/** Names of fields that hold secrets; numbers and flags under such a name (`tokenType`) are none. */
const secretName = /token|secret|password|credential|authorization/i;
/** A JSON web token, wherever it stands in a text. */
const webToken = /\bey[\w-]{8,}\.[\w-]+\.[\w-]*/g;

/** What is secret beside what its name or shape shows. */
export interface RedactOptions {
  /** Texts that are taken out wherever they stand. */
  secrets: readonly string[];
  /** True when the value as a whole is a secret. */
  isSecret: boolean;
}

/** A copy of a message's part without its secrets. It takes anything that structured clone takes, cycles included. */
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
