import type { ValidationError } from '../errors';

/**
 * What a value must be, as plain data: a schema costs no call at import, so a bundler drops the unused ones.
 * An absent value (undefined or null) passes, unless it is `required`.
 */
export type Schema =
  | 'string'
  | 'number'
  | 'boolean'
  /** A list of texts; unlike `list`, its message says so. */
  | 'strings'
  /** The value must be undefined. */
  | 'forbidden'
  | { readonly required: Schema }
  /** One of some values of one type; `message` replaces '… property is invalid'. */
  | { readonly oneOf: readonly (string | number)[]; readonly message?: string }
  | { readonly range: readonly [minimum: number, maximum: number] }
  | { readonly list: Schema | (() => Schema) }
  /** An object with arbitrary keys. */
  | { readonly map: Schema }
  | { readonly anyOf: readonly Schema[] }
  | ObjectSchema;

/** An object: its fields are checked in order, the first error counts; fields that are not named are ignored. */
export interface ObjectSchema<T = Record<string, unknown>> {
  readonly object: Fields<T>;
  /** A rule about the whole object, checked before its fields; gives the message. */
  readonly before?: (value: Record<string, unknown>) => string | undefined;
  /** A rule about the whole object, checked after its fields; gives the message. */
  readonly after?: (value: Record<string, unknown>) => string | undefined;
  /** What the object must be besides. */
  readonly also?: Schema;
}

/** Schemas by field; a name that none of the types has does not compile. */
export type Fields<T> = { readonly [Field in T extends unknown ? keyof T : never]?: Schema };

/** A validator: nothing for a good (or absent) value, else its first error. */
export type Validator = (input: unknown) => ValidationError[] | undefined;

/** Makes the validator of a schema. */
export function validator(schema: Schema): Validator {
  return (input) => {
    const error = check(schema, input, 'input', '');
    return error && [error];
  };
}

/** @param field - the name in messages; for items and values of a map that of the list or map */
function check(schema: Schema, value: unknown, field: string, path: string): ValidationError | undefined {
  const fail = (what: string, at = path): ValidationError => ({ message: `${field} ${what}`, path: at });
  const invalid = (at?: string): ValidationError => fail('property is invalid', at);

  if (schema === 'forbidden') return value === undefined ? undefined : fail('is forbidden');
  if (value === undefined || value === null)
    return typeof schema === 'object' && 'required' in schema ? fail('is required') : undefined;
  if (schema === 'strings') {
    return Array.isArray(value) && value.every((item) => check('string', item, field, path) === undefined)
      ? undefined
      : fail('must be an array of strings');
  }
  if (typeof schema === 'string') return typeof value === schema ? undefined : fail(`must be a ${schema}`);
  if ('required' in schema) return check(schema.required, value, field, path);
  if ('oneOf' in schema) {
    const { oneOf, message } = schema;
    if (typeof value !== typeof oneOf[0]) return fail(`must be a ${typeof oneOf[0]}`);
    if (oneOf.includes(value as string | number)) return undefined;
    return message ? { message, path } : invalid();
  }
  if ('range' in schema) {
    const [minimum, maximum] = schema.range;
    if (typeof value !== 'number') return fail('must be a number');
    return value > maximum || value < minimum ? fail(`must be a number between ${minimum} and ${maximum}`) : undefined;
  }
  if ('anyOf' in schema) {
    return schema.anyOf.some((choice) => !check(choice, value, field, path)) ? undefined : invalid();
  }
  if ('list' in schema) {
    if (!Array.isArray(value)) return invalid();
    const item = typeof schema.list === 'function' ? schema.list() : schema.list;
    const error = first(value.keys(), (index) => check(item, value[index], field, join(path, index)));
    return error && invalid(error.path);
  }
  if (typeof value !== 'object' || Array.isArray(value)) return fail('must be an object');
  const parts = value as Record<string, unknown>;
  if ('map' in schema) {
    return first(Object.keys(parts), (key) => check(schema.map, parts[key], field, join(path, key)));
  }
  const rule = (message: string | undefined): ValidationError | undefined => (message ? { message, path } : undefined);
  return (
    rule(schema.before?.(parts)) ??
    first(Object.entries(schema.object), ([name, part]) =>
      check(part as Schema, parts[name], name, join(path, name)),
    ) ??
    rule(schema.after?.(parts)) ??
    (schema.also && check(schema.also, value, field, path))
  );
}

const join = (path: string, key: string | number): string => (path ? `${path}.${key}` : `${key}`);

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
