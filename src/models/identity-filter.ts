import { Filter, FilterType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { IdentityFilterTarget } from './target';

/** Comparison operator of an identity filter. */
export type IdentityFilterOperators = 'In';

/** Filter that keeps the rows with the given identity indexes of the data model. */
export interface IdentityFilter extends Filter {
  /** Always `FilterType.Identity`. */
  filterType: typeof FilterType.Identity;
  /** Comparison operator. */
  operator: IdentityFilterOperators;
  /** Identity indexes of the rows to keep. */
  target: IdentityFilterTarget;
}

/**
 * Creates a filter from the identity indexes and the operator.
 *
 * @example
 * new IdentityFilter([4, 17], 'In');
 */
export const IdentityFilter: ModelClass<
  [target: IdentityFilterTarget, operator: IdentityFilterOperators],
  IdentityFilter
> = /* @__PURE__ */ modelClass(Filter, 'identity', (target, operator) => ({
  target,
  filterType: FilterType.Identity,
  operator,
}));
