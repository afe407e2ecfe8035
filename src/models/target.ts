/** Fields shared by all targets. */
export interface BaseTarget {
  /** URL that identifies the type of the target. Optional. */
  $schema?: string;
}

/** Column of a table. */
export interface ColumnTarget extends BaseTarget {
  /** Name of the column. */
  column: string;
  /** Name of the table. */
  table: string;
}

/** Column whose values are identified by key columns. */
export interface KeyColumnsTarget extends ColumnTarget {
  /** Names of the key columns. */
  keys: string[];
}

/** Level of a hierarchy. */
export interface HierarchyLevelTarget extends BaseTarget {
  /** Name of the hierarchy. */
  hierarchy: string;
  /** Name of the level. */
  hierarchyLevel: string;
  /** Name of the table. */
  table: string;
}

/** Hierarchy level whose values are identified by key columns. */
export interface KeyHierarchyTarget extends HierarchyLevelTarget {
  /** Names of the key columns. */
  keys: string[];
}

/** Calculation defined in a single visual. */
export interface VisualCalculationTarget extends BaseTarget {
  /** Name of the calculation. */
  name: string;
  /** DAX expression of the calculation. */
  daxExpression: string;
  /** Whether the calculation is hidden in the visual. */
  hidden?: boolean;
}

/** Field that the object model cannot express. */
export interface NotSupportedTarget extends BaseTarget {
  /** Name of the table. */
  table: string;
}

/** Option to show a number as a percentage of the grand total. */
export interface PercentOfGrandTotalTarget {
  /** Whether the number is shown as a percentage of the grand total. */
  percentOfGrandTotal?: boolean;
}

/** Measure of a table. */
export interface MeasureTarget extends BaseTarget, PercentOfGrandTotalTarget {
  /** Name of the measure. */
  measure: string;
  /** Name of the table. */
  table: string;
  /** Whether the measure is hidden in the visual. */
  hidden?: boolean;
}

/** Aggregation of a column or hierarchy level. */
export interface AggregationTarget extends PercentOfGrandTotalTarget {
  /** Aggregation function, for example `'Sum'`, `'Average'`, `'Count'`, `'Min'` or `'Max'`. */
  aggregationFunction: string;
  /** Whether the aggregation is hidden in the visual. */
  hidden?: boolean;
}

/** Aggregated column. */
export interface ColumnAggrTarget extends ColumnTarget, AggregationTarget {}

/** Aggregated hierarchy level. */
export interface HierarchyLevelAggrTarget extends HierarchyLevelTarget, AggregationTarget {}

/** Column or hierarchy level with key columns. */
export type KeyTarget = KeyColumnsTarget | KeyHierarchyTarget;

/** Field that can be bound to a data role of a visual. */
export type Target =
  | ColumnTarget
  | HierarchyLevelTarget
  | MeasureTarget
  | NotSupportedTarget
  | ColumnAggrTarget
  | HierarchyLevelAggrTarget;

/** Hierarchy level, specified by its name in queries. */
export interface QueryNameTarget {
  /** Name of the level in queries, for example `'Locations.Region'`. */
  queryName: string;
}

/** Fields of a value of unknown type. */
type Parts = Record<string, unknown>;

const partsOf = (value: unknown): Parts => (value ?? {}) as Parts;

/** Returns whether a target is a measure. */
export function isMeasure(target: unknown): target is MeasureTarget {
  const { table, measure } = partsOf(target);
  return table !== undefined && measure !== undefined;
}

/** Returns whether a target is a column without an aggregation. */
export function isColumn(target: unknown): target is ColumnTarget {
  const { table, column, aggregationFunction } = partsOf(target);
  return !!(table && column && !aggregationFunction);
}

/** Returns whether a target is an aggregated column. */
export function isColumnAggr(target: unknown): target is ColumnAggrTarget {
  const { table, column, aggregationFunction } = partsOf(target);
  return !!(table && column && aggregationFunction);
}

/** Returns whether a target is a hierarchy level without an aggregation. */
export function isHierarchyLevel(target: unknown): target is HierarchyLevelTarget {
  const { table, hierarchy, hierarchyLevel, aggregationFunction } = partsOf(target);
  return !!(table && hierarchy && hierarchyLevel && !aggregationFunction);
}

/** Returns whether a target is an aggregated hierarchy level. */
export function isHierarchyLevelAggr(target: unknown): target is HierarchyLevelAggrTarget {
  const { table, hierarchy, hierarchyLevel, aggregationFunction } = partsOf(target);
  return !!(table && hierarchy && hierarchyLevel && aggregationFunction);
}

/** Returns whether a target is shown as a percentage of the grand total. */
export function isPercentOfGrandTotal(target: unknown): target is PercentOfGrandTotalTarget {
  return !!partsOf(target).percentOfGrandTotal;
}

/** Returns whether a target is a calculation defined in a single visual. */
export function isVisualCalculation(target: unknown): target is VisualCalculationTarget {
  const { name, daxExpression } = partsOf(target);
  return !!(name && daxExpression);
}

/** Returns whether a target is a column with key columns. */
export function isFilterKeyColumnsTarget(target: unknown): target is FilterKeyColumnsTarget {
  return isColumn(target) && !!partsOf(target).keys;
}

/** Fields shared by all filter targets. */
export interface BaseFilterTarget extends BaseTarget {
  /** Name of the table. */
  table: string;
}
/** Filter target: a column. */
export interface FilterColumnTarget extends BaseFilterTarget, ColumnTarget {}
/** Filter target: a column whose values are identified by key columns. */
export interface FilterKeyColumnsTarget extends FilterColumnTarget, KeyColumnsTarget {}
/** Filter target: a hierarchy level. */
export interface FilterHierarchyTarget extends BaseFilterTarget, HierarchyLevelTarget {}
/** Filter target: a hierarchy level whose values are identified by key columns. */
export interface FilterKeyHierarchyTarget extends FilterHierarchyTarget, KeyHierarchyTarget {}
/** Filter target that the object model cannot express. */
export interface NotSupportedFilterTarget extends BaseFilterTarget, NotSupportedTarget {}
/** Filter target: an aggregation. */
export interface FilterAggregationTarget extends BaseFilterTarget, AggregationTarget {}
/** Filter target: a measure. */
export interface FilterMeasureTarget extends BaseFilterTarget, MeasureTarget {}
/** Filter target: an aggregated column. */
export interface FilterColumnAggrTarget extends FilterColumnTarget, FilterAggregationTarget {}
/** Filter target: an aggregated hierarchy level. */
export interface FilterHierarchyAggrTarget extends FilterHierarchyTarget, FilterAggregationTarget {}
/** Filter target: a column that groups other fields. */
export interface FilterGroupedColumnsTarget extends FilterColumnTarget {
  /** Fields of the group. */
  groupedColumns: FilterTarget[];
}
/** Target of a filter with key values. */
export type FilterKeyTarget = FilterKeyColumnsTarget | FilterKeyHierarchyTarget;
/** Target of a filter: a column, hierarchy level or measure. */
export type FilterTarget =
  | FilterColumnTarget
  | FilterHierarchyTarget
  | FilterMeasureTarget
  | NotSupportedFilterTarget
  | FilterColumnAggrTarget
  | FilterHierarchyAggrTarget;
/** Target of a tuple filter: several fields. */
export type TupleFilterTarget = FilterTarget[];
/** Target of an identity filter: identity indexes of the data model. */
export type IdentityFilterTarget = number[];
/** Target of a hierarchy identity filter: the query names of the levels. */
export type HierarchyIdentityFilterTarget = QueryNameTarget[];
/** Target of an include/exclude filter: one field, or groups of fields. */
export type IncludeExcludeFilterTarget = FilterTarget | (FilterTarget | FilterKeyTarget)[][];
/** Target of any filter. */
export type FilterGeneralTarget =
  | FilterTarget
  | FilterKeyTarget
  | TupleFilterTarget
  | IdentityFilterTarget
  | IncludeExcludeFilterTarget
  | HierarchyIdentityFilterTarget;
