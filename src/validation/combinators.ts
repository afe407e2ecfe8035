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
    const error = check(schema, input, 'input', '');
    return error && [error];
  };
}

/** @param field - the name in messages; for items of a list and values of a map, that of the list or map */
function check(schema: Schema, value: unknown, field: string, path: string): ValidationError | undefined {
  const fail = (what = 'property is invalid', at = path): ValidationError => ({
    message: `${field} ${what}`,
    path: at,
  });
  const inside = (key: string | number, part: Schema, item: unknown, name = field): ValidationError | undefined =>
    check(part, item, name, path ? `${path}.${key}` : `${key}`);

  if (schema === 'forbidden') return value === undefined ? undefined : fail('is forbidden');
  const [kind, inner, what] = (Array.isArray(schema) ? schema : []) as unknown as [unknown, never, string?];
  if (value === undefined || value === null) return kind === 'required' ? fail('is required') : undefined;
  if (typeof schema === 'string') return typeof value === schema ? undefined : fail(`must be a ${schema}`);
  if (typeof schema === 'function') {
    const message = schema(value as Record<string, unknown>);
    return message ? { message, path } : undefined;
  }
  switch (kind) {
    case 'required':
      return check(inner, value, field, path);
    case 'all':
      return first(inner, (part: Schema) => check(part, value, field, path));
    case 'anyOf':
      return (inner as Schema[]).some((part) => !check(part, value, field, path)) ? undefined : fail();
    case 'list': {
      if (!Array.isArray(value)) return fail(what);
      const error = first((value as unknown[]).entries(), ([index, item]) => inside(index, inner, item));
      return error && fail(what, error.path);
    }
    case 'map':
      return check({}, value, field, path) ?? first(Object.entries(value), ([key, item]) => inside(key, inner, item));
    case 'range': {
      const [minimum, maximum] = inner as [number, number];
      return (
        check('number', value, field, path) ??
        ((value as number) > maximum || (value as number) < minimum
          ? fail(`must be a number between ${minimum} and ${maximum}`)
          : undefined)
      );
    }
    case 'oneOf':
      return check('string', value, field, path) ?? ((inner as unknown[]).includes(value) ? undefined : fail(what));
    case undefined:
      if (typeof value !== 'object' || Array.isArray(value)) return fail('must be an object');
      return first(Object.entries(schema as Record<string, Schema>), ([key, part]) =>
        inside(key, part, (value as Record<string, unknown>)[key], key),
      );
    default:
      return check('number', value, field, path) ?? ((schema as unknown[]).includes(value) ? undefined : fail());
  }
}

/** The first error that is found among items. */
function first<Item>(
  items: Iterable<Item>,
  find: (item: Item) => ValidationError | undefined,
): ValidationError | undefined {
  for (const item of items) {
    const error = find(item);
    if (error) return error;
  }
  return undefined;
}
