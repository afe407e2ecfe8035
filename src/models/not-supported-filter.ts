import { Filter, FilterType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { FilterTarget } from './target';

/**
 * Filter that the object model cannot express. `getFilters` returns it in place of such a filter in the report. It cannot be
 * set.
 */
export interface NotSupportedFilter extends Filter {
  /** Always `FilterType.Unknown`. */
  filterType: typeof FilterType.Unknown;
  /** Reason why the filter is not supported. */
  message: string;
  /** Power BI's name for the filter type. */
  notSupportedTypeName: string;
}

/**
 * Creates a filter from the target, the reason, and Power BI's name for the filter type. Filters of this class are read from a
 * report. They cannot be set.
 */
export const NotSupportedFilter: ModelClass<
  [target: FilterTarget, message: string, notSupportedTypeName: string],
  NotSupportedFilter
> = /* @__PURE__ */ modelClass(Filter, 'notSupported', (target, message, notSupportedTypeName) => ({
  target,
  filterType: FilterType.Unknown,
  message,
  notSupportedTypeName,
}));
