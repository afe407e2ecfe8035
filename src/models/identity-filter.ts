import { Filter, FilterType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { IdentityFilterTarget } from './target';

/** How an identity filter compares. */
export type IdentityFilterOperators = 'In';

/** Keeps the rows with the given numbers of the data model. */
export interface IdentityFilter extends Filter {
  /** The kind: `FilterType.Identity`. */
  filterType: typeof FilterType.Identity;
  /** How it compares. */
  operator: IdentityFilterOperators;
  /** The numbers. */
  target: IdentityFilterTarget;
}

/** Makes a filter by numbers of the data model. */
export const IdentityFilter: ModelClass<
  [target: IdentityFilterTarget, operator: IdentityFilterOperators],
  IdentityFilter
> = /* @__PURE__ */ modelClass(Filter, 'identity', (target, operator) => ({
  target,
  filterType: FilterType.Identity,
  operator,
}));
