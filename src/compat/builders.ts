import * as core from '@vitrine/sdk';
import type {
  AdvancedFilter,
  BasicFilter,
  RelativeDateFilter,
  RelativeDateFilterTimeUnit,
  RelativeTimeFilter,
  TopNFilter,
} from './models';

// The core's builders, which insist on their parts by type; these say so when they build.

/** What the five filter builders have in common: the target. */
export interface FilterBuilder {
  /** What the filter is put on, once it is given. */
  target: core.FilterTarget;
  /** Puts the filter on any target. */
  withTargetObject(target: core.FilterTarget): this;
  /** Puts the filter on a column. */
  withColumnTarget(tableName: string, columnName: string): this;
  /** Puts the filter on a measure. */
  withMeasureTarget(tableName: string, measure: string): this;
  /** Puts the filter on a level of a hierarchy. */
  withHierarchyLevelTarget(tableName: string, hierarchy: string, hierarchyLevel: string): this;
  /** Puts the filter on an aggregated column. */
  withColumnAggregation(tableName: string, columnName: string, aggregationFunction: string): this;
  /** Puts the filter on an aggregated level of a hierarchy. */
  withHierarchyLevelAggregationTarget(
    tableName: string,
    hierarchy: string,
    hierarchyLevel: string,
    aggregationFunction: string,
  ): this;
}

/** Builds a basic filter. */
export interface BasicFilterBuilder extends FilterBuilder {
  /** Keeps the rows with one of the values. */
  in(values: core.PrimitiveValueType[]): BasicFilterBuilder;
  /** Keeps the rows with none of the values. */
  notIn(values: core.PrimitiveValueType[]): BasicFilterBuilder;
  /** Keeps all rows. */
  all(): BasicFilterBuilder;
  /** Lets the user choose only one value. */
  requireSingleSelection(isRequireSingleSelection?: boolean): BasicFilterBuilder;
  /** The filter. @throws EmbedError `invalidFilter` when a part is missing */
  build(): BasicFilter;
}
/** Builds a basic filter. */
export const BasicFilterBuilder = core.BasicFilterBuilder as unknown as new () => BasicFilterBuilder;

/** Builds an advanced filter. */
export interface AdvancedFilterBuilder extends FilterBuilder {
  /** Both conditions must be met; also for one condition. */
  and(): AdvancedFilterBuilder;
  /** One of two conditions must be met. */
  or(): AdvancedFilterBuilder;
  /** Adds a condition; at most two. */
  addCondition(
    operator: core.AdvancedFilterConditionOperators,
    value?: core.PrimitiveValueType | Date,
  ): AdvancedFilterBuilder;
  /** The filter. @throws EmbedError `invalidFilter` when a part is missing */
  build(): AdvancedFilter;
}
/** Builds an advanced filter. */
export const AdvancedFilterBuilder = core.AdvancedFilterBuilder as unknown as new () => AdvancedFilterBuilder;

/** Builds a filter of the first or last items. */
export interface TopNFilterBuilder extends FilterBuilder {
  /** The first items. */
  top(itemCount: number): TopNFilterBuilder;
  /** The last items. */
  bottom(itemCount: number): TopNFilterBuilder;
  /** What the items are ordered by. */
  orderByTarget(target: core.Target): TopNFilterBuilder;
  /** The filter. @throws EmbedError `invalidFilter` when a part is missing */
  build(): TopNFilter;
}
/** Builds a filter of the first or last items. */
export const TopNFilterBuilder = core.TopNFilterBuilder as unknown as new () => TopNFilterBuilder;

/** Builds a filter relative to today. */
export interface RelativeDateFilterBuilder extends FilterBuilder {
  /** The last units. */
  inLast(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): RelativeDateFilterBuilder;
  /** This unit. */
  inThis(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): RelativeDateFilterBuilder;
  /** The next units. */
  inNext(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): RelativeDateFilterBuilder;
  /** Whether today belongs to them; default true. */
  includeToday(includeToday: boolean): RelativeDateFilterBuilder;
  /** The filter. @throws EmbedError `invalidFilter` when a part is missing */
  build(): RelativeDateFilter;
}
/** Builds a filter relative to today. */
export const RelativeDateFilterBuilder =
  core.RelativeDateFilterBuilder as unknown as new () => RelativeDateFilterBuilder;

/** Builds a filter relative to now. */
export interface RelativeTimeFilterBuilder extends FilterBuilder {
  /** The last units. */
  inLast(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): RelativeTimeFilterBuilder;
  /** This unit. */
  inThis(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): RelativeTimeFilterBuilder;
  /** The next units. */
  inNext(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): RelativeTimeFilterBuilder;
  /** The filter. @throws EmbedError `invalidFilter` when a part is missing */
  build(): RelativeTimeFilter;
}
/** Builds a filter relative to now. */
export const RelativeTimeFilterBuilder =
  core.RelativeTimeFilterBuilder as unknown as new () => RelativeTimeFilterBuilder;
