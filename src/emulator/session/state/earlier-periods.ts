import type { Filter } from '../../../models';
import type { QueryResult } from '../../engine/evaluate';
import { compareValues } from '../../engine/value';
import type { CategoryField } from '../../model/query';
import type { SelectionState } from './report-state';

type Column = Pick<CategoryField, 'table' | 'column'>;

const isSameColumn = (a: Column, b: Column): boolean => a.table === b.table && a.column === b.column;

/** Returns filters and a selection without those parts that limit a column. */
export function withoutColumn(
  column: Column,
  filters: readonly Filter[],
  selection: SelectionState | undefined,
): { filters: Filter[]; selection: SelectionState | undefined } {
  const isOther = ({ target }: Filter): boolean =>
    !('table' in target && 'column' in target && isSameColumn(target, column));
  const kept = selection?.fields.flatMap((field, index) => (isSameColumn(field, column) ? [] : [index])) ?? [];
  const pick = <Item>(items: readonly Item[]): Item[] => items.filter((_, index) => kept.includes(index));
  return {
    filters: filters.filter(isOther),
    selection:
      selection && kept.length > 0
        ? { ...selection, fields: pick(selection.fields), points: selection.points.map(pick) }
        : undefined,
  };
}

/**
 * Adds rows for earlier periods to a result, so that there are at least `count` rows.
 *
 * @param all - the result for all periods
 */
export function withEarlierPeriods(result: QueryResult, all: QueryResult, count: number): QueryResult {
  const last = result.rows.at(-1)?.[0] ?? null;
  const rows = all.rows.filter(([period = null]) => compareValues(period, last) <= 0).slice(-count);
  return { ...result, rows };
}
