import { modelBase } from './model-class';
import type { FilterGeneralTarget } from './target';

/** Kinds of filters. */
export const FilterType = {
  /** One or two conditions. */
  Advanced: 0,
  /** A list of values. */
  Basic: 1,
  /** A filter that cannot be expressed here. */
  Unknown: 2,
  /** Points that a user included or excluded. */
  IncludeExclude: 3,
  /** Days to years, relative to today. */
  RelativeDate: 4,
  /** The first or last items by a number. */
  TopN: 5,
  /** Values of several columns at once. */
  Tuple: 6,
  /** Minutes or hours, relative to now. */
  RelativeTime: 7,
  /** Numbers of the data model. */
  Identity: 8,
  /** Nodes of a hierarchy. */
  Hierarchy: 9,
  /** Nodes of a hierarchy by identity. */
  HierarchyIdentity: 10,
} as const;
/** One of the values of `FilterType`: 0 to 10. */
export type FilterType = (typeof FilterType)[keyof typeof FilterType];

/** A value that data can have. */
export type PrimitiveValueType = string | number | boolean;

/** How a filter appears in the filter pane. */
export interface FilterDisplaySettings {
  /** The user sees it but cannot change it. Default false. */
  isLockedInViewMode?: boolean;
  /** The user does not see it. Default false. */
  isHiddenInViewMode?: boolean;
  /** A title instead of the column's name. */
  displayName?: string;
}

/** What all filters have in common, as it crosses the frame boundary. */
export interface Filter {
  /** Names the kind of filter. */
  $schema: string;
  /** What the filter is put on. */
  target: FilterGeneralTarget;
  /** The kind of filter. */
  filterType: FilterType;
  /** How the filter appears in the filter pane. */
  displaySettings?: FilterDisplaySettings;
}

/** The base of all filter classes, abstract: `value instanceof Filter`. */
export const Filter = /* @__PURE__ */ modelBase<Filter>();
