import { schemaUrl } from '../provider';

/** What objects of the filter and selector classes can do. */
export interface Serializable<Json> {
  /** The plain object that is sent. */
  toJSON(): Json;
}

/**
 * A filter or selector class. Its instances hold exactly the fields of the JSON form as own properties, so they can be
 * passed, cloned and posted wherever the JSON form is expected.
 */
export interface ModelClass<Args extends unknown[], Json> {
  /**
   * Makes an object of the JSON form.
   *
   * @throws EmbedError `invalidFilter` for arguments that make no sense together
   */
  new (...args: Args): Json & Serializable<Json>;
  /** The `$schema` of the instances. */
  readonly schemaUrl: string;
}

/** An abstract base of classes whose instances are `Json`. */
export type ModelBase<Json> = abstract new () => Json;

/** Makes the abstract base of a family of classes. */
export function modelBase<Json>(): ModelBase<Json> {
  // eslint-disable-next-line @typescript-eslint/no-extraneous-class -- its only use is `instanceof`
  return class {} as unknown as ModelBase<Json>;
}

/**
 * Makes a filter or selector class.
 *
 * @param base - the family's base, for `instanceof`
 * @param kind - last part of the `$schema` value
 * @param fields - turns the constructor's arguments into the other fields
 */
export function modelClass<Args extends unknown[], Json>(
  base: ModelBase<unknown>,
  kind: string,
  fields: (...args: Args) => Omit<Json, '$schema'>,
): ModelClass<Args, Json> {
  const $schema = schemaUrl + kind;
  return class extends (base as new () => object) {
    static readonly schemaUrl = $schema;
    constructor(...args: Args) {
      super();
      Object.assign(this, { $schema }, fields(...args));
    }
    toJSON(): object {
      return Object.assign({}, this);
    }
  } as unknown as ModelClass<Args, Json>;
}
