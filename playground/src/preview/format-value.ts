const maxLength = 20_000;
/** Length from which the strings in an object are shortened, because they would hide its other fields. */
const longString = 200;
const shortenedLength = 80;
/** Maximum length of an object on one line in the console. */
const maxLineLength = 72;

/** Fields to omit, because pages and visuals refer to their report, and visuals to their page. */
const references = new Set(['report', 'page']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns whether a value carries no result: undefined, null, or a response that only confirms a request. */
const isEmptyResponse = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (isObject(value) && typeof value.statusCode === 'number' && 'headers' in value);

/** Formats an error. The SDK's errors have a code. Error responses from frames are plain objects with a message. */
function formatError({ code, message, detailedMessage }: Readonly<Record<string, unknown>>): string {
  const parts = [code, message, detailedMessage].filter((part) => typeof part === 'string' && part !== '');
  return [...new Set(parts)].join(': ');
}

/** Returns a value as JSON, or undefined for values that JSON cannot represent, such as functions and bigints. */
function toJson(value: unknown): string | undefined {
  // the objects that contain the current part, outermost first
  const parents: unknown[] = [];
  function replace(this: unknown, name: string, part: unknown): unknown {
    if (references.has(name)) return undefined;
    parents.length = parents.indexOf(this) + 1;
    if (typeof part === 'string' && part.length >= longString) return `${part.slice(0, shortenedLength)}…`;
    if (parents.includes(part)) return '[circular]';
    if (isObject(part)) parents.push(part);
    return part;
  }
  try {
    return JSON.stringify(value, replace, 2);
  } catch {
    return undefined;
  }
}

/** Returns a value from a command or from the console as text. */
export function formatValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isEmptyResponse(value)) return '';
  if (value instanceof Error || (isObject(value) && typeof value.message === 'string')) {
    return formatError({ ...(value as object), message: (value as { message: string }).message });
  }
  return (toJson(value) ?? String(value)).slice(0, maxLength);
}

/** Returns an argument of a console method as text. A command without a result has no text, but a logged undefined has. */
export function formatArgument(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  const text = formatValue(value);
  if (typeof value === 'string' || !/^[[{]\n/.test(text)) return text;
  const line = text.replaceAll(/\n */g, ' ');
  return line.length > maxLineLength ? text : line;
}

/** Returns the arguments of a console method as text. Placeholders such as `%s` are replaced, as in the browser's console. */
export function formatLog([first, ...rest]: readonly unknown[]): string {
  const remaining = [...rest];
  const start =
    typeof first === 'string'
      ? first.replace(/%[sdifoOc]/g, (placeholder) => {
          if (remaining.length === 0) return placeholder;
          const value = remaining.shift();
          return placeholder === '%c' ? '' : formatArgument(value);
        })
      : formatArgument(first);
  return [start, ...remaining.map(formatArgument)].join(' ').trim();
}
