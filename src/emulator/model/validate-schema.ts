import type { JsonSchema, SchemaType } from './json-schema';

/** Mismatch between a value and its schema. */
export interface SchemaError {
  /** The named objects that contain the property, outermost first, such as "page 'main'". */
  path: readonly string[];
  /** The property within the innermost object, such as 'layout.width'. Empty for the object itself. */
  field: string;
  /** Error message, such as 'must be a number; received null'. */
  message: string;
}

type Location = Pick<SchemaError, 'path' | 'field'>;

/**
 * Validates a value against a schema. Returns the first error for each property, or an empty list for a valid value.
 *
 * @param root - schema whose `definitions` are used to resolve references; default `schema`
 */
export function validateSchema(schema: JsonSchema, value: unknown, root: JsonSchema = schema): SchemaError[] {
  const validation = new Validation(root);
  validation.validate(validation.resolve(schema), value, { path: [], field: '' });
  return validation.errors;
}

/** Formats an error as a message for content authors. `root` is the name of the outermost object. */
export function formatSchemaError({ path, field, message }: SchemaError, root: string): string {
  if (field === '') return `${path.length > 0 ? path.join(', ') : root}: ${message}`;
  return path.length > 0 ? `${path.join(', ')}, field '${field}' ${message}` : `${root}: field '${field}' ${message}`;
}

class Validation {
  readonly errors: SchemaError[] = [];
  readonly #root: JsonSchema;

  constructor(root: JsonSchema) {
    this.#root = root;
  }

  resolve(schema: JsonSchema): JsonSchema {
    if (schema.$ref === undefined) return schema;
    const name = schema.$ref.slice('#/definitions/'.length);
    const definition = this.#root.definitions?.[name];
    if (!definition) throw new Error(`The schema has no definition '${name}'.`);
    return this.resolve(definition);
  }

  validate(schema: JsonSchema, value: unknown, location: Location): void {
    const add = (message: string): void => void this.errors.push({ ...location, message });
    const errorCount = this.errors.length;
    const isExpected = schema.enum ? schema.enum.includes(value as string) : hasType(schema.type, value);
    const tooShort = typeof value === 'string' && value.length < (schema.minLength ?? 0);
    if (!isExpected || tooShort) {
      add(`must be ${describe(schema)}; received ${quote(value)}`);
      return;
    }
    if (typeof value === 'number') {
      const { minimum = -Infinity, maximum = Infinity } = schema;
      if (value < minimum || value > maximum) add(`must be ${describeRange(schema)}; received ${String(value)}`);
    } else if (Array.isArray(value)) this.#validateItems(schema, value, location);
    else if (typeof value === 'object' && value !== null)
      this.#validateProperties(schema, value as Record<string, unknown>, location);
    if (schema.anyOf && this.errors.length === errorCount) this.#validateAlternatives(schema.anyOf, value, location);
  }

  #validateItems(schema: JsonSchema, value: readonly unknown[], location: Location): void {
    const { items, minItems = 0, maxItems = Infinity } = schema;
    if (!items) return;
    const item = this.resolve(items);
    const add = (message: string): void => void this.errors.push({ ...location, message });
    if (value.length < minItems) add(`must contain at least ${String(minItems)} ${item.title ?? 'item'}`);
    if (value.length > maxItems)
      add(`must contain at most ${String(maxItems)} items; received ${String(value.length)}`);
    const isValid = simpleTest(item);
    value.forEach((each, index) => {
      if (isValid?.(each)) return;
      this.validate(item, each, itemLocation(item, each, index, location));
    });
  }

  #validateProperties(schema: JsonSchema, value: Record<string, unknown>, location: Location): void {
    const { properties = {}, required = [], additionalProperties } = schema;
    const locationOf = (name: string): Location => ({
      ...location,
      field: location.field === '' ? name : `${location.field}.${name}`,
    });
    for (const name of required) {
      if (value[name] === undefined) this.errors.push({ ...locationOf(name), message: 'is required' });
    }
    for (const [name, each] of Object.entries(value)) {
      // As in JSON, an undefined property counts as missing.
      if (each === undefined) continue;
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (property) {
        if (each !== null || !property.nullable) this.validate(this.resolve(property), each, locationOf(name));
      } else if (additionalProperties === false) {
        const knownNames = Object.keys(properties).join(', ');
        this.errors.push({ ...locationOf(name), message: `is unknown. Known fields: ${knownNames}` });
      } else if (additionalProperties) this.validate(this.resolve(additionalProperties), each, locationOf(name));
    }
  }

  #validateAlternatives(alternatives: readonly JsonSchema[], value: unknown, location: Location): void {
    const results = alternatives.map((alternative) => {
      const validation = new Validation(this.#root);
      validation.validate(this.resolve(alternative), value, location);
      return validation.errors;
    });
    if (results.some((errors) => errors.length === 0)) return;
    // The errors for a single alternative are more helpful than its name.
    if (results.length === 1) this.errors.push(...(results[0] ?? []));
    else {
      const names = alternatives.map((each) => this.resolve(each).title ?? each.description ?? 'unnamed schema');
      this.errors.push({ ...location, message: `must match one of: ${names.join(', ')}` });
    }
  }
}

/**
 * Returns a fast type check for a schema without properties or limits, or undefined for other schemas. Tables can have
 * many rows and cells, and those of the right type need no further checks.
 */
function simpleTest(schema: JsonSchema): ((value: unknown) => boolean) | undefined {
  const { type, items, title: _, description: __, ...limits } = schema;
  if (Object.keys(limits).length > 0) return undefined;
  if (!items) return (value) => hasType(type, value);
  const isItem = simpleTest(items);
  return type === 'array' && isItem ? (value) => Array.isArray(value) && value.every(isItem) : undefined;
}

/** Returns the location of an array item: by name or id for objects that have one, otherwise by index. */
function itemLocation(
  { title, properties = {} }: JsonSchema,
  value: unknown,
  index: number,
  parent: Location,
): Location {
  if (title === undefined || !('name' in properties || 'id' in properties))
    return { path: parent.path, field: `${parent.field}[${String(index)}]` };
  const { name, id } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const label = [name, id].find((each): each is string => typeof each === 'string' && each !== '');
  const step = label === undefined ? `${title} ${String(index + 1)}` : `${title} '${label}'`;
  return { path: [...parent.path, step], field: '' };
}

function typeOf(value: unknown): SchemaType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (typeof value === 'number' && !Number.isFinite(value)) return 'non-finite';
  return typeof value as SchemaType;
}

function hasType(type: JsonSchema['type'], value: unknown): boolean {
  if (type === undefined) return true;
  const types: readonly SchemaType[] = typeof type === 'string' ? [type] : type;
  return types.includes(typeOf(value)) || (types.includes('integer') && Number.isInteger(value));
}

const typeNames: Readonly<Record<SchemaType, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  null: 'null',
  object: 'an object',
  array: 'an array',
  date: 'a date',
  'non-finite': '',
};

/** Describes the values that a schema accepts, such as 'a non-empty string'. */
function describe({ type = [], enum: values, enumNames, minLength, required = [] }: JsonSchema): string {
  if (values)
    return joinOr(
      values.map((value, index) => (enumNames ? `${String(value)} (${enumNames[index] ?? ''})` : String(value))),
    );
  if (minLength !== undefined) return 'a non-empty string';
  if (type === 'object' && required.length > 0) return `an object with ${required.join(' and ')}`;
  const types: readonly SchemaType[] = typeof type === 'string' ? [type] : type;
  return joinOr(types.map((each) => typeNames[each]).filter((name) => name !== ''));
}

function describeRange({ minimum, maximum }: JsonSchema): string {
  if (minimum === undefined) return `at most ${String(maximum)}`;
  return maximum === undefined ? `at least ${String(minimum)}` : `between ${String(minimum)} and ${String(maximum)}`;
}

/** Quotes a value for a message, without the contents of objects and arrays. */
function quote(value: unknown): string {
  if (typeof value === 'string') return `'${value.slice(0, 60)}'`;
  const type = typeOf(value);
  return type === 'object' || type === 'array' || type === 'date' ? typeNames[type] : String(value);
}

function joinOr(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}
