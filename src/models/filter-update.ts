import type { PageLevelFilters, ReportLevelFilters, VisualLevelFilters } from './any-filter';
import type { Filter } from './filter';

/** Operation on the existing filters. */
export const FiltersOperations = {
  /** Removes all filters. Takes no filters. */
  RemoveAll: 0,
  /** Replaces all filters with the given ones. */
  ReplaceAll: 1,
  /** Adds the given filters. */
  Add: 2,
  /** Replaces the filters that have the same target as a given filter and keeps the others. */
  Replace: 3,
} as const;
/** Numeric value of `FiltersOperations`: 0 to 3. */
export type FiltersOperations = (typeof FiltersOperations)[keyof typeof FiltersOperations];

/** Scope of a filter. */
export const FiltersLevel = {
  /** All pages of the report. */
  Report: 0,
  /** One page. */
  Page: 1,
  /** One visual. */
  Visual: 2,
} as const;
/** Numeric value of `FiltersLevel`: 0 to 2. */
export type FiltersLevel = (typeof FiltersLevel)[keyof typeof FiltersLevel];

/** Body of the requests that update filters. */
export interface UpdateFiltersRequest {
  /** Operation on the existing filters. */
  filtersOperation: FiltersOperations;
  /** Filters. Required, except for `FiltersOperations.RemoveAll`, which does not allow them. */
  filters?: ReportLevelFilters[] | VisualLevelFilters[] | undefined;
}

/** Filters that are set on load, with an operation. */
export interface OnLoadFiltersBase {
  /** Operation on the filters saved in the report. */
  operation: FiltersOperations;
  /** Filters. Required, except for `FiltersOperations.RemoveAll`, which does not allow them. */
  filters?: Filter[];
}

/** Filters that are set on the initial page on load. */
export interface PageOnLoadFilters extends OnLoadFiltersBase {
  /** Filters. Required, except for `FiltersOperations.RemoveAll`, which does not allow them. */
  filters?: PageLevelFilters[];
}

/** Filters that are set on the report on load. */
export interface ReportOnLoadFilters extends OnLoadFiltersBase {
  /** Filters. Required, except for `FiltersOperations.RemoveAll`, which does not allow them. */
  filters?: ReportLevelFilters[];
}

/**
 * Filters that are set on load, by level.
 *
 * @example
 * const filters: OnLoadFilters = {
 *   allPages: { operation: FiltersOperations.RemoveAll },
 *   currentPage: {
 *     operation: FiltersOperations.Add,
 *     filters: [new BasicFilter({ table: 'Staff', column: 'Location' }, 'In', 'Leeds')],
 *   },
 * };
 */
export interface OnLoadFilters {
  /** Filters of the report. */
  allPages?: ReportOnLoadFilters;
  /** Filters of the initial page. */
  currentPage?: PageOnLoadFilters;
}

/** Returns whether the filters of a configuration are a list. */
export function isReportFiltersArray(
  filters: ReportLevelFilters[] | OnLoadFilters | undefined,
): filters is ReportLevelFilters[] {
  return Array.isArray(filters);
}

/** Returns whether the filters of a configuration are grouped by level. */
export function isOnLoadFilters(filters: ReportLevelFilters[] | OnLoadFilters | undefined): filters is OnLoadFilters {
  return !!filters && !Array.isArray(filters);
}
