import { BasicFilter, type BasicFilterOperators } from '../basic-filter';
import type { PrimitiveValueType } from '../filter';
import type { Serializable } from '../model-class';
import { FilterBuilder, needed, neededTarget, type Given } from './filter-builder';

/**
 * Builds a basic filter.
 *
 * @example
 * new BasicFilterBuilder().withColumnTarget('Staff', 'Location').in(['Leeds', 'York']).build()
 */
export class BasicFilterBuilder extends FilterBuilder {
  private operator?: BasicFilterOperators;
  private values: PrimitiveValueType[] = [];
  private single = false;

  /** Keeps the rows with one of the values. */
  in(values: PrimitiveValueType[]): this & Given<'operator'> {
    return this.compare('In', values);
  }

  /** Keeps the rows with none of the values. */
  notIn(values: PrimitiveValueType[]): this & Given<'operator'> {
    return this.compare('NotIn', values);
  }

  /** Keeps all rows. */
  all(): this & Given<'operator'> {
    return this.compare('All', []);
  }

  /** Lets the user choose only one value: `requireSingleSelection(true)`. Default false, as published. */
  requireSingleSelection(isRequireSingleSelection = false): this {
    this.single = isRequireSingleSelection;
    return this;
  }

  /**
   * The filter.
   *
   * @throws EmbedError `invalidFilter` without a target or an operator
   */
  build(this: BasicFilterBuilder & Given<'target' | 'operator'>): BasicFilter & Serializable<BasicFilter> {
    const operator = needed(this.operator, 'operator', 'in(), notIn() or all()');
    const filter = new BasicFilter(neededTarget(this), operator, this.values);
    filter.requireSingleSelection = this.single;
    return filter;
  }

  private compare(operator: BasicFilterOperators, values: PrimitiveValueType[]): this & Given<'operator'> {
    this.operator = operator;
    this.values = values;
    return this as this & Given<'operator'>;
  }
}
