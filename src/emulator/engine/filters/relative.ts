import type { RelativeDateFilter, RelativeTimeFilter } from '../../../models';
import type { Bucket } from '../../model/query';
import { addBuckets, addMonths, dayMs, startOfBucket, startOfDay } from '../calendar';
import type { ValueTest } from './predicate';

/** A span of time: from `start`, up to and without `end`; milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
}

// Units and operators by the numbers of the wire (`RelativeDateFilterTimeUnit`, `RelativeDateOperators`).
const units = [
  'days',
  'weeks',
  'calendarWeeks',
  'months',
  'calendarMonths',
  'years',
  'calendarYears',
  'minutes',
  'hours',
] as const;
type Unit = (typeof units)[number];
const [inLast, inThis] = [0, 1];

const buckets: Record<Exclude<Unit, 'minutes' | 'hours'>, Bucket> = {
  days: 'day',
  weeks: 'week',
  calendarWeeks: 'week',
  months: 'month',
  calendarMonths: 'month',
  years: 'year',
  calendarYears: 'year',
};

/** The days that a relative date filter means, seen from `now`. Weeks begin on Sunday. */
export function relativeDateSpan(filter: RelativeDateFilter, now: number): Span {
  const unit: Unit = units[filter.timeUnitType];
  if (unit === 'minutes' || unit === 'hours') return relativeTimeSpan(filter, now);
  const count = filter.timeUnitsCount ?? 1;
  const today = startOfDay(now);
  const bucket = buckets[unit];
  if (filter.operator === inThis) {
    const start = startOfBucket(now, bucket);
    return { start, end: addBuckets(start, bucket, 1) };
  }
  const last = filter.operator === inLast;
  if (unit.startsWith('calendar')) {
    // Whole calendar units beside the present one, so that today is in neither.
    const current = startOfBucket(now, bucket);
    const next = addBuckets(current, bucket, 1);
    return last
      ? { start: addBuckets(current, bucket, -count), end: current }
      : { start: next, end: addBuckets(next, bucket, count) };
  }
  const shift = (day: number, units: number): number => {
    if (unit === 'months' || unit === 'years') return addMonths(day, unit === 'years' ? 12 * units : units);
    return day + dayMs * units * (unit === 'weeks' ? 7 : 1);
  };
  const includesToday = (filter as Partial<RelativeDateFilter>).includeToday !== false;
  const tomorrow = today + dayMs;
  if (last)
    return includesToday
      ? { start: shift(tomorrow, -count), end: tomorrow }
      : { start: shift(today, -count), end: today };
  return includesToday ? { start: today, end: shift(today, count) } : { start: tomorrow, end: shift(tomorrow, count) };
}

/** The minutes or hours that a relative time filter means, seen from `now`. */
export function relativeTimeSpan(filter: RelativeTimeFilter | RelativeDateFilter, now: number): Span {
  const length = units[filter.timeUnitType] === 'hours' ? 3_600_000 : 60_000;
  const count = filter.timeUnitsCount ?? 1;
  if (filter.operator === inThis) {
    const start = Math.floor(now / length) * length;
    return { start, end: start + length };
  }
  // One millisecond more at the end of the past: what happened right now has happened.
  return filter.operator === inLast
    ? { start: now - count * length, end: now + 1 }
    : { start: now, end: now + count * length };
}

/** True for instants within the span. */
export function spanTest({ start, end }: Span): ValueTest {
  return (value) => typeof value === 'number' && value >= start && value < end;
}
