/** What any target may say. */
export interface BaseTarget {
  /** Names the kind of target; optional. */
  $schema?: string;
}

/** A column of a table. */
export interface ColumnTarget extends BaseTarget {
  /** The column's name. */
  column: string;
  /** The table's name. */
  table: string;
}

/** A column whose values are identified by other columns. */
export interface KeyColumnsTarget extends ColumnTarget {
  /** Names of the identifying columns. */
  keys: string[];
}

/** A level of a hierarchy. */
export interface HierarchyLevelTarget extends BaseTarget {
  /** The hierarchy's name. */
  hierarchy: string;
  /** The level's name. */
  hierarchyLevel: string;
  /** The table's name. */
  table: string;
}

/** A level of a hierarchy whose values are identified by other columns. */
export interface KeyHierarchyTarget extends HierarchyLevelTarget {
  /** Names of the identifying columns. */
  keys: string[];
}

/** A calculation that lives in one visual. */
export interface VisualCalculationTarget extends BaseTarget {
  /** The calculation's name. */
  name: string;
  /** Its expression. */
  daxExpression: string;
  /** True when the visual does not show it. */
  hidden?: boolean;
}

/** Something of a table that cannot be expressed here. */
export interface NotSupportedTarget extends BaseTarget {
  /** The table's name. */
  table: string;
}

/** A number that may be shown as a share. */
export interface PercentOfGrandTotalTarget {
  /** True for the share of the grand total. */
  percentOfGrandTotal?: boolean;
}

/** A measure of a table. */
export interface MeasureTarget extends BaseTarget, PercentOfGrandTotalTarget {
  /** The measure's name. */
  measure: string;
  /** The table's name. */
  table: string;
  /** True when the visual does not show it. */
  hidden?: boolean;
}

/** Something aggregated. */
export interface AggregationTarget extends PercentOfGrandTotalTarget {
  /** For example 'Sum', 'Average', 'Count', 'Min' or 'Max'. */
  aggregationFunction: string;
  /** True when the visual does not show it. */
  hidden?: boolean;
}

/** An aggregated column. */
export interface ColumnAggrTarget extends ColumnTarget, AggregationTarget {}

/** An aggregated level of a hierarchy. */
export interface HierarchyLevelAggrTarget extends HierarchyLevelTarget, AggregationTarget {}

/** A target with keys. */
export type KeyTarget = KeyColumnsTarget | KeyHierarchyTarget;

/** Anything a visual's data role can be bound to. */
export type Target =
  | ColumnTarget
  | HierarchyLevelTarget
  | MeasureTarget
  | NotSupportedTarget
  | ColumnAggrTarget
  | HierarchyLevelAggrTarget;

/** A query by name. */
export interface QueryNameTarget {
  /** The query's name. */
  queryName: string;
}

/** The fields of any value, to look into it without trusting it. */
type Parts = Record<string, unknown>;

const partsOf = (value: unknown): Parts => (value ?? {}) as Parts;

/** Tells whether a target is a measure. */
export function isMeasure(target: unknown): target is MeasureTarget {
  const { table, measure } = partsOf(target);
  return table !== undefined && measure !== undefined;
}

/** Tells whether a target is a column that is not aggregated. */
export function isColumn(target: unknown): target is ColumnTarget {
  const { table, column, aggregationFunction } = partsOf(target);
  return !!(table && column && !aggregationFunction);
}

/** Tells whether a target is an aggregated column. */
export function isColumnAggr(target: unknown): target is ColumnAggrTarget {
  const { table, column, aggregationFunction } = partsOf(target);
  return !!(table && column && aggregationFunction);
}

/** Tells whether a target is a level of a hierarchy that is not aggregated. */
export function isHierarchyLevel(target: unknown): target is HierarchyLevelTarget {
  const { table, hierarchy, hierarchyLevel, aggregationFunction } = partsOf(target);
  return !!(table && hierarchy && hierarchyLevel && !aggregationFunction);
}

/** Tells whether a target is an aggregated level of a hierarchy. */
export function isHierarchyLevelAggr(target: unknown): target is HierarchyLevelAggrTarget {
  const { table, hierarchy, hierarchyLevel, aggregationFunction } = partsOf(target);
  return !!(table && hierarchy && hierarchyLevel && aggregationFunction);
}

/** Tells whether a target is shown as a share of the grand total. */
export function isPercentOfGrandTotal(target: unknown): target is PercentOfGrandTotalTarget {
  return !!partsOf(target).percentOfGrandTotal;
}

/** Tells whether a target is a calculation of one visual. */
export function isVisualCalculation(target: unknown): target is VisualCalculationTarget {
  const { name, daxExpression } = partsOf(target);
  return !!(name && daxExpression);
}

/** Tells whether a target is a column with keys. */
export function isFilterKeyColumnsTarget(target: unknown): target is FilterKeyColumnsTarget {
  return isColumn(target) && !!partsOf(target).keys;
}

/** What a filter can be put on: each has a table. */
export interface BaseFilterTarget extends BaseTarget {
  /** The table's name. */
  table: string;
}
/** A filter on a column. */
export interface FilterColumnTarget extends BaseFilterTarget, ColumnTarget {}
/** A filter on a column whose values are identified by other columns. */
export interface FilterKeyColumnsTarget extends FilterColumnTarget, KeyColumnsTarget {}
/** A filter on a level of a hierarchy. */
export interface FilterHierarchyTarget extends BaseFilterTarget, HierarchyLevelTarget {}
/** A filter on a level of a hierarchy whose values are identified by other columns. */
export interface FilterKeyHierarchyTarget extends FilterHierarchyTarget, KeyHierarchyTarget {}
/** A filter on something that cannot be expressed here. */
export interface NotSupportedFilterTarget extends BaseFilterTarget, NotSupportedTarget {}
/** A filter on something aggregated. */
export interface FilterAggregationTarget extends BaseFilterTarget, AggregationTarget {}
/** A filter on a measure. */
export interface FilterMeasureTarget extends BaseFilterTarget, MeasureTarget {}
/** A filter on an aggregated column. */
export interface FilterColumnAggrTarget extends FilterColumnTarget, FilterAggregationTarget {}
/** A filter on an aggregated level of a hierarchy. */
export interface FilterHierarchyAggrTarget extends FilterHierarchyTarget, FilterAggregationTarget {}
/** A filter on a column that groups others. */
export interface FilterGroupedColumnsTarget extends FilterColumnTarget {
  /** What the group consists of. */
  groupedColumns: FilterTarget[];
}
/** What a filter with keys can be put on. */
export type FilterKeyTarget = FilterKeyColumnsTarget | FilterKeyHierarchyTarget;
/** What a filter can be put on. */
export type FilterTarget =
  | FilterColumnTarget
  | FilterHierarchyTarget
  | FilterMeasureTarget
  | NotSupportedFilterTarget
  | FilterColumnAggrTarget
  | FilterHierarchyAggrTarget;
/** What a tuple filter is put on: several columns at once. */
export type TupleFilterTarget = FilterTarget[];
/** What an identity filter is put on: numbers of the data model. */
export type IdentityFilterTarget = number[];
/** What a hierarchy identity filter is put on. */
export type HierarchyIdentityFilterTarget = QueryNameTarget[];
/** What an include/exclude filter is put on: one column, or groups of points. */
export type IncludeExcludeFilterTarget = FilterTarget | (FilterTarget | FilterKeyTarget)[][];
/** What any filter can be put on. */
export type FilterGeneralTarget =
  | FilterTarget
  | FilterKeyTarget
  | TupleFilterTarget
  | IdentityFilterTarget
  | IncludeExcludeFilterTarget
  | HierarchyIdentityFilterTarget;
