import { EmbedError } from '../../errors';
import type { FilterTarget } from '../target';

declare const given: unique symbol;

/** Type-level record of the filter parts that are set. Calls to `build()` compile only once all required parts are set. */
export interface Given<Part extends string> {
  /** Exists in the type system only. */
  readonly [given]: Readonly<Record<Part, true>>;
}

/** Base class of the filter builders. Its methods set the target of the filter and return the builder. */
export abstract class FilterBuilder {
  /** Target of the filter, once it has been set. */
  target?: FilterTarget;

  /**
   * Sets the filter's target.
   *
   * @param target - column, hierarchy level or measure
   */
  withTargetObject(target: FilterTarget): this & Given<'target'> {
    this.target = target;
    return this as this & Given<'target'>;
  }

  /**
   * Sets a column as the filter's target.
   *
   * @param tableName - name of the table
   * @param columnName - name of the column
   */
  withColumnTarget(tableName: string, columnName: string): this & Given<'target'> {
    return this.withTargetObject({ table: tableName, column: columnName });
  }

  /**
   * Sets a measure as the filter's target.
   *
   * @param tableName - name of the table
   * @param measure - name of the measure
   */
  withMeasureTarget(tableName: string, measure: string): this & Given<'target'> {
    return this.withTargetObject({ table: tableName, measure });
  }

  /**
   * Sets a hierarchy level as the filter's target.
   *
   * @param tableName - name of the table
   * @param hierarchy - name of the hierarchy
   * @param hierarchyLevel - name of the level
   */
  withHierarchyLevelTarget(tableName: string, hierarchy: string, hierarchyLevel: string): this & Given<'target'> {
    return this.withTargetObject({ table: tableName, hierarchy, hierarchyLevel });
  }

  /**
   * Sets an aggregated column as the filter's target.
   *
   * @param tableName - name of the table
   * @param columnName - name of the column
   * @param aggregationFunction - aggregation function, for example `'Sum'`
   */
  withColumnAggregation(tableName: string, columnName: string, aggregationFunction: string): this & Given<'target'> {
    return this.withTargetObject({ table: tableName, column: columnName, aggregationFunction });
  }

  /**
   * Sets an aggregated hierarchy level as the filter's target.
   *
   * @param tableName - name of the table
   * @param hierarchy - name of the hierarchy
   * @param hierarchyLevel - name of the level
   * @param aggregationFunction - aggregation function, for example `'Sum'`
   */
  withHierarchyLevelAggregationTarget(
    tableName: string,
    hierarchy: string,
    hierarchyLevel: string,
    aggregationFunction: string,
  ): this & Given<'target'> {
    return this.withTargetObject({ table: tableName, hierarchy, hierarchyLevel, aggregationFunction });
  }
}

/** Returns a required part of a filter. Throws an error that names the missing method call if the part is undefined. */
export function requirePart<T>(part: T | undefined, name: string, calls: string): T {
  if (part === undefined) {
    throw new EmbedError('invalidFilter', `The filter has no ${name}. Call ${calls} before build().`);
  }
  return part;
}

/** Returns the target of a builder, which is required. */
export function requireTarget({ target }: FilterBuilder): FilterTarget {
  return requirePart(target, 'target', 'withTargetObject() or another of the target methods');
}
