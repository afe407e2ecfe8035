type Level = 'info' | 'warn' | 'error';

/** Structured log with one JSON object per line. Tokens, passwords and secrets are redacted. */
export interface Log {
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}

// matches JWTs anywhere in the text
const token = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const secretName = /password|secret|token|authorization|cookie|base64Data|connectionString/i;
const credentials = /(\w+:\/\/[^\s:@/]+:)[^\s@/]+@/g;

const redactText = (text: string): string => text.replace(token, '[token]').replace(credentials, '$1[password]@');

const redact = (name: string, value: unknown): unknown => {
  if (secretName.test(name)) return '[secret]';
  if (value instanceof Error) {
    // a database error's message contains the query's parameters, so its cause is logged instead
    const cause = value.cause instanceof Error ? value.cause : value;
    return {
      name: cause.name,
      message: redactText(cause.message),
      stack: redactText(cause.stack ?? '')
        .split('\n')
        .slice(1, 6),
    };
  }
  return typeof value === 'string' ? redactText(value) : value;
};

/**
 * Creates a log.
 * @param write receives each line, without a line break
 */
export function createLog(write: (line: string) => void): Log {
  const logAt =
    (level: Level) =>
    (message: string, fields: Record<string, unknown> = {}) => {
      const entries = Object.entries(fields).map(([name, value]) => [name, redact(name, value)]);
      write(
        JSON.stringify({
          time: new Date().toISOString(),
          level,
          message: redactText(message),
          ...Object.fromEntries(entries),
        }),
      );
    };
  return { info: logAt('info'), warn: logAt('warn'), error: logAt('error') };
}
