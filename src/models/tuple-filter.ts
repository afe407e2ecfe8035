import { Filter, FilterType, type PrimitiveValueType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { TupleFilterTarget } from './target';

/** Comparison operator of a tuple filter. */
export type TupleFilterOperators = 'In';

/** Element of a tuple. */
export interface TupleElementValue {
  /** Value of the target's column. */
  value: PrimitiveValueType;
  /** Key values, if the target has key columns. */
  keyValues?: PrimitiveValueType[];
}
/** Tuple: one element per target. */
export type TupleValueType = TupleElementValue[];

/** Filter that keeps the rows in which the values of several columns match one of the tuples. */
export interface TupleFilter extends Filter {
  /** Always `FilterType.Tuple`. */
  filterType: typeof FilterType.Tuple;
  /** Comparison operator. */
  operator: TupleFilterOperators;
  /** Columns to compare. */
  target: TupleFilterTarget;
  /** Tuples to keep. */
  values: TupleValueType[];
}

/** Arguments of `new TupleFilter`. */
export type TupleFilterArguments = [
  target: TupleFilterTarget,
  operator: TupleFilterOperators,
  values: TupleValueType[],
];

/**
 * Creates a filter from the columns, the operator and the tuples.
 *
 * @example
 * new TupleFilter(
 *   [
 *     { table: 'Staff', column: 'Location' },
 *     { table: 'Staff', column: 'Contract' },
 *   ],
 *   'In',
 *   [[{ value: 'Leeds' }, { value: 'Full-time' }]],
 * );
 */
export const TupleFilter: ModelClass<TupleFilterArguments, TupleFilter> = /* @__PURE__ */ modelClass(
  Filter,
  'tuple',
  (target, operator, values) => ({ target, filterType: FilterType.Tuple, operator, values }),
);
