import type { DatePart } from '../model/definition';
import type { Bucket } from '../model/query';

/** Milliseconds of a day; the engine counts in UTC, where every day has as many. */
export const dayMs = 86_400_000;

/** The day that an instant lies in. */
export function startOfDay(instant: number): number {
  return Math.floor(instant / dayMs) * dayMs;
}

/** Adds calendar months; the 31st becomes the month's last day. */
export function addMonths(instant: number, months: number): number {
  const date = new Date(instant);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, day) + (instant - startOfDay(instant));
}

/** The first instant of the year, quarter, month, week (Sunday) or day. */
export function startOfBucket(instant: number, bucket: Bucket): number {
  const date = new Date(instant);
  const year = date.getUTCFullYear();
  switch (bucket) {
    case 'year':
      return Date.UTC(year, 0, 1);
    case 'quarter':
      return Date.UTC(year, Math.floor(date.getUTCMonth() / 3) * 3, 1);
    case 'month':
      return Date.UTC(year, date.getUTCMonth(), 1);
    case 'week':
      return startOfDay(instant) - date.getUTCDay() * dayMs;
    case 'day':
      return startOfDay(instant);
  }
}

/** The first instant after the bucket, counted `count` buckets on. */
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

/** The value of a date hierarchy's level, as the provider names it. */
export function datePart(instant: number, part: DatePart): string | number {
  const date = new Date(instant);
  switch (part) {
    case 'Year':
      return date.getUTCFullYear();
    case 'Quarter':
      return `Qtr ${String(Math.floor(date.getUTCMonth() / 3) + 1)}`;
    case 'Month':
      return monthNames[date.getUTCMonth()] ?? '';
    case 'Day':
      return date.getUTCDate();
  }
}
