import { schemaUrl } from '../provider';

/** Conversion to the plain form that is sent to the frame. */
export interface Serializable<Json> {
  /** Returns the filter or selector as a plain object. */
  toJSON(): Json;
}

/**
 * Filter or selector class. The own properties of an instance are exactly the fields of its JSON form, so an instance
 * can be passed, cloned and posted like a plain object.
 */
export type ModelClass<Args extends unknown[], Json> =
  // A constructor type instead of an interface: editors then show the docstring of the filter or selector class on `new`.
  (new (...args: Args) => Json & Serializable<Json>) & {
    /** Value of `$schema` in all instances. */
    readonly schemaUrl: string;
  };

/** Abstract base class of classes whose instances have the type `Json`. */
export type ModelBase<Json> = abstract new () => Json;

/** Creates an abstract base class. */
export function modelBase<Json>(): ModelBase<Json> {
  // oxlint-disable-next-line typescript/no-extraneous-class -- its only use is `instanceof`
  return class {} as unknown as ModelBase<Json>;
}

/**
 * Creates a filter or selector class.
 *
 * @param base - base class, for `instanceof`
 * @param kind - last part of the `$schema` value
 * @param fields - maps the constructor arguments to the fields other than `$schema`
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
