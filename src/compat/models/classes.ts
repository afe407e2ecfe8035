import * as core from '@vitrine/sdk';
import type { FilterType } from './enums';
import type {
  IAdvancedFilter,
  IBasicFilter,
  IBasicFilterWithKeys,
  IFilter,
  IHierarchyFilter,
  IHierarchyIdentityFilter,
  IIdentityFilter,
  IIncludeExcludeFilter,
  INotSupportedFilter,
  IRelativeDateFilter,
  IRelativeTimeFilter,
  ITopNFilter,
  ITupleFilter,
} from './filters';

// powerbi-models declares all fields of its classes as required, even though optional ones can be undefined.
type Instance<Json> = Required<Json> & core.Serializable<Json>;

/**
 * Filter or selector class. The own properties of an instance are exactly the fields of its JSON form, so an instance
 * can be passed, cloned and posted like a plain object.
 */
export interface ModelClass<Args extends unknown[], Json, Fields = unknown> {
  new (...args: Args): Instance<Json> & Fields;
  /** Value of `$schema` in all instances. */
  schemaUrl: string;
}

interface KeyValues {
  /** Key values of each value, in the order of `target.keys`. */
  keyValues: core.PrimitiveValueType[][];
}

/** Fields shared by all filters, in the form in which they are sent to the frame. */
export type Filter = Instance<IFilter>;
/**
 * Abstract base class of all filter classes, for `filter instanceof Filter`. Filters returned by the frame are plain objects.
 * Use `getFilterType` for them.
 */
export const Filter = core.Filter as unknown as abstract new (
  target: core.FilterGeneralTarget,
  filterType: FilterType,
) => Filter;

/** Filter that keeps or removes the rows whose value is in a list. */
export type BasicFilter = Instance<IBasicFilter> & KeyValues;
/**
 * Creates a filter from the target, the operator and the values (separately or as one array). For the operator
 * `'All'`, the values can be omitted.
 *
 * @throws {EmbedError} `invalidFilter` if there are no values and the operator is not `'All'`
 */
export const BasicFilter = core.BasicFilter as unknown as ModelClass<
  core.BasicFilterArguments,
  IBasicFilter,
  KeyValues
>;

/** Basic filter whose values are identified by key columns. */
export type BasicFilterWithKeys = Instance<IBasicFilterWithKeys>;
/**
 * Creates a filter from the target with its key columns, the operator, the values, and the key values of each value.
 *
 * @throws {EmbedError} `invalidFilter` if the key values or the target's keys are missing, or if the number of key values does
 *   not match the number of key columns
 */
export const BasicFilterWithKeys = core.BasicFilterWithKeys as unknown as ModelClass<
  core.BasicFilterWithKeysArguments,
  IBasicFilterWithKeys
>;

/** Filter that keeps the rows whose value meets one or two conditions. */
export type AdvancedFilter = Instance<IAdvancedFilter>;
/**
 * Creates a filter from the target, the logical operator and the conditions (separately or as one array).
 *
 * @throws {EmbedError} `invalidFilter` if the operator is missing, if there are more than two conditions, or if a
 *   single condition is combined with `'Or'`
 */
export const AdvancedFilter = core.AdvancedFilter as unknown as ModelClass<
  core.AdvancedFilterArguments,
  IAdvancedFilter
>;

/** Filter that keeps or removes data points that a user included or excluded in a visual. */
export type IncludeExcludeFilter = Instance<IIncludeExcludeFilter>;
/**
 * Creates a filter from the target, whether to exclude the values, and the values.
 */
export const IncludeExcludeFilter = core.IncludeExcludeFilter as unknown as ModelClass<
  core.IncludeExcludeFilterArguments,
  IIncludeExcludeFilter
>;

/** Filter that keeps the items with the highest (`'Top'`) or lowest (`'Bottom'`) values. Can be set on visuals only. */
export type TopNFilter = Instance<ITopNFilter>;
/**
 * Creates a filter from the target, the operator, the number of items, and the field whose values are compared.
 */
export const TopNFilter = core.TopNFilter as unknown as ModelClass<core.TopNFilterArguments, ITopNFilter>;

/** Filter that keeps the rows whose date is in a period of days, weeks, months or years relative to today. */
export type RelativeDateFilter = Instance<IRelativeDateFilter>;
/**
 * Creates a filter from the target, the operator, the number of units, the unit, and whether the period includes
 * today (default: `true`).
 */
export const RelativeDateFilter = core.RelativeDateFilter as unknown as ModelClass<
  core.RelativeDateFilterArguments,
  IRelativeDateFilter
>;

/** Filter that keeps the rows whose time is in a period of minutes or hours relative to now. */
export type RelativeTimeFilter = Instance<IRelativeTimeFilter>;
/**
 * Creates a filter from the target, the operator, the number of units and the unit (`Minutes` or `Hours`).
 */
export const RelativeTimeFilter = core.RelativeTimeFilter as unknown as ModelClass<
  core.RelativeTimeFilterArguments,
  IRelativeTimeFilter
>;

/** Filter that keeps the rows in which the values of several columns match one of the tuples. */
export type TupleFilter = Instance<ITupleFilter>;
/**
 * Creates a filter from the columns, the operator and the tuples.
 */
export const TupleFilter = core.TupleFilter as unknown as ModelClass<core.TupleFilterArguments, ITupleFilter>;

/** Filter that keeps the rows with the given identity indexes of the data model. */
export type IdentityFilter = Instance<IIdentityFilter>;
/**
 * Creates a filter from the identity indexes and the operator.
 */
export const IdentityFilter = core.IdentityFilter as unknown as ModelClass<
  [target: core.IdentityFilterTarget, operator: core.IdentityFilterOperators],
  IIdentityFilter
>;

/** Filter that keeps the rows that belong to the selected nodes of a hierarchy. */
export type HierarchyFilter = Instance<IHierarchyFilter>;
/**
 * Creates a filter from the levels of the hierarchy and the top-level nodes.
 */
export const HierarchyFilter = core.HierarchyFilter as unknown as ModelClass<
  [target: IHierarchyFilter['target'], hierarchyData: core.HierarchyFilterNode[]],
  IHierarchyFilter
>;

/** Filter that keeps the rows that belong to the selected nodes of a hierarchy. The nodes are specified by identity. */
export type HierarchyIdentityFilter<IdentityType> = Instance<IHierarchyIdentityFilter<IdentityType>>;
/**
 * Creates a filter from the query names of the levels and the top-level nodes. Such filters are usually read from a report
 * rather than created.
 */
export const HierarchyIdentityFilter = core.HierarchyIdentityFilter as unknown as {
  new <IdentityType>(
    target: core.HierarchyIdentityFilterTarget,
    hierarchyData: core.HierarchyIdentityFilterNode<IdentityType>[],
  ): HierarchyIdentityFilter<IdentityType>;
  schemaUrl: string;
};

/**
 * Filter that the object model cannot express. `getFilters` returns it in place of such a filter in the report. It cannot be
 * set.
 */
export type NotSupportedFilter = Instance<INotSupportedFilter>;
/**
 * Creates a filter from the target, the reason, and Power BI's name for the filter type. Filters of this class are read from a
 * report. They cannot be set.
 */
export const NotSupportedFilter = core.NotSupportedFilter as unknown as ModelClass<
  [target: core.FilterTarget, message: string, notSupportedTypeName: string],
  INotSupportedFilter
>;

/** Fields shared by all selectors. */
export type Selector = Instance<core.Selector>;
/** Abstract base class of all selector classes, for `selector instanceof Selector`. */
export const Selector = core.Selector as unknown as abstract new (schema: string) => Selector;

/** Selector for a page by name. */
export type PageSelector = Instance<core.PageSelector>;
/** Creates a selector from the page's name. */
export const PageSelector = core.PageSelector as unknown as ModelClass<[pageName: string], core.PageSelector>;

/** Selector for a visual by name. */
export type VisualSelector = Instance<core.VisualSelector>;
/** Creates a selector from the visual's name. */
export const VisualSelector = core.VisualSelector as unknown as ModelClass<[visualName: string], core.VisualSelector>;

/** Selector for all visuals of one type. */
export type VisualTypeSelector = Instance<core.VisualTypeSelector>;
/** Creates a selector from the type of the visuals. */
export const VisualTypeSelector = core.VisualTypeSelector as unknown as ModelClass<
  [visualType: string],
  core.VisualTypeSelector
>;

/** Selector for all slicers on a target. */
export type SlicerTargetSelector = Instance<core.SlicerTargetSelector>;
/** Creates a selector from the target of the slicers. */
export const SlicerTargetSelector = core.SlicerTargetSelector as unknown as ModelClass<
  [target: core.SlicerTarget],
  core.SlicerTargetSelector
>;
