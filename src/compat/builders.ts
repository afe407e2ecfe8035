import * as core from '@vitrine/sdk';
import type {
  AdvancedFilter,
  BasicFilter,
  RelativeDateFilter,
  RelativeDateFilterTimeUnit,
  RelativeTimeFilter,
  TopNFilter,
} from './models';

// powerbi-client's declarations do not enforce required parts at compile time. `build()` throws if one is missing.

/** Base class of the filter builders. */
export interface FilterBuilder {
  /** Target of the filter, once it has been set. */
  target: core.FilterTarget;
  /** Sets the filter's target. */
  withTargetObject(target: core.FilterTarget): this;
  /** Sets a column as the filter's target. */
  withColumnTarget(tableName: string, columnName: string): this;
  /** Sets a measure as the filter's target. */
  withMeasureTarget(tableName: string, measure: string): this;
  /** Sets a hierarchy level as the filter's target. */
  withHierarchyLevelTarget(tableName: string, hierarchy: string, hierarchyLevel: string): this;
  /** Sets an aggregated column as the filter's target. */
  withColumnAggregation(tableName: string, columnName: string, aggregationFunction: string): this;
  /** Sets an aggregated hierarchy level as the filter's target. */
  withHierarchyLevelAggregationTarget(
    tableName: string,
    hierarchy: string,
    hierarchyLevel: string,
    aggregationFunction: string,
  ): this;
}

/** Builder for a `BasicFilter`. */
export interface BasicFilterBuilder extends FilterBuilder {
  /** Keeps the rows with one of the values. */
  in(values: core.PrimitiveValueType[]): BasicFilterBuilder;
  /** Removes the rows with one of the values. */
  notIn(values: core.PrimitiveValueType[]): BasicFilterBuilder;
  /** Keeps all rows. */
  all(): BasicFilterBuilder;
  /** Sets whether users can select only one value. Default: `false`. */
  requireSingleSelection(isRequireSingleSelection?: boolean): BasicFilterBuilder;
  /**
   * Returns the filter.
   *
   * @throws {EmbedError} `invalidFilter` if a required part is missing
   */
  build(): BasicFilter;
}
/** Builder for a `BasicFilter`. */
export const BasicFilterBuilder = core.BasicFilterBuilder as unknown as new () => BasicFilterBuilder;

/** Builder for an `AdvancedFilter`. */
export interface AdvancedFilterBuilder extends FilterBuilder {
  /** Combines the conditions with a logical AND. Also required for a single condition. */
  and(): AdvancedFilterBuilder;
  /** Combines the two conditions with a logical OR. */
  or(): AdvancedFilterBuilder;
  /** Adds a condition. A filter can have at most two. */
  addCondition(
    operator: core.AdvancedFilterConditionOperators,
    value?: core.PrimitiveValueType | Date,
  ): AdvancedFilterBuilder;
  /**
   * Returns the filter.
   *
   * @throws {EmbedError} `invalidFilter` if a required part is missing
   */
  build(): AdvancedFilter;
}
/** Builder for an `AdvancedFilter`. */
export const AdvancedFilterBuilder = core.AdvancedFilterBuilder as unknown as new () => AdvancedFilterBuilder;

/** Builder for a `TopNFilter`. */
export interface TopNFilterBuilder extends FilterBuilder {
  /** Keeps the items with the highest values. */
  top(itemCount: number): TopNFilterBuilder;
  /** Keeps the items with the lowest values. */
  bottom(itemCount: number): TopNFilterBuilder;
  /** Sets the field whose values are compared. */
  orderByTarget(target: core.Target): TopNFilterBuilder;
  /**
   * Returns the filter.
   *
   * @throws {EmbedError} `invalidFilter` if a required part is missing
   */
  build(): TopNFilter;
}
/** Builder for a `TopNFilter`. */
export const TopNFilterBuilder = core.TopNFilterBuilder as unknown as new () => TopNFilterBuilder;

/** Builder for a `RelativeDateFilter`. */
export interface RelativeDateFilterBuilder extends FilterBuilder {
  /** Sets a period that ends now. */
  inLast(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): RelativeDateFilterBuilder;
  /** Sets a period that contains the current time. */
  inThis(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): RelativeDateFilterBuilder;
  /** Sets a period that starts now. */
  inNext(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): RelativeDateFilterBuilder;
  /** Sets whether the period includes today. Default: `true`. */
  includeToday(includeToday: boolean): RelativeDateFilterBuilder;
  /**
   * Returns the filter.
   *
   * @throws {EmbedError} `invalidFilter` if a required part is missing
   */
  build(): RelativeDateFilter;
}
/** Builder for a `RelativeDateFilter`. */
export const RelativeDateFilterBuilder =
  core.RelativeDateFilterBuilder as unknown as new () => RelativeDateFilterBuilder;

/** Builder for a `RelativeTimeFilter`. */
export interface RelativeTimeFilterBuilder extends FilterBuilder {
  /** Sets a period that ends now. */
  inLast(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): RelativeTimeFilterBuilder;
  /** Sets a period that contains the current time. */
  inThis(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): RelativeTimeFilterBuilder;
  /** Sets a period that starts now. */
  inNext(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): RelativeTimeFilterBuilder;
  /**
   * Returns the filter.
   *
   * @throws {EmbedError} `invalidFilter` if a required part is missing
   */
  build(): RelativeTimeFilter;
}
/** Builder for a `RelativeTimeFilter`. */
export const RelativeTimeFilterBuilder =
  core.RelativeTimeFilterBuilder as unknown as new () => RelativeTimeFilterBuilder;
