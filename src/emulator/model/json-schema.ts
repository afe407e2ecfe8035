/** Subset of JSON Schema (draft 7) for describing content files, request bodies and filters. */
export interface JsonSchema {
  $schema?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: SchemaType | readonly SchemaType[];
  enum?: readonly (string | number)[];
  /** Names for the values in `enum`, used in messages. Not part of JSON Schema. */
  enumNames?: readonly string[];
  /** Whether null is treated as a missing property. Not part of JSON Schema. */
  nullable?: true;
  required?: readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  /** Schema for properties that are not in `properties`, or false if there are none. Default: any value. */
  additionalProperties?: false | JsonSchema;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  definitions?: Readonly<Record<string, JsonSchema>>;
}

/**
 * A JSON Schema type. Unlike JSON, messages between windows can also contain dates, NaN and infinite numbers, which are
 * described by 'date' and 'non-finite'.
 */
export type SchemaType =
  | 'string'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'null'
  | 'object'
  | 'array'
  | 'date'
  | 'non-finite';

/** Property schemas, by name. */
export type SchemaProperties = Readonly<Record<string, JsonSchema>>;

/**
 * Returns the schema for an object in a message. Optional properties may also be null. Other properties are allowed.
 */
export function messageObject(required: SchemaProperties, optional: SchemaProperties = {}): JsonSchema {
  const nullable = Object.entries(optional).map(([name, schema]) => [name, { ...schema, nullable: true }] as const);
  return {
    type: 'object',
    required: Object.keys(required),
    properties: { ...required, ...Object.fromEntries(nullable) },
  };
}

/** Returns the schema for an array. */
export function arrayOf(items: JsonSchema, limits: Pick<JsonSchema, 'maxItems'> = {}): JsonSchema {
  return { type: 'array', items, ...limits };
}

/** Returns the schema for an object whose properties have any names. */
export function mapOf(values: JsonSchema): JsonSchema {
  return { type: 'object', additionalProperties: values };
}

/** Returns the schema for the keys of a lookup table. */
export function keyOf(table: object): JsonSchema {
  return { enum: Object.keys(table) };
}

/** Returns the schema for the values of a numeric enumeration. */
export function valueOf(enumeration: Readonly<Record<string, number>>): JsonSchema {
  return { enum: Object.values(enumeration), enumNames: Object.keys(enumeration) };
}
