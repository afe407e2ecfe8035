import type { BasicFilter, BasicFilterOperators } from '../../../models';
import type { ColumnType } from '../../model/definition';
import { comparable, toValue } from '../value';
import type { ValueTest } from './predicate';

/** Whether a row with one of the values stays, and one with none of them. */
export const basicOperators: Readonly<Record<BasicFilterOperators, { listed: boolean; others: boolean }>> = {
  In: { listed: true, others: false },
  NotIn: { listed: false, others: true },
  All: { listed: true, others: true },
};

/** In, NotIn or All; text is compared without regard to case, a null value stands for a blank. */
export function basicTest({ operator, values }: Pick<BasicFilter, 'operator' | 'values'>, type: ColumnType): ValueTest {
  // The provider's pane shows 'All' and an empty selection alike: nothing is filtered.
  if (operator === 'All' || values.length === 0) return () => true;
  const wanted = new Set(values.map((value) => comparable(toValue(value, type))));
  const { listed, others } = basicOperators[operator];
  return (value) => (wanted.has(comparable(value)) ? listed : others);
}
