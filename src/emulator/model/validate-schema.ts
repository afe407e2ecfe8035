import { type JsonSchema, type JsonType, contentSchema } from './schema';

/** Where a value does not fit its schema: places for people ("page 'main'"), the field, and what is wrong. */
export interface SchemaError {
  /** The things that hold the field, from the outside inwards. */
  places: readonly string[];
  /** As 'layout.width'; empty for the thing itself. */
  field: string;
  /** What is wrong, as 'must be a number'. */
  what: string;
}

interface Place {
  places: readonly string[];
  field: string;
}

/** Compares a value with a definition of the content schema; the first misfit of each field, none for a sound one. */
export function findMisfits(definition: string, value: unknown): SchemaError[] {
  const misfits: SchemaError[] = [];
  compare(resolve({ $ref: `#/definitions/${definition}` }), value, { places: [], field: '' }, misfits);
  return misfits;
}

function resolve(schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.slice('#/definitions/'.length);
  const found = contentSchema.definitions?.[name];
  if (!found) throw new Error(`The content schema has no definition '${name}'`);
  return resolve(found);
}

const typeOf = (value: unknown): JsonType => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : (typeof value as JsonType);
};

const words: Record<JsonType, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  object: 'an object',
  array: 'an array',
};

function fits(type: JsonSchema['type'], value: unknown): boolean {
  if (type === undefined) return true;
  const actual = typeOf(value);
  const known = typeof type === 'string' ? type === actual : type.includes(actual);
  // NaN and the infinities are no JSON.
  return known && (actual !== 'number' || Number.isFinite(value));
}

function expectation({ type, enum: values, minLength }: JsonSchema): string {
  if (values) return `must be one of ${values.join(', ')}`;
  const types = type === undefined ? [] : typeof type === 'string' ? [type] : type;
  return `must be ${types.map((each) => words[each]).join(', ')}${minLength === undefined ? '' : ' that is not empty'}`;
}

function compare(schema: JsonSchema, value: unknown, at: Place, misfits: SchemaError[]): void {
  const say = (what: string): void => void misfits.push({ ...at, what });
  if (schema.enum && !schema.enum.includes(value as string)) {
    const name = at.field.split('.').at(-1) ?? '';
    misfits.push({
      places: at.places,
      field: '',
      what: `unknown ${name} '${printed(value)}'; use ${schema.enum.join(', ')}`,
    });
    return;
  }
  if (!fits(schema.type, value)) {
    say(expectation(schema));
    return;
  }
  if (typeof value === 'string' && value.length < (schema.minLength ?? 0)) say(expectation(schema));
  if (typeof value === 'number') {
    if (value < (schema.minimum ?? -Infinity)) say(`must be at least ${String(schema.minimum)}`);
    if (value > (schema.maximum ?? Infinity)) say(`must be at most ${String(schema.maximum)}`);
  }
  const before = misfits.length;
  if (Array.isArray(value)) compareItems(schema, value, at, misfits);
  else if (typeof value === 'object' && value !== null)
    compareFields(schema, value as Record<string, unknown>, at, misfits);
  if (schema.anyOf && misfits.length === before) compareForms(schema.anyOf, value, at, misfits);
}

const printed = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function compareItems(
  { items, minItems = 0 }: JsonSchema,
  value: readonly unknown[],
  at: Place,
  misfits: SchemaError[],
): void {
  if (!items) return;
  const item = resolve(items);
  if (value.length < minItems) misfits.push({ ...at, what: `must hold at least one ${item.title ?? 'item'}` });
  // Rows and their cells are many: each is only looked at for its type.
  const plain = !item.properties && !item.anyOf && !item.enum && !item.items;
  value.forEach((each, index) => {
    if (plain && fits(item.type, each) && !item.required) return;
    compare(item, each, itemPlace(item, each, index, at), misfits);
  });
}

function itemPlace({ title, properties }: JsonSchema, value: unknown, index: number, at: Place): Place {
  const { name, id } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const label = typeof name === 'string' && name !== '' ? name : typeof id === 'string' && id !== '' ? id : undefined;
  const isThing = title !== undefined && properties !== undefined && ('name' in properties || 'id' in properties);
  if (!isThing) return { places: at.places, field: `${at.field}[${String(index)}]` };
  return {
    places: [...at.places, label === undefined ? `${title} ${String(index + 1)}` : `${title} '${label}'`],
    field: '',
  };
}

function compareFields(schema: JsonSchema, value: Record<string, unknown>, at: Place, misfits: SchemaError[]): void {
  const { properties = {}, required = [], additionalProperties } = schema;
  const inside = (name: string): Place => ({ ...at, field: at.field === '' ? name : `${at.field}.${name}` });
  for (const name of required) {
    if (value[name] !== undefined) continue;
    const field = properties[name];
    misfits.push({ ...inside(name), what: field ? expectation(resolve(field)) : 'is missing' });
  }
  for (const [name, each] of Object.entries(value)) {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (field) {
      // A field that is undefined is one that is left out, as JSON would.
      if (each !== undefined) compare(resolve(field), each, inside(name), misfits);
    } else if (additionalProperties === false && each !== undefined) {
      misfits.push({ ...inside(name), what: `is unknown; known are ${Object.keys(properties).join(', ')}` });
    }
  }
}

function compareForms(forms: readonly JsonSchema[], value: unknown, at: Place, misfits: SchemaError[]): void {
  const found = forms.map((form) => {
    const own: SchemaError[] = [];
    compare(resolve(form), value, at, own);
    return own;
  });
  if (found.some((own) => own.length === 0)) return;
  // With one form its misfits tell more; with several, which forms there are.
  if (found.length === 1) misfits.push(...(found[0] ?? []));
  else {
    const names = forms.map((form) => resolve(form).title ?? form.description ?? 'another form');
    misfits.push({ ...at, what: `must have the form of ${names.join(' or ')}` });
  }
}

/** A misfit as a sentence of its own. */
export function describeMisfit({ places, field, what }: SchemaError, whole: string): string {
  const place = places.length > 0 ? places.join(', ') : whole;
  return field === '' ? `${place}: ${what}` : `${place}${places.length > 0 ? ', ' : ': '}field '${field}' ${what}`;
}
