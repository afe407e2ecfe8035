import { EmbedError } from '../errors';
import { Filter, FilterType, type PrimitiveValueType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { FilterKeyTarget, FilterTarget } from './target';

/** How a basic filter compares: one of the values, none of them, or no restriction. */
export type BasicFilterOperators = 'In' | 'NotIn' | 'All';

/** Keeps the rows whose value is, or is not, in a list. */
export interface BasicFilter extends Filter {
  /** The kind: `FilterType.Basic`. */
  filterType: typeof FilterType.Basic;
  /** One of the values, none of them, or no restriction. */
  operator: BasicFilterOperators;
  /** The list; empty with 'All'. */
  values: PrimitiveValueType[];
  /** The user may choose only one value. Default false. */
  requireSingleSelection?: boolean;
}

/** A basic filter that names its values by key columns too. */
export interface BasicFilterWithKeys extends BasicFilter {
  /** A column or level with keys. */
  target: FilterKeyTarget;
  /** For each value its keys, in the order of `target.keys`. */
  keyValues: PrimitiveValueType[][];
}

/** Arguments of `new BasicFilter`: the values one by one or as one array. */
export type BasicFilterArguments = [
  target: FilterTarget,
  operator: BasicFilterOperators,
  ...values: (PrimitiveValueType | PrimitiveValueType[])[],
];

/**
 * Makes a basic filter.
 *
 * @example
 * new BasicFilter({ table: 'Staff', column: 'Location' }, 'In', 'Leeds', 'York')
 */
export const BasicFilter: ModelClass<BasicFilterArguments, BasicFilter> = /* @__PURE__ */ modelClass(
  Filter,
  'basic',
  (target, operator, ...values) => {
    if (!values.length && operator !== 'All') {
      throw new EmbedError('invalidFilter', 'values must be a non-empty array unless your operator is "All".');
    }
    return {
      target,
      filterType: FilterType.Basic,
      operator,
      values: Array.isArray(values[0]) ? values[0] : (values as PrimitiveValueType[]),
      requireSingleSelection: false,
    };
  },
);

/** Arguments of `new BasicFilterWithKeys`: `keyValues` holds for each value its keys, in the order of `target.keys`. */
export type BasicFilterWithKeysArguments = [
  target: FilterKeyTarget,
  operator: BasicFilterOperators,
  values: PrimitiveValueType | PrimitiveValueType[],
  keyValues: PrimitiveValueType[][],
];

/** Makes a basic filter that names its values by key columns too. */
export const BasicFilterWithKeys: ModelClass<BasicFilterWithKeysArguments, BasicFilterWithKeys> =
  /* @__PURE__ */ withKeys();

// A function, so that bundlers can drop the class: they keep a class that extends the result of a call.
function withKeys(): typeof BasicFilterWithKeys {
  return class extends BasicFilter {
    constructor(...[target, operator, values, keyValues]: BasicFilterWithKeysArguments) {
      super(target, operator, values);
      Object.assign(this, { keyValues: checkedKeys(target, keyValues) });
    }
  } as unknown as typeof BasicFilterWithKeys;
}

// Untyped code may leave out keys and values alike.
function checkedKeys(
  { keys }: Partial<FilterKeyTarget>,
  keyValues: (PrimitiveValueType[] | undefined)[] | undefined,
): unknown {
  const count = keys?.length ?? 0;
  if (count && !keyValues) {
    throw new EmbedError(
      'invalidFilter',
      `You should pass the values to be filtered for each key. You passed: no values and ${count} keys`,
    );
  }
  if (!count && keyValues?.length) {
    throw new EmbedError(
      'invalidFilter',
      "You passed key values but your target object doesn't contain the keys to be filtered",
    );
  }
  const wrong = keyValues?.find((values) => values && values.length !== count);
  if (wrong) {
    throw new EmbedError(
      'invalidFilter',
      `Each tuple of key values should contain a value for each of the keys. You passed: ${wrong.length} values and ${count} keys`,
    );
  }
  return keyValues;
}
