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

// powerbi-models declares the `filterType` of every filter as any `FilterType`.

/** Fields shared by all filters, in the form in which they are sent to the frame. */
export interface IFilter extends Omit<Filter, 'filterType'> {
  /** Type of the filter. */
  filterType: FilterType;
}

/** Filter that keeps or removes the rows whose value is in a list. */
export interface IBasicFilter extends Omit<BasicFilter, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** Basic filter whose values are identified by key columns. */
export interface IBasicFilterWithKeys extends IBasicFilter, Pick<BasicFilterWithKeys, 'keyValues'> {
  /** Column or hierarchy level with its key columns. */
  target: FilterKeyTarget;
}

/** Filter that keeps the rows whose value meets one or two conditions. */
export interface IAdvancedFilter extends Omit<AdvancedFilter, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** Filter that keeps or removes data points that a user included or excluded in a visual. */
export interface IIncludeExcludeFilter extends Omit<IncludeExcludeFilter, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** Filter that keeps the items with the highest (`'Top'`) or lowest (`'Bottom'`) values. Can be set on visuals only. */
export interface ITopNFilter extends Omit<TopNFilter, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** Fields shared by relative date and relative time filters. */
export interface IRelativeDateTimeFilter extends IFilter {
  /** Position of the period relative to now. */
  operator: RelativeDateOperators;
  /** Length of the period in units. Use 1 for `RelativeDateOperators.InThis`. */
  timeUnitsCount?: number;
  /** Unit of the period. */
  timeUnitType: RelativeDateFilterTimeUnit;
}

/** Filter that keeps the rows whose date is in a period of days, weeks, months or years relative to today. */
export interface IRelativeDateFilter extends IRelativeDateTimeFilter, Pick<RelativeDateFilter, 'includeToday'> {}

/** Filter that keeps the rows whose time is in a period of minutes or hours relative to now. */
export interface IRelativeTimeFilter
  extends IRelativeDateTimeFilter, Omit<RelativeTimeFilter, keyof IRelativeDateTimeFilter> {}

/** Filter that keeps the rows in which the values of several columns match one of the tuples. */
export interface ITupleFilter extends Omit<TupleFilter, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** Filter that keeps the rows with the given identity indexes of the data model. */
export interface IIdentityFilter extends Omit<IdentityFilter, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** Filter that keeps the rows that belong to the selected nodes of a hierarchy. */
export interface IHierarchyFilter extends Omit<HierarchyFilter, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** Filter that keeps the rows that belong to the selected nodes of a hierarchy. The nodes are specified by identity. */
export interface IHierarchyIdentityFilter<IdentityType>
  extends Omit<HierarchyIdentityFilter<IdentityType>, 'filterType'>, Pick<IFilter, 'filterType'> {}

/**
 * Filter that the object model cannot express. `getFilters` returns it in place of such a filter in the report. It cannot be
 * set.
 */
export interface INotSupportedFilter extends Omit<NotSupportedFilter, 'filterType'>, Pick<IFilter, 'filterType'> {}

/** Filter that can be set on a report. */
export type ReportLevelFilters =
  | IBasicFilter
  | IBasicFilterWithKeys
  | IAdvancedFilter
  | IRelativeDateFilter
  | ITupleFilter
  | IRelativeTimeFilter;

/** Filter that can be set on a page. */
export type PageLevelFilters = ReportLevelFilters;

/** Filter that can be set on a visual. */
export type VisualLevelFilters =
  | IBasicFilter
  | IBasicFilterWithKeys
  | IAdvancedFilter
  | IRelativeDateFilter
  | ITopNFilter
  | IIncludeExcludeFilter
  | IRelativeTimeFilter;

/** Filter in the state of a slicer. */
export type ISlicerFilter =
  | IBasicFilter
  | IBasicFilterWithKeys
  | IAdvancedFilter
  | IRelativeDateFilter
  | IRelativeTimeFilter
  | IHierarchyFilter;

/** State of a slicer. */
export interface ISlicerState {
  /** Selected values as filters. Empty if nothing is selected. */
  filters: ISlicerFilter[];
  /** Fields of the slicer. Returned by the frame. Not needed to set the state. */
  targets?: SlicerTarget[];
}

/** Initial state of a slicer, applied on load. */
export interface ISlicer {
  /** Slicer to set. */
  selector: SlicerSelector;
  /** State to set. */
  state: ISlicerState;
}

/** Body of the requests that update filters. */
export interface IUpdateFiltersRequest {
  /** Operation on the existing filters. */
  filtersOperation: FiltersOperations;
  /** Filters. Required, except for `FiltersOperations.RemoveAll`, which does not allow them. */
  filters?: ReportLevelFilters[] | VisualLevelFilters[];
}

/** Filters that are set on load, with an operation. */
export interface OnLoadFiltersBase {
  /** Operation on the filters saved in the report. */
  operation: FiltersOperations;
  /** Filters. Required, except for `FiltersOperations.RemoveAll`, which does not allow them. */
  filters?: IFilter[];
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

/** Filters that are set on load, by level. */
export interface OnLoadFilters {
  /** Filters of the report. */
  allPages?: ReportOnLoadFilters;
  /** Filters of the initial page. */
  currentPage?: PageOnLoadFilters;
}
