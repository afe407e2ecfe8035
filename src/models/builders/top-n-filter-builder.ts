import type { Serializable } from '../model-class';
import type { Target } from '../target';
import { TopNFilter, type TopNFilterOperators } from '../top-n-filter';
import { FilterBuilder, requirePart, requireTarget, type Given } from './filter-builder';

/**
 * Builder for a `TopNFilter`, which keeps the items with the highest or lowest values. It can be set on visuals only.
 *
 * @example
 * const filter = new TopNFilterBuilder()
 *   .withColumnTarget('Locations', 'Location')
 *   .top(5)
 *   .orderByTarget({ table: 'Staff', measure: 'Headcount' })
 *   .build();
 * await visual.setFilters([filter]);
 */
export class TopNFilterBuilder extends FilterBuilder {
  private operator?: TopNFilterOperators;
  private itemCount = 0;
  private orderBy?: Target;

  /**
   * Keeps the items with the highest values.
   *
   * @param itemCount - number of items to keep
   */
  top(itemCount: number): this & Given<'operator'> {
    return this.setOperator('Top', itemCount);
  }

  /**
   * Keeps the items with the lowest values.
   *
   * @param itemCount - number of items to keep
   */
  bottom(itemCount: number): this & Given<'operator'> {
    return this.setOperator('Bottom', itemCount);
  }

  /**
   * Sets the field whose values are compared.
   *
   * @param target - usually a measure or an aggregated column
   */
  orderByTarget(target: Target): this & Given<'order'> {
    this.orderBy = target;
    return this as this & Given<'order'>;
  }

  /**
   * Returns the filter.
   *
   * @throws {EmbedError} `invalidFilter` if the target, the number of items or the field to order by is missing
   */
  build(this: TopNFilterBuilder & Given<'target' | 'operator' | 'order'>): TopNFilter & Serializable<TopNFilter> {
    const operator = requirePart(this.operator, 'item count', 'top() or bottom()');
    const orderBy = requirePart(this.orderBy, 'field to order by', 'orderByTarget()');
    return new TopNFilter(requireTarget(this), operator, this.itemCount, orderBy);
  }

  private setOperator(operator: TopNFilterOperators, itemCount: number): this & Given<'operator'> {
    this.operator = operator;
    this.itemCount = itemCount;
    return this as this & Given<'operator'>;
  }
}
