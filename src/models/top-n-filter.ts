import { Filter, FilterType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { FilterTarget, Target } from './target';

/** Operator of a top N filter: keeps the highest or the lowest values. */
export type TopNFilterOperators = 'Top' | 'Bottom';

/** Filter that keeps the items with the highest (`'Top'`) or lowest (`'Bottom'`) values. Can be set on visuals only. */
export interface TopNFilter extends Filter {
  /** Always `FilterType.TopN`. */
  filterType: typeof FilterType.TopN;
  /** Whether the highest or the lowest values are kept. */
  operator: TopNFilterOperators;
  /** Number of items to keep. */
  itemCount: number;
  /** Field whose values are compared, usually a measure or an aggregated column. */
  orderBy: Target;
}

/** Arguments of `new TopNFilter`. */
export type TopNFilterArguments = [
  target: FilterTarget,
  operator: TopNFilterOperators,
  itemCount: number,
  orderBy: Target,
];

/**
 * Creates a filter from the target, the operator, the number of items, and the field whose values are compared.
 *
 * @example
 * new TopNFilter({ table: 'Locations', column: 'Location' }, 'Top', 5, { table: 'Staff', measure: 'Headcount' });
 */
export const TopNFilter: ModelClass<TopNFilterArguments, TopNFilter> = /* @__PURE__ */ modelClass(
  Filter,
  'topN',
  (target, operator, itemCount, orderBy) => ({ target, filterType: FilterType.TopN, operator, itemCount, orderBy }),
);
