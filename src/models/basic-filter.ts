import { EmbedError } from '../errors';
import { Filter, FilterType, type PrimitiveValueType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { FilterKeyTarget, FilterTarget } from './target';

/**
 * Comparison operator of a basic filter. `'In'` keeps the rows with a listed value, `'NotIn'` removes them, and `'All'` keeps
 * every row.
 */
export type BasicFilterOperators = 'In' | 'NotIn' | 'All';

/** Filter that keeps or removes the rows whose value is in a list. */
export interface BasicFilter extends Filter {
  /** Always `FilterType.Basic`. */
  filterType: typeof FilterType.Basic;
  /** Comparison operator. */
  operator: BasicFilterOperators;
  /** Listed values. Empty for `'All'`. */
  values: PrimitiveValueType[];
  /** Whether users can select only one value in the filter pane. Default: `false`. */
  requireSingleSelection?: boolean;
}

/** Basic filter whose values are identified by key columns. */
export interface BasicFilterWithKeys extends BasicFilter {
  /** Column or hierarchy level with its key columns. */
  target: FilterKeyTarget;
  /** For each of the values, its key values in the order of `target.keys`. */
  keyValues: PrimitiveValueType[][];
}

/** Arguments of `new BasicFilter`. Values can be passed separately or as one array. */
export type BasicFilterArguments = [
  target: FilterTarget,
  operator: BasicFilterOperators,
  ...values: (PrimitiveValueType | PrimitiveValueType[])[],
];

/**
 * Creates a filter from the target, the operator and the values (separately or as one array). For the operator
 * `'All'`, the values can be omitted.
 *
 * @throws {EmbedError} `invalidFilter` if there are no values and the operator is not `'All'`
 *
 * @example
 * new BasicFilter({ table: 'Staff', column: 'Location' }, 'In', 'Leeds', 'York');
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

/**
 * Arguments of `new BasicFilterWithKeys`. For each of the values, `keyValues` contains its key values in the order of
 * `target.keys`.
 */
export type BasicFilterWithKeysArguments = [
  target: FilterKeyTarget,
  operator: BasicFilterOperators,
  values: PrimitiveValueType | PrimitiveValueType[],
  keyValues: PrimitiveValueType[][],
];

/**
 * Creates a filter from the target with its key columns, the operator, the values, and the key values for each of the values.
 *
 * @throws {EmbedError} `invalidFilter` if the key values or the target's keys are missing, or if the number of key values does
 *   not match the number of key columns
 *
 * @example
 * new BasicFilterWithKeys(
 *   { table: 'Staff', column: 'Name', keys: ['StaffId'] },
 *   'In',
 *   ['Ada Byron', 'Alan Mathison'],
 *   [[17], [23]],
 * );
 */
export const BasicFilterWithKeys: ModelClass<BasicFilterWithKeysArguments, BasicFilterWithKeys> =
  /* @__PURE__ */ withKeys();

// Created inside a function, because bundlers keep a top-level class that extends the result of a call.
function withKeys(): typeof BasicFilterWithKeys {
  return class extends BasicFilter {
    constructor(...[target, operator, values, keyValues]: BasicFilterWithKeysArguments) {
      super(target, operator, values);
      Object.assign(this, { keyValues: checkedKeys(target, keyValues) });
    }
  } as unknown as typeof BasicFilterWithKeys;
}

// Callers without type checking can omit the keys and the key values.
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
  const mismatch = keyValues?.find((values) => values && values.length !== count);
  if (mismatch) {
    throw new EmbedError(
      'invalidFilter',
      `Each tuple of key values should contain a value for each of the keys. You passed: ${mismatch.length} values and ${count} keys`,
    );
  }
  return keyValues;
}
