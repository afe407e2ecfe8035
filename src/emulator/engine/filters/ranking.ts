import type { FilterTarget, TopNFilter, TopNFilterOperators } from '../../../models';
import type { MeasureField } from '../../model/query';
import type { Dataset, FieldReference } from '../dataset';
import { InvalidFilterError } from './invalid-filter';
import { resolveTarget } from './target';

/** Keeps the groups of a column that rank first by a measure. */
export interface Ranking {
  field: FieldReference;
  measure: MeasureField;
  count: number;
  fromTop: boolean;
}

/** From which end the groups of a top N filter are counted. */
export const rankingOperators: Readonly<Record<TopNFilterOperators, Pick<Ranking, 'fromTop'>>> = {
  Top: { fromTop: true },
  Bottom: { fromTop: false },
};

/** A top N filter made ready; a column that makes the order is added up, or counted when it holds no numbers. */
export function rankingOf(dataset: Dataset, filter: TopNFilter): Ranking {
  const target = resolveTarget(dataset, filter.target as FilterTarget);
  const order = resolveTarget(dataset, filter.orderBy);
  if (target.kind !== 'column') throw new InvalidFilterError('the target of a topN filter must be a column');
  const measure: MeasureField =
    order.kind === 'measure'
      ? order.field
      : {
          ...order.field,
          aggregation: dataset.column(order.field.table, order.field.column).type === 'number' ? 'sum' : 'count',
        };
  return { field: target.field, measure, count: filter.itemCount, ...rankingOperators[filter.operator] };
}
