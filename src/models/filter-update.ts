import type { PageLevelFilters, ReportLevelFilters, VisualLevelFilters } from './any-filter';
import type { Filter } from './filter';

/** What to do with the filters that are in force. */
export const FiltersOperations = {
  /** Remove them all; no filters are given. */
  RemoveAll: 0,
  /** Replace them all by the given ones. */
  ReplaceAll: 1,
  /** Keep them and add the given ones. */
  Add: 2,
  /** Keep them, replace those with the same target as a given one. */
  Replace: 3,
} as const;
/** One of the values of `FiltersOperations`: 0 to 3. */
export type FiltersOperations = (typeof FiltersOperations)[keyof typeof FiltersOperations];

/** Where filters are in force. */
export const FiltersLevel = {
  /** On every page. */
  Report: 0,
  /** On one page. */
  Page: 1,
  /** On one visual. */
  Visual: 2,
} as const;
/** One of the values of `FiltersLevel`: 0 to 2. */
export type FiltersLevel = (typeof FiltersLevel)[keyof typeof FiltersLevel];

/** Body of a call that changes filters. */
export interface UpdateFiltersRequest {
  /** What to do with the filters that are in force. */
  filtersOperation: FiltersOperations;
  /** The filters; none with `RemoveAll`. */
  filters?: ReportLevelFilters[] | VisualLevelFilters[];
}

/** How filters are set with the load. */
export interface OnLoadFiltersBase {
  /** What to do with the filters that the report was saved with. */
  operation: FiltersOperations;
  /** The filters; none with `RemoveAll`. */
  filters?: Filter[];
}

/** Filters of a page, set with the load. */
export interface PageOnLoadFilters extends OnLoadFiltersBase {
  /** The filters; none with `RemoveAll`. */
  filters?: PageLevelFilters[];
}

/** Filters of the report, set with the load. */
export interface ReportOnLoadFilters extends OnLoadFiltersBase {
  /** The filters; none with `RemoveAll`. */
  filters?: ReportLevelFilters[];
}

/** Filters that are set with the load, by level. */
export interface OnLoadFilters {
  /** Of the report. */
  allPages?: ReportOnLoadFilters;
  /** Of the page that is shown first. */
  currentPage?: PageOnLoadFilters;
}

/** Tells whether a configuration's filters are a plain list. */
export function isReportFiltersArray(
  filters: ReportLevelFilters[] | OnLoadFilters | undefined,
): filters is ReportLevelFilters[] {
  return Array.isArray(filters);
}

/** Tells whether a configuration's filters are given by level. */
export function isOnLoadFilters(filters: ReportLevelFilters[] | OnLoadFilters | undefined): filters is OnLoadFilters {
  return !!filters && !Array.isArray(filters);
}
