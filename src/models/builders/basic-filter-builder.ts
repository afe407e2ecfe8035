import { BasicFilter, type BasicFilterOperators } from '../basic-filter';
import type { PrimitiveValueType } from '../filter';
import type { Serializable } from '../model-class';
import { FilterBuilder, requirePart, requireTarget, type Given } from './filter-builder';

/**
 * Builder for a `BasicFilter`, which keeps or removes the rows whose value is in a list.
 *
 * @example
 * const filter = new BasicFilterBuilder()
 *   .withColumnTarget('Staff', 'Location')
 *   .in(['Leeds', 'York'])
 *   .build();
 * await report.setFilters([filter]);
 */
export class BasicFilterBuilder extends FilterBuilder {
  private operator?: BasicFilterOperators;
  private values: PrimitiveValueType[] = [];
  private isSingleSelection = false;

  /**
   * Keeps the rows with one of the values.
   *
   * @param values - values to keep
   */
  in(values: PrimitiveValueType[]): this & Given<'operator'> {
    return this.setOperator('In', values);
  }

  /**
   * Removes the rows with one of the values.
   *
   * @param values - values to remove
   */
  notIn(values: PrimitiveValueType[]): this & Given<'operator'> {
    return this.setOperator('NotIn', values);
  }

  /** Keeps all rows. */
  all(): this & Given<'operator'> {
    return this.setOperator('All', []);
  }

  /**
   * Sets whether users can select only one value in the filter pane.
   *
   * @param isRequireSingleSelection - whether only one value can be selected; `false` by default, as in
   *   powerbi-client
   */
  requireSingleSelection(isRequireSingleSelection = false): this {
    this.isSingleSelection = isRequireSingleSelection;
    return this;
  }

  /**
   * Returns the filter.
   *
   * @throws {EmbedError} `invalidFilter` if the target or the operator is missing
   */
  build(this: BasicFilterBuilder & Given<'target' | 'operator'>): BasicFilter & Serializable<BasicFilter> {
    const operator = requirePart(this.operator, 'operator', 'in(), notIn() or all()');
    const filter = new BasicFilter(requireTarget(this), operator, this.values);
    filter.requireSingleSelection = this.isSingleSelection;
    return filter;
  }

  private setOperator(operator: BasicFilterOperators, values: PrimitiveValueType[]): this & Given<'operator'> {
    this.operator = operator;
    this.values = values;
    return this as this & Given<'operator'>;
  }
}
