import { Filter, FilterType, type PrimitiveValueType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { IncludeExcludeFilterTarget } from './target';

/** Value of a data point, with its key values if the target has key columns. */
export interface IncludeExcludeTargetValue {
  /** Value of the target's field. */
  value: PrimitiveValueType;
  /** Key values, in the order of the target's `keys`. */
  keyValues?: PrimitiveValueType[];
}
/** Data point: one value per target of its group. */
export type IncludeExcludePointType = IncludeExcludeTargetValue[];
/** Data points of one group of targets. */
export type IncludeExcludePointsGroupType = IncludeExcludePointType[];
/** Data points by group of targets. */
export type IncludeExcludeFilterValuesType = IncludeExcludePointsGroupType[];

/** Filter that keeps or removes data points that a user included or excluded in a visual. */
export interface IncludeExcludeFilter extends Filter {
  /** Always `FilterType.IncludeExclude`. */
  filterType: typeof FilterType.IncludeExclude;
  /** One column, or groups of targets. */
  target: IncludeExcludeFilterTarget;
  /** Values of the column, or the data points of each group. */
  values: PrimitiveValueType[] | IncludeExcludeFilterValuesType;
  /** Whether the data points are removed (`true`) or kept (`false`). */
  isExclude: boolean;
}

/** Arguments of `new IncludeExcludeFilter`. */
export type IncludeExcludeFilterArguments = [
  target: IncludeExcludeFilterTarget,
  isExclude: boolean,
  values: PrimitiveValueType[] | IncludeExcludeFilterValuesType,
];

/**
 * Creates a filter from the target, whether to exclude the values, and the values.
 *
 * @example
 * new IncludeExcludeFilter({ table: 'Staff', column: 'Location' }, true, ['Leeds', 'York']);
 */
export const IncludeExcludeFilter: ModelClass<IncludeExcludeFilterArguments, IncludeExcludeFilter> =
  /* @__PURE__ */ modelClass(Filter, 'includeExclude', (target, isExclude, values) => ({
    target,
    filterType: FilterType.IncludeExclude,
    isExclude,
    values,
  }));
