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

const pass: Check = () => undefined;

/** The error of a part, with the way to it. */
function at(key: string | number, error: ValidationError): ValidationError {
  const { message, path } = error;
  return error === refused ? error : { message, path: path ? `${key}.${path}` : `${key}` };
}

const compiled = new Map<Schema, Check>();

/**
 * The check of a schema, made once. A page may send thousands of values, most of them before the engine has warmed up:
 * closures over what a schema says take three quarters of the time of reading it for each value. At first a chain of them, one
 * for each field or alternative, takes a third of the time of a loop over them; so the one loop, over the items of a list,
 * goes by index. A path is put together only on the way back from an error, so that good values cost no text.
 */
function compile(schema: Schema): Check {
  let check = compiled.get(schema);
  if (!check) compiled.set(schema, (check = checkOf(schema)));
  return check;
}

function checkOf(schema: Schema): Check {
  if (schema === 'forbidden') return (value, field) => (value === undefined ? undefined : fail(field, 'is forbidden'));
  const kind = Array.isArray(schema) ? (schema as unknown as Kind) : undefined;
  const isRequired = kind?.[0] === 'required';
  const inner = isRequired ? (kind[1] as Schema) : schema;
  const check = Array.isArray(inner) ? checkOfKind(inner as unknown as Kind) : checkOfPlain(inner);
  return (value, field) =>
    value === undefined || value === null ? (isRequired ? fail(field, 'is required') : undefined) : check(value, field);
}

/** The check of a type, a rule or a record, for values that are there. */
function checkOfPlain(schema: Schema): Check {
  if (typeof schema === 'string') return typed(schema);
  if (typeof schema === 'function') {
    return (value) => {
      const message = schema(value as Record<string, unknown>);
      return message ? { message, path: '' } : undefined;
    };
  }
  const fields = Object.entries(schema as Record<string, Schema>).reduceRight<Check>((others, [key, part]) => {
    // not before the first value: a record may contain itself
    let check: Check | undefined;
    return (value, field) => {
      check ??= compile(part);
      const error = check((value as Record<string, unknown>)[key], field && key);
      return error ? at(key, error) : others(value, field);
    };
  }, pass);
  return ofObject(fields);
}

/** The check of what a pair or a list of numbers says, for values that are there. */
function checkOfKind(schema: Kind): Check {
  const [kind, inner, what] = schema;
  switch (kind) {
    case 'all':
      return (inner as Schema[])
        .map(compile)
        .reduceRight<Check>((others, check) => (value, field) => check(value, field) ?? others(value, field), pass);
    case 'anyOf':
      return (inner as Schema[]).map(compile).reduceRight<Check>(
        (others, check) => (value, field) => check(value, '') && others(value, field),
        (_value, field) => fail(field),
      );
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
      return ofObject((value, field) => {
        for (const [key, item] of Object.entries(value as object)) {
          const error = check(item, field);
          if (error) return at(key, error);
        }
        return undefined;
      });
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

/** The check of an object's parts. */
const ofObject =
  (check: Check): Check =>
  (value, field) =>
    typeof value !== 'object' || Array.isArray(value) ? fail(field, 'must be an object') : check(value, field);

/** The check of a type and of what else its values must be. */
function typed(type: string, isGood?: (value: never) => boolean, what?: string): Check {
  return (value, field) =>
    typeof value !== type
      ? fail(field, `must be a ${type}`)
      : !isGood || isGood(value as never)
        ? undefined
        : fail(field, what);
}
