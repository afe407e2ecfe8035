import type { BasicFilter } from '../../../models';
import type { ColumnType } from '../../model/definition';
import { comparable, toValue } from '../value';
import type { ValueTest } from './predicate';

/** In, NotIn or All; text is compared without regard to case, a null value stands for a blank. */
export function basicTest({ operator, values }: Pick<BasicFilter, 'operator' | 'values'>, type: ColumnType): ValueTest {
  // The provider's pane shows 'All' and an empty selection alike: nothing is filtered.
  if (operator === 'All' || values.length === 0) return () => true;
  const wanted = new Set(values.map((value) => comparable(toValue(value, type))));
  return operator === 'NotIn' ? (value) => !wanted.has(comparable(value)) : (value) => wanted.has(comparable(value));
}
