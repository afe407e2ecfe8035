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

/** Makes the validator of a schema. The schema is compiled when the first value comes. */
export function validator(schema: Schema): Validator {
  return (input) => {
    const error = compile(schema)(input, 'input');
    return error && [error];
  };
}

/**
 * Finds the first error of a value; its path begins at the value.
 *
 * @param field - the name in messages; for items of a list and values of a map, that of the list or map. An empty one
 *   makes it a trial, as one alternative of several: only whether there is an error counts, and none is put together.
 */
type Check = (value: unknown, field: string) => ValidationError | undefined;

/** A schema of the form `[kind, …]`. */
type Kind = readonly [kind: unknown, inner: unknown, what?: string];

/** The error of a trial. */
const refused: ValidationError = { message: '', path: '' };

const fail = (field: string, what = 'property is invalid', path = ''): ValidationError =>
  field ? { message: `${field} ${what}`, path } : refused;

/** The error of a part, with the way to it. */
function at(key: string | number, error: ValidationError): ValidationError {
  const { message, path } = error;
  return error === refused ? error : { message, path: path ? `${key}.${path}` : `${key}` };
}

const compiled = new Map<Schema, Check>();

/**
 * The check of a schema, made once. A page may send thousands of values: closures over what a schema says take three quarters
 * of the time of reading it for each value, and a path is put together only on the way back from an error, so that good values
 * cost no text. For the same reason there are loops where an array's method would be shorter.
 */
function compile(schema: Schema): Check {
  let check = compiled.get(schema);
  if (!check) {
    // a schema that contains itself finds this one, which asks for the check when that is there
    compiled.set(schema, (value, field) => compile(schema)(value, field));
    check = checkOf(schema);
    compiled.set(schema, check);
  }
  return check;
}

function checkOf(schema: Schema): Check {
  if (schema === 'forbidden') return (value, field) => (value === undefined ? undefined : fail(field, 'is forbidden'));
  const kind = Array.isArray(schema) ? (schema as unknown as Kind) : undefined;
  const isRequired = kind?.[0] === 'required';
  const check = isRequired ? compile(kind[1] as Schema) : kind ? checkOfKind(kind) : checkOfPlain(schema);
  return (value, field) =>
    value === undefined || value === null ? (isRequired ? fail(field, 'is required') : undefined) : check(value, field);
}

/** The check of a type, a rule or a record, for values that are there. */
function checkOfPlain(schema: Schema): Check {
  if (typeof schema === 'string') {
    return (value, field) => (typeof value === schema ? undefined : fail(field, `must be a ${schema}`));
  }
  if (typeof schema === 'function') {
    return (value) => {
      const message = schema(value as Record<string, unknown>);
      return message ? { message, path: '' } : undefined;
    };
  }
  const parts = Object.entries(schema as Record<string, Schema>).map(([key, part]) => [key, compile(part)] as const);
  return (value, field) => {
    if (typeof value !== 'object' || Array.isArray(value)) return fail(field, 'must be an object');
    for (const [key, check] of parts) {
      const error = check((value as Record<string, unknown>)[key], field && key);
      if (error) return at(key, error);
    }
    return undefined;
  };
}

/** The check of what a pair or a list of numbers says, for values that are there. */
function checkOfKind(schema: Kind): Check {
  const [kind, inner, what] = schema;
  switch (kind) {
    case 'all': {
      const checks = (inner as Schema[]).map(compile);
      return (value, field) => {
        for (const check of checks) {
          const error = check(value, field);
          if (error) return error;
        }
        return undefined;
      };
    }
    case 'anyOf': {
      const checks = (inner as Schema[]).map(compile);
      return (value, field) => {
        for (const check of checks) {
          if (!check(value, '')) return undefined;
        }
        return fail(field);
      };
    }
    case 'list': {
      const check = compile(inner as Schema);
      return (value, field) => {
        if (!Array.isArray(value)) return fail(field, what);
        for (let index = 0; index < value.length; index += 1) {
          const error = check(value[index], field);
          if (error) return at(index, fail(field, what, error.path));
        }
        return undefined;
      };
    }
    case 'map': {
      const check = compile(inner as Schema);
      return (value, field) => {
        if (typeof value !== 'object' || Array.isArray(value)) return fail(field, 'must be an object');
        for (const [key, item] of Object.entries(value ?? {})) {
          const error = check(item, field);
          if (error) return at(key, error);
        }
        return undefined;
      };
    }
    case 'range': {
      // NaN is no fault to the published validators
      const [minimum, maximum] = inner as [number, number];
      return typed(
        'number',
        (value: number) => !(value < minimum || value > maximum),
        `must be a number between ${minimum} and ${maximum}`,
      );
    }
    case 'oneOf':
      return typed('string', (value: string) => (inner as unknown[]).includes(value), what);
    default:
      return typed('number', (value: number) => (schema as readonly unknown[]).includes(value));
  }
}

/** The check of a type and of what else its values must be. */
function typed(type: 'string' | 'number', isGood: (value: never) => boolean, what?: string): Check {
  const check = compile(type);
  return (value, field) => check(value, field) ?? (isGood(value as never) ? undefined : fail(field, what));
}
