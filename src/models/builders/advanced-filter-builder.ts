import {
  AdvancedFilter,
  type AdvancedFilterCondition,
  type AdvancedFilterConditionOperators,
  type AdvancedFilterLogicalOperators,
} from '../advanced-filter';
import type { PrimitiveValueType } from '../filter';
import type { Serializable } from '../model-class';
import { FilterBuilder, needed, neededTarget, type Given } from './filter-builder';

/**
 * Builds an advanced filter.
 *
 * @example
 * new AdvancedFilterBuilder().withColumnTarget('Staff', 'Age').and().addCondition('GreaterThan', 30).build()
 */
export class AdvancedFilterBuilder extends FilterBuilder {
  private logicalOperator?: AdvancedFilterLogicalOperators;
  private readonly conditions: AdvancedFilterCondition[] = [];

  /** Both conditions must be met; also for one condition. */
  and(): this & Given<'operator'> {
    return this.join('And');
  }

  /** One of two conditions must be met. */
  or(): this & Given<'operator'> {
    return this.join('Or');
  }

  /**
   * Adds a condition; at most two.
   *
   * @param value - not needed for 'IsBlank', 'IsNotBlank', 'IsEmptyString' and 'IsNotEmptyString'
   */
  addCondition(operator: AdvancedFilterConditionOperators, value?: PrimitiveValueType | Date): this {
    this.conditions.push({ operator, value });
    return this;
  }

  /**
   * The filter.
   *
   * @throws EmbedError `invalidFilter` without a target or operator, with three conditions, or with `or()` and one
   */
  build(this: AdvancedFilterBuilder & Given<'target' | 'operator'>): AdvancedFilter & Serializable<AdvancedFilter> {
    const operator = needed(this.logicalOperator, 'logical operator', 'and() or or()');
    return new AdvancedFilter(neededTarget(this), operator, [...this.conditions]);
  }

  private join(operator: AdvancedFilterLogicalOperators): this & Given<'operator'> {
    this.logicalOperator = operator;
    return this as this & Given<'operator'>;
  }
}
