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

/** A filter of any kind; `switch (filter.filterType)` tells them apart. */
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

/** Filters that a report accepts. */
export type ReportLevelFilters =
  BasicFilter | BasicFilterWithKeys | AdvancedFilter | RelativeDateFilter | TupleFilter | RelativeTimeFilter;
/** Filters that a page accepts. */
export type PageLevelFilters = ReportLevelFilters;
/** Filters that a visual accepts. */
export type VisualLevelFilters =
  | BasicFilter
  | BasicFilterWithKeys
  | AdvancedFilter
  | RelativeDateFilter
  | TopNFilter
  | IncludeExcludeFilter
  | RelativeTimeFilter;

/**
 * The kind of a filter: its `filterType`, or what its fields look like when it has none.
 * Something that looks like no filter is `FilterType.Unknown`.
 */
export function getFilterType(filter: Partial<Filter>): FilterType {
  const { filterType, operator, values, logicalOperator, conditions } = filter as Record<string, unknown>;
  // Advanced is 0, so the field is checked by type and not by truth.
  if (typeof filterType === 'number') return filterType as FilterType;
  if (typeof operator === 'string' && Array.isArray(values)) return FilterType.Basic;
  if (typeof logicalOperator === 'string' && Array.isArray(conditions)) return FilterType.Advanced;
  return FilterType.Unknown;
}

/** Tells whether a filter is a basic filter with keys. */
export function isBasicFilterWithKeys(filter: Partial<Filter>): filter is BasicFilterWithKeys {
  return getFilterType(filter) === FilterType.Basic && !!(filter as Partial<BasicFilterWithKeys>).keyValues;
}
