import type { BasicFilter, BasicFilterOperators } from '../../../models';
import type { ColumnType } from '../../model/definition';
import { comparable, toValue } from '../value';
import type { ValueTest } from './predicate';

/** For each operator: whether rows with a listed value are kept, and whether rows with other values are kept. */
export const basicOperators: Readonly<Record<BasicFilterOperators, { listed: boolean; others: boolean }>> = {
  In: { listed: true, others: false },
  NotIn: { listed: false, others: true },
  All: { listed: true, others: true },
};

/** Returns a test for a basic filter. Text comparisons are case-insensitive. Null matches blanks. */
export function basicTest({ operator, values }: Pick<BasicFilter, 'operator' | 'values'>, type: ColumnType): ValueTest {
  // As in Power BI's filter pane, an empty selection keeps all rows.
  if (operator === 'All' || values.length === 0) return () => true;
  const accepted = new Set(values.map((value) => comparable(toValue(value, type))));
  const { listed, others } = basicOperators[operator];
  return (value) => (accepted.has(comparable(value)) ? listed : others);
}
