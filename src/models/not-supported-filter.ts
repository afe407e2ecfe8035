import { Filter, FilterType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { FilterTarget } from './target';

/** A filter of the report that cannot be expressed here; `getFilters` gives it, it cannot be set. */
export interface NotSupportedFilter extends Filter {
  /** The kind: `FilterType.Unknown`. */
  filterType: typeof FilterType.Unknown;
  /** Why. */
  message: string;
  /** What the provider calls it. */
  notSupportedTypeName: string;
}

/** Makes a filter that stands for one which cannot be expressed. */
export const NotSupportedFilter: ModelClass<
  [target: FilterTarget, message: string, notSupportedTypeName: string],
  NotSupportedFilter
> = /* @__PURE__ */ modelClass(Filter, 'notSupported', (target, message, notSupportedTypeName) => ({
  target,
  filterType: FilterType.Unknown,
  message,
  notSupportedTypeName,
}));
