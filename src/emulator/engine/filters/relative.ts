import {
  type RelativeDateFilter,
  RelativeDateFilterTimeUnit as Unit,
  RelativeDateOperators,
  type RelativeTimeFilter,
} from '../../../models';
import type { Bucket } from '../../model/query';
import { addBuckets, addMonths, dayMs, startOfBucket, startOfDay } from '../calendar';
import type { ValueTest } from './predicate';

/** Time span from `start` (inclusive) to `end` (exclusive), in milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
}

type TimeUnit = typeof Unit.Minutes | typeof Unit.Hours;

/** Unit in a relative date filter, and whether it counts complete calendar periods. */
interface DateUnit {
  bucket: Bucket;
  isCalendar?: true;
}

const dateUnits: Readonly<Record<Exclude<Unit, TimeUnit>, DateUnit>> = {
  [Unit.Days]: { bucket: 'day' },
  [Unit.Weeks]: { bucket: 'week' },
  [Unit.CalendarWeeks]: { bucket: 'week', isCalendar: true },
  [Unit.Months]: { bucket: 'month' },
  [Unit.CalendarMonths]: { bucket: 'month', isCalendar: true },
  [Unit.Years]: { bucket: 'year' },
  [Unit.CalendarYears]: { bucket: 'year', isCalendar: true },
};

const timeUnitMs: Readonly<Record<TimeUnit, number>> = { [Unit.Minutes]: 60_000, [Unit.Hours]: 3_600_000 };

/** Returns the days that a relative date filter matches at `now`. Weeks start on Sunday. */
export function relativeDateSpan(filter: RelativeDateFilter, now: number): Span {
  // validateFilter has already rejected minutes and hours.
  const { bucket, isCalendar } = dateUnits[filter.timeUnitType as keyof typeof dateUnits];
  const count = filter.timeUnitsCount ?? 1;
  const today = startOfDay(now);
  if (filter.operator === RelativeDateOperators.InThis) {
    const start = startOfBucket(now, bucket);
    return { start, end: addBuckets(start, bucket, 1) };
  }
  const isLast = filter.operator === RelativeDateOperators.InLast;
  if (isCalendar) {
    // Complete calendar periods before or after the current one, which never include today.
    const current = startOfBucket(now, bucket);
    const next = addBuckets(current, bucket, 1);
    return isLast
      ? { start: addBuckets(current, bucket, -count), end: current }
      : { start: next, end: addBuckets(next, bucket, count) };
  }
  const shift = (day: number, units: number): number => {
    if (bucket === 'month' || bucket === 'year') return addMonths(day, bucket === 'year' ? 12 * units : units);
    return day + dayMs * units * (bucket === 'week' ? 7 : 1);
  };
  const includesToday = (filter as Partial<RelativeDateFilter>).includeToday !== false;
  const tomorrow = today + dayMs;
  if (isLast)
    return includesToday
      ? { start: shift(tomorrow, -count), end: tomorrow }
      : { start: shift(today, -count), end: today };
  return includesToday ? { start: today, end: shift(today, count) } : { start: tomorrow, end: shift(tomorrow, count) };
}

/** Returns the time span that a relative time filter matches at `now`. */
export function relativeTimeSpan(filter: RelativeTimeFilter, now: number): Span {
  const length = timeUnitMs[filter.timeUnitType as TimeUnit];
  const count = filter.timeUnitsCount ?? 1;
  if (filter.operator === RelativeDateOperators.InThis) {
    const start = Math.floor(now / length) * length;
    return { start, end: start + length };
  }
  // The past includes the current millisecond.
  return filter.operator === RelativeDateOperators.InLast
    ? { start: now - count * length, end: now + 1 }
    : { start: now, end: now + count * length };
}

/** Returns a test for instants within a time span. */
export function spanTest({ start, end }: Span): ValueTest {
  return (value) => typeof value === 'number' && value >= start && value < end;
}
