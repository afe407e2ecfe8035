import type { ValidationError } from '../errors';

/**
 * What a value must be, as plain data: a schema costs no call at import, so a bundler drops the unused ones.
 * An absent value (undefined or null) passes, unless it is `required`.
 *
 * - a word: the value's type, or 'forbidden' for undefined only
 * - a record: an object with these fields, checked in order; other fields are ignored
 * - a function: a rule about a whole object, that gives the message
 * - numbers: one of them
 * - a pair of a kind and what it takes; a third element replaces the words 'property is invalid'
 */
export type Schema =
  | 'string'
  | 'number'
  | 'boolean'
  | 'forbidden'
  | readonly ['required', Schema]
  | readonly number[]
  | readonly ['oneOf', readonly string[], string?]
  | readonly ['range', readonly [minimum: number, maximum: number]]
  | readonly ['list', Schema, string?]
  /** An object with any fields, all of one kind. */
  | readonly ['map', Schema]
  | readonly ['anyOf', readonly Schema[]]
  /** One after the other; the first error counts. */
  | readonly ['all', readonly Schema[]]
  | Rule
  | { readonly [field: string]: Schema };

/** A rule about a whole object: the message when it is broken. */
export type Rule = (value: Readonly<Record<string, unknown>>) => string | undefined;

/** Schemas by field; a name that none of the types has does not compile. */
export type Fields<T> = Readonly<Partial<Record<T extends unknown ? keyof T : never, Schema>>>;

/** A validator: nothing for a good (or absent) value, else its first error. */
export type Validator = (input: unknown) => ValidationError[] | undefined;

/** Makes the validator of a schema. */
export function validator(schema: Schema): Validator {
  return (input) => {
    const error = check(schema, input, 'input');
    return error && [error];
  };
}

const fail = (field: string, what = 'property is invalid', path = ''): ValidationError => ({
  message: `${field} ${what}`,
  path,
});

/**
 * The first error of a value; its path begins at the value. The path is put together on the way back from an error, so that
 * good values, of which a page may send thousands, cost no text. For the same reason these are loops.
 *
 * @param field - the name in messages; for items of a list and values of a map, that of the list or map
 */
function check(schema: Schema, value: unknown, field: string): ValidationError | undefined {
  if (schema === 'forbidden') return value === undefined ? undefined : fail(field, 'is forbidden');
  const isKind = Array.isArray(schema);
  if (value === undefined || value === null) {
    return isKind && schema[0] === 'required' ? fail(field, 'is required') : undefined;
  }
  if (typeof schema === 'string') return typeof value === schema ? undefined : fail(field, `must be a ${schema}`);
  if (isKind) return checkKind(schema as unknown as Kind, value, field);
  if (typeof schema === 'function') {
    const message = schema(value as Record<string, unknown>);
    return message ? { message, path: '' } : undefined;
  }
  if (typeof value !== 'object' || Array.isArray(value)) return fail(field, 'must be an object');
  const fields = schema as Record<string, Schema>;
  for (const key in fields) {
    const part = fields[key];
    const error = part && check(part, (value as Record<string, unknown>)[key], key);
    if (error) return at(key, error);
  }
  return undefined;
}

/** A schema of the form `[kind, …]`. */
type Kind = readonly [kind: unknown, inner: unknown, what?: string];

/** Checks what it says. */
function checkKind(schema: Kind, value: unknown, field: string): ValidationError | undefined {
  const inner = schema[1];
  switch (schema[0]) {
    case 'required':
      return check(inner as Schema, value, field);
    case 'all':
      for (const part of inner as Schema[]) {
        const error = check(part, value, field);
        if (error) return error;
      }
      return undefined;
    case 'anyOf':
      for (const part of inner as Schema[]) {
        if (!check(part, value, field)) return undefined;
      }
      return fail(field);
    case 'list': {
      if (!Array.isArray(value)) return fail(field, schema[2]);
      for (let index = 0; index < value.length; index += 1) {
        const error = check(inner as Schema, value[index], field);
        if (error) return at(index, fail(field, schema[2], error.path));
      }
      return undefined;
    }
    case 'map':
      if (typeof value !== 'object' || Array.isArray(value)) return fail(field, 'must be an object');
      for (const [key, item] of Object.entries(value ?? {})) {
        const error = check(inner as Schema, item, field);
        if (error) return at(key, error);
      }
      return undefined;
    case 'range': {
      const [minimum, maximum] = inner as [number, number];
      return (
        check('number', value, field) ??
        ((value as number) > maximum || (value as number) < minimum
          ? fail(field, `must be a number between ${minimum} and ${maximum}`)
          : undefined)
      );
    }
    case 'oneOf':
      return (
        check('string', value, field) ?? ((inner as unknown[]).includes(value) ? undefined : fail(field, schema[2]))
      );
    default:
      return (
        check('number', value, field) ?? ((schema as readonly unknown[]).includes(value) ? undefined : fail(field))
      );
  }
}

/** The error of a part, with the way to it. */
function at(key: string | number, { message, path }: ValidationError): ValidationError {
  return { message, path: path ? `${key}.${path}` : `${key}` };
}
