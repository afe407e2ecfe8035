import type { Serializable } from '../model-class';
import type { Target } from '../target';
import { TopNFilter, type TopNFilterOperators } from '../top-n-filter';
import { FilterBuilder, needed, neededTarget, type Given } from './filter-builder';

/**
 * Builds a filter that keeps the first or last items by a number.
 *
 * @example
 * new TopNFilterBuilder().withColumnTarget('Staff', 'Location').top(5)
 *   .orderByTarget({ table: 'Staff', measure: 'Headcount' }).build()
 */
export class TopNFilterBuilder extends FilterBuilder {
  private operator?: TopNFilterOperators;
  private itemCount = 0;
  private orderBy?: Target;

  /** Keeps the first items. */
  top(itemCount: number): this & Given<'operator'> {
    return this.keep('Top', itemCount);
  }

  /** Keeps the last items. */
  bottom(itemCount: number): this & Given<'operator'> {
    return this.keep('Bottom', itemCount);
  }

  /** The number that makes the order. */
  orderByTarget(target: Target): this & Given<'order'> {
    this.orderBy = target;
    return this as this & Given<'order'>;
  }

  /**
   * The filter.
   *
   * @throws EmbedError `invalidFilter` without a target, a number of items or an order
   */
  build(this: TopNFilterBuilder & Given<'target' | 'operator' | 'order'>): TopNFilter & Serializable<TopNFilter> {
    const operator = needed(this.operator, 'number of items', 'top() or bottom()');
    const orderBy = needed(this.orderBy, 'order', 'orderByTarget()');
    return new TopNFilter(neededTarget(this), operator, this.itemCount, orderBy);
  }

  private keep(operator: TopNFilterOperators, itemCount: number): this & Given<'operator'> {
    this.operator = operator;
    this.itemCount = itemCount;
    return this as this & Given<'operator'>;
  }
}
