import type { AdvancedFilter } from './advanced-filter';
import type { BasicFilter, BasicFilterWithKeys } from './basic-filter';
import { FilterType, type Filter } from './filter';
import type { HierarchyFilter, HierarchyIdentityFilter } from './hierarchy-filter';
import type { IdentityFilter } from './identity-filter';
import type { IncludeExcludeFilter } from './include-exclude-filter';
import type { NotSupportedFilter } from './not-supported-filter';
import type { RelativeDateFilter, RelativeTimeFilter } from './relative-date-filter';
import type { TopNFilter } from './top-n-filter';
import type { TupleFilter } from './tuple-filter';

/** Filter of any type. Narrow it with `switch (filter.filterType)`. */
export type AnyFilter =
  | AdvancedFilter
  | BasicFilter
  | BasicFilterWithKeys
  | NotSupportedFilter
  | IncludeExcludeFilter
  | RelativeDateFilter
  | TopNFilter
  | TupleFilter
  | RelativeTimeFilter
  | IdentityFilter
  | HierarchyFilter
  | HierarchyIdentityFilter;

/** Filter that can be set on a report. */
export type ReportLevelFilters =
  | BasicFilter
  | BasicFilterWithKeys
  | AdvancedFilter
  | RelativeDateFilter
  | TupleFilter
  | RelativeTimeFilter;
/** Filter that can be set on a page. */
export type PageLevelFilters = ReportLevelFilters;
/** Filter that can be set on a visual. */
export type VisualLevelFilters =
  | BasicFilter
  | BasicFilterWithKeys
  | AdvancedFilter
  | RelativeDateFilter
  | TopNFilter
  | IncludeExcludeFilter
  | RelativeTimeFilter;

/**
 * Returns a filter's type. If the filter has no `filterType`, the type is inferred from its fields.
 *
 * @returns `FilterType.Unknown` if the type cannot be inferred
 */
export function getFilterType(filter: Partial<Filter>): FilterType {
  const { filterType, operator, values, logicalOperator, conditions } = filter as Record<string, unknown>;
  // FilterType.Advanced is 0, so a truthiness check would miss it.
  if (typeof filterType === 'number') return filterType as FilterType;
  if (typeof operator === 'string' && Array.isArray(values)) return FilterType.Basic;
  if (typeof logicalOperator === 'string' && Array.isArray(conditions)) return FilterType.Advanced;
  return FilterType.Unknown;
}

/** Returns whether a filter is a basic filter with key values. */
export function isBasicFilterWithKeys(filter: Partial<Filter>): filter is BasicFilterWithKeys {
  return getFilterType(filter) === FilterType.Basic && !!(filter as Partial<BasicFilterWithKeys>).keyValues;
}
