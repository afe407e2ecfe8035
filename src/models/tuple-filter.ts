import { Filter, FilterType, type PrimitiveValueType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { TupleFilterTarget } from './target';

/** How a tuple filter compares. */
export type TupleFilterOperators = 'In';

/** One value of a tuple. */
export interface TupleElementValue {
  /** The value. */
  value: PrimitiveValueType;
  /** Its keys, if the target has keys. */
  keyValues?: PrimitiveValueType[];
}
/** One value for each target. */
export type TupleValueType = TupleElementValue[];

/** Keeps the rows whose values of several columns form one of the tuples. */
export interface TupleFilter extends Filter {
  /** The kind: `FilterType.Tuple`. */
  filterType: typeof FilterType.Tuple;
  /** How it compares. */
  operator: TupleFilterOperators;
  /** The columns. */
  target: TupleFilterTarget;
  /** The tuples. */
  values: TupleValueType[];
}

/** Arguments of `new TupleFilter`. */
export type TupleFilterArguments = [
  target: TupleFilterTarget,
  operator: TupleFilterOperators,
  values: TupleValueType[],
];

/** Makes a filter of several columns at once. */
export const TupleFilter: ModelClass<TupleFilterArguments, TupleFilter> = /* @__PURE__ */ modelClass(
  Filter,
  'tuple',
  (target, operator, values) => ({ target, filterType: FilterType.Tuple, operator, values }),
);
