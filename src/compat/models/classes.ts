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

/** The published classes say that every field is there; the optional ones may be undefined, as they may there. */
type Instance<Json> = Required<Json> & core.Serializable<Json>;

/** A class of filters or selectors. */
export interface ModelClass<Args extends unknown[], Json, Fields = unknown> {
  /** Makes an object of the JSON form. @throws EmbedError `invalidFilter` for arguments that make no sense together */
  new (...args: Args): Instance<Json> & Fields;
  /** The `$schema` of the instances. */
  schemaUrl: string;
}

interface KeyValues {
  /** For each value its keys. */
  keyValues: core.PrimitiveValueType[][];
}

/** The base of all filter classes. */
export type Filter = Instance<IFilter>;
/** The base of all filter classes, for `instanceof`. */
export const Filter = core.Filter as unknown as abstract new (
  target: core.FilterGeneralTarget,
  filterType: FilterType,
) => Filter;

/** A list of values, kept or left out. */
export type BasicFilter = Instance<IBasicFilter> & KeyValues;
/** Makes a basic filter. */
export const BasicFilter = core.BasicFilter as unknown as ModelClass<
  core.BasicFilterArguments,
  IBasicFilter,
  KeyValues
>;

/** A basic filter that names its values by key columns too. */
export type BasicFilterWithKeys = Instance<IBasicFilterWithKeys>;
/** Makes a basic filter that names its values by key columns too. */
export const BasicFilterWithKeys = core.BasicFilterWithKeys as unknown as ModelClass<
  core.BasicFilterWithKeysArguments,
  IBasicFilterWithKeys
>;

/** One or two conditions. */
export type AdvancedFilter = Instance<IAdvancedFilter>;
/** Makes an advanced filter. */
export const AdvancedFilter = core.AdvancedFilter as unknown as ModelClass<
  core.AdvancedFilterArguments,
  IAdvancedFilter
>;

/** Points that a user included or excluded. */
export type IncludeExcludeFilter = Instance<IIncludeExcludeFilter>;
/** Makes a filter of points. */
export const IncludeExcludeFilter = core.IncludeExcludeFilter as unknown as ModelClass<
  core.IncludeExcludeFilterArguments,
  IIncludeExcludeFilter
>;

/** The first or last items by a number. */
export type TopNFilter = Instance<ITopNFilter>;
/** Makes a filter of the first or last items. */
export const TopNFilter = core.TopNFilter as unknown as ModelClass<core.TopNFilterArguments, ITopNFilter>;

/** Days to years, relative to today. */
export type RelativeDateFilter = Instance<IRelativeDateFilter>;
/** Makes a filter relative to today. */
export const RelativeDateFilter = core.RelativeDateFilter as unknown as ModelClass<
  core.RelativeDateFilterArguments,
  IRelativeDateFilter
>;

/** Minutes or hours, relative to now. */
export type RelativeTimeFilter = Instance<IRelativeTimeFilter>;
/** Makes a filter relative to now. */
export const RelativeTimeFilter = core.RelativeTimeFilter as unknown as ModelClass<
  core.RelativeTimeFilterArguments,
  IRelativeTimeFilter
>;

/** Values of several columns at once. */
export type TupleFilter = Instance<ITupleFilter>;
/** Makes a filter of tuples. */
export const TupleFilter = core.TupleFilter as unknown as ModelClass<core.TupleFilterArguments, ITupleFilter>;

/** Numbers of the data model. */
export type IdentityFilter = Instance<IIdentityFilter>;
/** Makes a filter of identities. */
export const IdentityFilter = core.IdentityFilter as unknown as ModelClass<
  [target: core.IdentityFilterTarget, operator: core.IdentityFilterOperators],
  IIdentityFilter
>;

/** Nodes of a hierarchy. */
export type HierarchyFilter = Instance<IHierarchyFilter>;
/** Makes a filter of nodes of a hierarchy. */
export const HierarchyFilter = core.HierarchyFilter as unknown as ModelClass<
  [target: IHierarchyFilter['target'], hierarchyData: core.HierarchyFilterNode[]],
  IHierarchyFilter
>;

/** Nodes of a hierarchy by identity. */
export type HierarchyIdentityFilter<IdentityType> = Instance<IHierarchyIdentityFilter<IdentityType>>;
/** Makes a filter of nodes of a hierarchy, named by identity. */
export const HierarchyIdentityFilter = core.HierarchyIdentityFilter as unknown as {
  new <IdentityType>(
    target: core.HierarchyIdentityFilterTarget,
    hierarchyData: core.HierarchyIdentityFilterNode<IdentityType>[],
  ): HierarchyIdentityFilter<IdentityType>;
  schemaUrl: string;
};

/** A filter that cannot be expressed here. */
export type NotSupportedFilter = Instance<INotSupportedFilter>;
/** Makes a filter that cannot be expressed here. */
export const NotSupportedFilter = core.NotSupportedFilter as unknown as ModelClass<
  [target: core.FilterTarget, message: string, notSupportedTypeName: string],
  INotSupportedFilter
>;

/** The base of all selector classes. */
export type Selector = Instance<core.Selector>;
/** The base of all selector classes, for `instanceof`. */
export const Selector = core.Selector as unknown as abstract new (schema: string) => Selector;

/** Selects a page. */
export type PageSelector = Instance<core.PageSelector>;
/** Makes a selector of a page. */
export const PageSelector = core.PageSelector as unknown as ModelClass<[pageName: string], core.PageSelector>;

/** Selects one visual. */
export type VisualSelector = Instance<core.VisualSelector>;
/** Makes a selector of one visual. */
export const VisualSelector = core.VisualSelector as unknown as ModelClass<[visualName: string], core.VisualSelector>;

/** Selects all visuals of a kind. */
export type VisualTypeSelector = Instance<core.VisualTypeSelector>;
/** Makes a selector of all visuals of a kind. */
export const VisualTypeSelector = core.VisualTypeSelector as unknown as ModelClass<
  [visualType: string],
  core.VisualTypeSelector
>;

/** Selects the slicers of a target. */
export type SlicerTargetSelector = Instance<core.SlicerTargetSelector>;
/** Makes a selector of the slicers of a target. */
export const SlicerTargetSelector = core.SlicerTargetSelector as unknown as ModelClass<
  [target: core.SlicerTarget],
  core.SlicerTargetSelector
>;
