import { Filter, FilterType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { FilterTarget, Target } from './target';

/** Which end of the order is kept. */
export type TopNFilterOperators = 'Top' | 'Bottom';

/** Keeps the first or last items by a number; for visuals only. */
export interface TopNFilter extends Filter {
  /** The kind: `FilterType.TopN`. */
  filterType: typeof FilterType.TopN;
  /** Which end of the order is kept. */
  operator: TopNFilterOperators;
  /** How many items. */
  itemCount: number;
  /** The number that makes the order. */
  orderBy: Target;
}

/** Arguments of `new TopNFilter`. */
export type TopNFilterArguments = [
  target: FilterTarget,
  operator: TopNFilterOperators,
  itemCount: number,
  orderBy: Target,
];

/** Makes a filter that keeps the first or last items by a number. */
export const TopNFilter: ModelClass<TopNFilterArguments, TopNFilter> = /* @__PURE__ */ modelClass(
  Filter,
  'topN',
  (target, operator, itemCount, orderBy) => ({ target, filterType: FilterType.TopN, operator, itemCount, orderBy }),
);
