import {
  AdvancedFilter,
  type AdvancedFilterCondition,
  type AdvancedFilterConditionOperators,
  type AdvancedFilterLogicalOperators,
} from '../advanced-filter';
import type { PrimitiveValueType } from '../filter';
import type { Serializable } from '../model-class';
import { FilterBuilder, requirePart, requireTarget, type Given } from './filter-builder';

/**
 * Builder for an `AdvancedFilter`, which keeps the rows whose value meets one or two conditions.
 *
 * @example
 * const filter = new AdvancedFilterBuilder()
 *   .withColumnTarget('Staff', 'Age')
 *   .and()
 *   .addCondition('GreaterThanOrEqual', 30)
 *   .addCondition('LessThan', 40)
 *   .build();
 * await report.setFilters([filter]);
 */
export class AdvancedFilterBuilder extends FilterBuilder {
  private logicalOperator?: AdvancedFilterLogicalOperators;
  private readonly conditions: AdvancedFilterCondition[] = [];

  /** Combines the conditions with a logical AND. Also required for a single condition. */
  and(): this & Given<'operator'> {
    return this.setOperator('And');
  }

  /** Combines the two conditions with a logical OR. */
  or(): this & Given<'operator'> {
    return this.setOperator('Or');
  }

  /**
   * Adds a condition. A filter can have at most two.
   *
   * @param operator - comparison operator
   * @param value - value to compare with; not required for `'IsBlank'`, `'IsNotBlank'`, `'IsEmptyString'` and
   *   `'IsNotEmptyString'`
   */
  addCondition(operator: AdvancedFilterConditionOperators, value?: PrimitiveValueType | Date): this {
    this.conditions.push({ operator, value });
    return this;
  }

  /**
   * Returns the filter.
   *
   * @throws {EmbedError} `invalidFilter` if the target or the logical operator is missing, if there are more than two
   *   conditions, or if `or()` is used with a single condition
   */
  build(this: AdvancedFilterBuilder & Given<'target' | 'operator'>): AdvancedFilter & Serializable<AdvancedFilter> {
    const operator = requirePart(this.logicalOperator, 'logical operator', 'and() or or()');
    return new AdvancedFilter(requireTarget(this), operator, [...this.conditions]);
  }

  private setOperator(operator: AdvancedFilterLogicalOperators): this & Given<'operator'> {
    this.logicalOperator = operator;
    return this as this & Given<'operator'>;
  }
}
