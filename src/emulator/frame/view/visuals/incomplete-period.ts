import { addBuckets, dayMs, startOfDay } from '../../../engine/calendar';
import type { ChartData } from './series';

/**
 * Returns whether the last category is a period that contains `now`, so that its values are not final. A period counts
 * as complete on its last day.
 */
export function isLastIncomplete({ categories, categoryColumn }: ChartData, now: number): boolean {
  const bucket = categoryColumn && 'bucket' in categoryColumn.field ? categoryColumn.field.bucket : undefined;
  const start = categories.at(-1)?.values.at(-1);
  if (categoryColumn?.type !== 'date' || bucket === undefined || typeof start !== 'number') return false;
  return start <= now && startOfDay(now) + dayMs < addBuckets(start, bucket, 1);
}
