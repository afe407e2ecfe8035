import { EmbedError } from '../../errors';
import type { FilterTarget } from '../target';

declare const given: unique symbol;

/** Says, to the compiler only, which parts a builder has: `build()` needs them all. */
export interface Given<Part extends string> {
  /** Exists in types only. */
  readonly [given]: Readonly<Record<Part, true>>;
}

/** What the five filter builders have in common: the target. Each call returns the builder. */
export abstract class FilterBuilder {
  /** What the filter is put on, once it is given. */
  target?: FilterTarget;

  /**
   * Puts the filter on any target.
   *
   * @param target - table with column, measure, or hierarchy and level
   */
  withTargetObject(target: FilterTarget): this & Given<'target'> {
    this.target = target;
    return this as this & Given<'target'>;
  }

  /** Puts the filter on a column. */
  withColumnTarget(tableName: string, columnName: string): this & Given<'target'> {
    return this.withTargetObject({ table: tableName, column: columnName });
  }

  /** Puts the filter on a measure. */
  withMeasureTarget(tableName: string, measure: string): this & Given<'target'> {
    return this.withTargetObject({ table: tableName, measure });
  }

  /** Puts the filter on a level of a hierarchy. */
  withHierarchyLevelTarget(tableName: string, hierarchy: string, hierarchyLevel: string): this & Given<'target'> {
    return this.withTargetObject({ table: tableName, hierarchy, hierarchyLevel });
  }

  /**
   * Puts the filter on an aggregated column.
   *
   * @param aggregationFunction - for example 'Sum'
   */
  withColumnAggregation(tableName: string, columnName: string, aggregationFunction: string): this & Given<'target'> {
    return this.withTargetObject({ table: tableName, column: columnName, aggregationFunction });
  }

  /**
   * Puts the filter on an aggregated level of a hierarchy.
   *
   * @param aggregationFunction - for example 'Sum'
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

/** The part, or an error that says which call is missing. */
export function needed<T>(part: T | undefined, name: string, calls: string): T {
  if (part === undefined) {
    throw new EmbedError('invalidFilter', `The filter has no ${name}. Call ${calls} before build().`);
  }
  return part;
}

/** The target, or an error. */
export function neededTarget({ target }: FilterBuilder): FilterTarget {
  return needed(target, 'target', 'withTargetObject() or another of the target methods');
}
