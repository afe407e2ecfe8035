import { addBuckets, dayMs, startOfDay } from '../../../engine/calendar';
import type { ResultColumn } from '../../../engine/evaluate';
import type { Value } from '../../../engine/value';
import type { ChartData } from './series';

/**
 * Returns whether a date column's value is a period that contains `now`, so that the period's values are not final. A
 * period counts as complete on its last day.
 */
export function isIncomplete(column: ResultColumn | undefined, start: Value | undefined, now: number): boolean {
  const bucket = column && 'bucket' in column.field ? column.field.bucket : undefined;
  if (column?.type !== 'date' || bucket === undefined || typeof start !== 'number') return false;
  return start <= now && startOfDay(now) + dayMs < addBuckets(start, bucket, 1);
}

/** Returns whether the last category is an incomplete period. */
export const isLastIncomplete = ({ categories, categoryColumn }: ChartData, now: number): boolean =>
  isIncomplete(categoryColumn, categories.at(-1)?.values.at(-1), now);
