import { addBuckets, dayMs, startOfDay } from '../../../engine/calendar';
import type { ResultColumn } from '../../../engine/evaluate';
import type { Formatter } from '../../../engine/format';
import type { Value } from '../../../engine/value';
import { formatString, type LocaleStrings } from '../../../locales/locale';
import type { Bucket } from '../../../model/query';
import type { ChartData } from './series';

/**
 * Returns whether a period contains `now`, so that the period's values are not final. A period counts as complete on its last
 * day.
 */
export const isCurrent = (start: number, bucket: Bucket, now: number): boolean =>
  start <= now && startOfDay(now) + dayMs < addBuckets(start, bucket, 1);

/** Returns whether a date column's value is a period that is not complete. */
export function isIncomplete(column: ResultColumn | undefined, start: Value | undefined, now: number): boolean {
  const bucket = column && 'bucket' in column.field ? column.field.bucket : undefined;
  if (column?.type !== 'date' || bucket === undefined || typeof start !== 'number') return false;
  return isCurrent(start, bucket, now);
}

/** Returns the name of a month or quarter that is not complete, for example "Nov to date", or "Nov 2026 to date" with its year. */
export const nameToDate = (
  start: number,
  bucket: 'month' | 'quarter',
  formatter: Formatter,
  strings: LocaleStrings,
  withYear = false,
): string =>
  formatString(strings.toDate, withYear ? formatter.date(start, bucket) : formatter.dateParts(start, bucket)[0]);

/** Returns whether the last category is an incomplete period. */
export const isLastIncomplete = ({ categories, categoryColumn }: ChartData, now: number): boolean =>
  isIncomplete(categoryColumn, categories.at(-1)?.values.at(-1), now);
