import type { FilterTarget, TopNFilter, TopNFilterOperators } from '../../../models';
import type { MeasureField } from '../../model/query';
import type { Dataset, FieldReference } from '../dataset';
import { InvalidFilterError } from './invalid-filter';
import { resolveTarget } from './target';

/** Condition that keeps a column's highest- or lowest-ranking groups by a measure. */
export interface Ranking {
  field: FieldReference;
  measure: MeasureField;
  count: number;
  fromTop: boolean;
}

/** For each operator: whether the highest- or the lowest-ranking groups are kept. */
export const rankingOperators: Readonly<Record<TopNFilterOperators, Pick<Ranking, 'fromTop'>>> = {
  Top: { fromTop: true },
  Bottom: { fromTop: false },
};

/** Compiles a top N filter. An order-by column is summed, or counted if it is not numeric. */
export function rankingOf(dataset: Dataset, filter: TopNFilter): Ranking {
  const target = resolveTarget(dataset, filter.target as FilterTarget);
  const order = resolveTarget(dataset, filter.orderBy);
  if (target.kind !== 'column') throw new InvalidFilterError('invalid topN filter: target must be a column');
  const measure: MeasureField =
    order.kind === 'measure'
      ? order.field
      : {
          ...order.field,
          aggregation: dataset.column(order.field.table, order.field.column).type === 'number' ? 'sum' : 'count',
        };
  return { field: target.field, measure, count: filter.itemCount, ...rankingOperators[filter.operator] };
}
