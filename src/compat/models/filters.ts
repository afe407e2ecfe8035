import type {
  AdvancedFilter,
  BasicFilter,
  BasicFilterWithKeys,
  Filter,
  FilterKeyTarget,
  HierarchyFilter,
  HierarchyIdentityFilter,
  IdentityFilter,
  IncludeExcludeFilter,
  NotSupportedFilter,
  RelativeDateFilter,
  RelativeTimeFilter,
  SlicerSelector,
  SlicerTarget,
  TopNFilter,
  TupleFilter,
} from '@vitrine/sdk';
import type { FiltersOperations, FilterType, RelativeDateFilterTimeUnit, RelativeDateOperators } from './enums';

// The core's filters know their own `filterType`; the published ones take any.

/** What all filters have in common. */
export interface IFilter extends Omit<Filter, 'filterType'> {
  /** The kind of filter. */
  filterType: FilterType;
}

/** A list of values, kept or left out. */
export interface IBasicFilter extends Omit<BasicFilter, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** A basic filter that names its values by key columns too. */
export interface IBasicFilterWithKeys extends IBasicFilter, Pick<BasicFilterWithKeys, 'keyValues'> {
  /** A column or level with keys. */
  target: FilterKeyTarget;
}

/** One or two conditions. */
export interface IAdvancedFilter extends Omit<AdvancedFilter, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** Points that a user included or excluded. */
export interface IIncludeExcludeFilter extends Omit<IncludeExcludeFilter, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** The first or last items by a number. */
export interface ITopNFilter extends Omit<TopNFilter, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** What filters relative to today or now have in common. */
export interface IRelativeDateTimeFilter extends IFilter {
  /** Before, around or after now. */
  operator: RelativeDateOperators;
  /** How many units. */
  timeUnitsCount?: number;
  /** The unit. */
  timeUnitType: RelativeDateFilterTimeUnit;
}

/** Days to years, relative to today. */
export interface IRelativeDateFilter extends IRelativeDateTimeFilter, Pick<RelativeDateFilter, 'includeToday'> {}

/** Minutes or hours, relative to now. */
export interface IRelativeTimeFilter
  extends IRelativeDateTimeFilter, Omit<RelativeTimeFilter, keyof IRelativeDateTimeFilter> {}

/** Values of several columns at once. */
export interface ITupleFilter extends Omit<TupleFilter, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** Numbers of the data model. */
export interface IIdentityFilter extends Omit<IdentityFilter, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** Nodes of a hierarchy. */
export interface IHierarchyFilter extends Omit<HierarchyFilter, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** Nodes of a hierarchy by identity. */
export interface IHierarchyIdentityFilter<IdentityType>
  extends Omit<HierarchyIdentityFilter<IdentityType>, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** A filter that cannot be expressed here. */
export interface INotSupportedFilter extends Omit<NotSupportedFilter, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** Filters that a report accepts. */
export type ReportLevelFilters =
  IBasicFilter | IBasicFilterWithKeys | IAdvancedFilter | IRelativeDateFilter | ITupleFilter | IRelativeTimeFilter;

/** Filters that a page accepts. */
export type PageLevelFilters = ReportLevelFilters;

/** Filters that a visual accepts. */
export type VisualLevelFilters =
  | IBasicFilter
  | IBasicFilterWithKeys
  | IAdvancedFilter
  | IRelativeDateFilter
  | ITopNFilter
  | IIncludeExcludeFilter
  | IRelativeTimeFilter;

/** Filters that a slicer can hold. */
export type ISlicerFilter =
  IBasicFilter | IBasicFilterWithKeys | IAdvancedFilter | IRelativeDateFilter | IRelativeTimeFilter | IHierarchyFilter;

/** What a slicer has selected. */
export interface ISlicerState {
  /** The selection; empty for none. */
  filters: ISlicerFilter[];
  /** What the slicer slices; the frame fills it in. */
  targets?: SlicerTarget[];
}

/** A slicer and what it is to select with the load. */
export interface ISlicer {
  /** Which slicer. */
  selector: SlicerSelector;
  /** What it selects. */
  state: ISlicerState;
}

/** Body of a call that changes filters. */
export interface IUpdateFiltersRequest {
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
  filters?: IFilter[];
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
