import { modelBase } from './model-class';
import type { FilterGeneralTarget } from './target';

/** Type of a filter. */
export const FilterType = {
  /** One or two conditions (`AdvancedFilter`). */
  Advanced: 0,
  /** List of values (`BasicFilter`). */
  Basic: 1,
  /** Filter that the object model cannot express (`NotSupportedFilter`). */
  Unknown: 2,
  /** Data points that a user included or excluded (`IncludeExcludeFilter`). */
  IncludeExclude: 3,
  /** Period of days, weeks, months or years relative to today (`RelativeDateFilter`). */
  RelativeDate: 4,
  /** Items with the highest or lowest values (`TopNFilter`). */
  TopN: 5,
  /** Combinations of values from several columns (`TupleFilter`). */
  Tuple: 6,
  /** Period of minutes or hours relative to now (`RelativeTimeFilter`). */
  RelativeTime: 7,
  /** Identity indexes of the data model (`IdentityFilter`). */
  Identity: 8,
  /** Nodes of a hierarchy (`HierarchyFilter`). */
  Hierarchy: 9,
  /** Nodes of a hierarchy, specified by identity (`HierarchyIdentityFilter`). */
  HierarchyIdentity: 10,
} as const;
/** Numeric value of `FilterType`: 0 to 10. */
export type FilterType = (typeof FilterType)[keyof typeof FilterType];

/** Value in the data model. Pass dates as ISO 8601 strings. */
export type PrimitiveValueType = string | number | boolean;

/** Appearance of a filter in the filter pane. */
export interface FilterDisplaySettings {
  /** Whether users can see the filter but not change it. Default: `false`. */
  isLockedInViewMode?: boolean;
  /** Whether the filter is hidden from users. Default: `false`. */
  isHiddenInViewMode?: boolean;
  /** Title of the filter. Default: the column's name. */
  displayName?: string;
}

/** Fields shared by all filters, in the form in which they are sent to the frame. */
export interface Filter {
  /** URL that identifies the filter's type. */
  $schema: string;
  /** Column, hierarchy level or measure that the filter applies to. */
  target: FilterGeneralTarget;
  /** Type of the filter. */
  filterType: FilterType;
  /** Appearance of the filter in the filter pane. */
  displaySettings?: FilterDisplaySettings;
}

/**
 * Abstract base class of all filter classes, for `filter instanceof Filter`. Filters returned by the frame are plain objects.
 * Use `getFilterType` for them.
 */
export const Filter = /* @__PURE__ */ modelBase<Filter>();
