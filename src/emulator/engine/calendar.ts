import type { DatePart } from '../model/definition';
import type { Bucket } from '../model/query';

/** Length of a day in milliseconds. The engine uses UTC, where all days have the same length. */
export const dayMs = 86_400_000;

/** Returns the start of the day (UTC) that contains an instant. */
export function startOfDay(instant: number): number {
  return Math.floor(instant / dayMs) * dayMs;
}

/** Returns whether an instant is on the first day of a month. */
export const isFirstOfMonth = (instant: number): boolean => new Date(instant).getUTCDate() === 1;

/** Adds calendar months. A day that does not exist in the target month becomes its last day. */
export function addMonths(instant: number, months: number): number {
  const date = new Date(instant);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, day) + (instant - startOfDay(instant));
}

/** Returns the quarter that contains an instant, from 1 to 4. */
export function quarterOf(instant: number): number {
  return Math.floor(new Date(instant).getUTCMonth() / 3) + 1;
}

/** Returns the start of the year, quarter, month, week (from Sunday) or day that contains an instant. */
export function startOfBucket(instant: number, bucket: Bucket): number {
  const date = new Date(instant);
  const year = date.getUTCFullYear();
  switch (bucket) {
    case 'year':
      return Date.UTC(year, 0, 1);
    case 'quarter':
      return Date.UTC(year, (quarterOf(instant) - 1) * 3, 1);
    case 'month':
      return Date.UTC(year, date.getUTCMonth(), 1);
    case 'week':
      return startOfDay(instant) - date.getUTCDay() * dayMs;
    case 'day':
      return startOfDay(instant);
  }
}

/** Returns the start of the bucket that is `count` buckets after `start`. */
export function addBuckets(start: number, bucket: Bucket, count: number): number {
  switch (bucket) {
    case 'year':
      return addMonths(start, 12 * count);
    case 'quarter':
      return addMonths(start, 3 * count);
    case 'month':
      return addMonths(start, count);
    case 'week':
      return start + 7 * dayMs * count;
    case 'day':
      return start + dayMs * count;
  }
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Returns a part of a date, in Power BI's format: 2026, 'Qtr 2', 'April' or 17. */
export function datePart(instant: number, part: DatePart): string | number {
  const date = new Date(instant);
  switch (part) {
    case 'Year':
      return date.getUTCFullYear();
    case 'Quarter':
      return `Qtr ${String(quarterOf(instant))}`;
    case 'Month':
      return monthNames[date.getUTCMonth()] ?? '';
    case 'Day':
      return date.getUTCDate();
  }
}
