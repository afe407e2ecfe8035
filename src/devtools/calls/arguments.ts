import type { Parameter } from './methods';

/** Error thrown for a string that cannot be converted to a parameter's type. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

/** Converts a form field's text to the parameter's value. Returns undefined if an optional field is empty. */
export function readArgument({ name, type, isOptional }: Parameter, text: string): unknown {
  if (text === '') {
    if (isOptional) return undefined;
    if (type !== 'text') throw new ArgumentError(`Enter a value for '${name}'.`);
  }
  switch (type) {
    case 'text':
      return text;
    case 'boolean':
      return text === 'true';
    case 'number': {
      const number = Number(text);
      if (Number.isNaN(number)) throw new ArgumentError(`Expected a number for '${name}', received '${text}'.`);
      return number;
    }
    case 'json':
      try {
        return JSON.parse(text) as unknown;
      } catch {
        throw new ArgumentError(`Expected JSON for '${name}'. Enclose names and strings in double quotes.`);
      }
    default:
      return type.find((value) => String(value) === text);
  }
}

/** Returns the arguments without trailing undefined values. */
export function trimArguments(values: readonly unknown[]): unknown[] {
  const trimmed = [...values];
  while (trimmed.length > 0 && trimmed.at(-1) === undefined) trimmed.pop();
  return trimmed;
}
