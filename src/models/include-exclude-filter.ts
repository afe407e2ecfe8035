import { Filter, FilterType, type PrimitiveValueType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { IncludeExcludeFilterTarget } from './target';

/** A value, with its keys if the target has keys. */
export interface IncludeExcludeTargetValue {
  /** The value. */
  value: PrimitiveValueType;
  /** Its keys, in the order of the target's `keys`. */
  keyValues?: PrimitiveValueType[];
}
/** A point: one value for each target of its group. */
export type IncludeExcludePointType = IncludeExcludeTargetValue[];
/** The points of one group of targets. */
export type IncludeExcludePointsGroupType = IncludeExcludePointType[];
/** The points, by group of targets. */
export type IncludeExcludeFilterValuesType = IncludeExcludePointsGroupType[];

/** Keeps, or leaves out, points that a user chose in a visual. */
export interface IncludeExcludeFilter extends Filter {
  /** The kind: `FilterType.IncludeExclude`. */
  filterType: typeof FilterType.IncludeExclude;
  /** One column, or groups of targets. */
  target: IncludeExcludeFilterTarget;
  /** The values of the column, or the points of each group. */
  values: PrimitiveValueType[] | IncludeExcludeFilterValuesType;
  /** True leaves the points out, false keeps only them. */
  isExclude: boolean;
}

/** Arguments of `new IncludeExcludeFilter`. */
export type IncludeExcludeFilterArguments = [
  target: IncludeExcludeFilterTarget,
  isExclude: boolean,
  values: PrimitiveValueType[] | IncludeExcludeFilterValuesType,
];

/** Makes a filter of chosen points. */
export const IncludeExcludeFilter: ModelClass<IncludeExcludeFilterArguments, IncludeExcludeFilter> =
  /* @__PURE__ */ modelClass(Filter, 'includeExclude', (target, isExclude, values) => ({
    target,
    filterType: FilterType.IncludeExclude,
    isExclude,
    values,
  }));
