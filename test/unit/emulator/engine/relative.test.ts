import { describe, expect, it } from 'vitest';
import type { RelativeDateFilter, RelativeTimeFilter } from '../../../../src/models';
import { relativeDateSpan, relativeTimeSpan } from '../../../../src/emulator/engine/filters/relative';
import { amounts, now } from '../shop';

const units = [
  'Days',
  'Weeks',
  'CalendarWeeks',
  'Months',
  'CalendarMonths',
  'Years',
  'CalendarYears',
  'Minutes',
  'Hours',
];
const operators = ['InLast', 'InThis', 'InNext'];
const filter = (operator: string, timeUnitsCount: number, unit: string, includeToday = true) =>
  ({
    filterType: 4,
    operator: operators.indexOf(operator),
    timeUnitsCount,
    timeUnitType: units.indexOf(unit),
    includeToday,
  }) as unknown as RelativeDateFilter;

const formatInstant = (instant: number): string =>
  new Date(instant)
    .toISOString()
    .replace(/T00:00:00\.000Z$/, '')
    .replace('.000Z', 'Z');

/** Returns the first and last day of a span relative to 2026-05-15, a Friday. */
function days(...parts: Parameters<typeof filter>): string {
  const { start, end } = relativeDateSpan(filter(...parts), now);
  return `${formatInstant(start)} to ${formatInstant(end - 86_400_000)}`;
}

describe('relative date filter', () => {
  it.each([
    ['InLast', 1, 'Days', true, '2026-05-15 to 2026-05-15'],
    ['InLast', 1, 'Days', false, '2026-05-14 to 2026-05-14'],
    ['InLast', 7, 'Days', true, '2026-05-09 to 2026-05-15'],
    ['InLast', 2, 'Weeks', true, '2026-05-02 to 2026-05-15'],
    ['InLast', 2, 'Weeks', false, '2026-05-01 to 2026-05-14'],
    ['InLast', 1, 'CalendarWeeks', true, '2026-05-03 to 2026-05-09'],
    ['InLast', 1, 'Months', true, '2026-04-16 to 2026-05-15'],
    ['InLast', 1, 'Months', false, '2026-04-15 to 2026-05-14'],
    ['InLast', 2, 'CalendarMonths', true, '2026-03-01 to 2026-04-30'],
    ['InLast', 1, 'Years', true, '2025-05-16 to 2026-05-15'],
    ['InLast', 1, 'CalendarYears', true, '2025-01-01 to 2025-12-31'],
    ['InThis', 1, 'Days', true, '2026-05-15 to 2026-05-15'],
    ['InThis', 1, 'Weeks', true, '2026-05-10 to 2026-05-16'],
    ['InThis', 1, 'Months', true, '2026-05-01 to 2026-05-31'],
    ['InThis', 1, 'Years', true, '2026-01-01 to 2026-12-31'],
    ['InNext', 1, 'Days', true, '2026-05-15 to 2026-05-15'],
    ['InNext', 1, 'Days', false, '2026-05-16 to 2026-05-16'],
    ['InNext', 1, 'CalendarWeeks', true, '2026-05-17 to 2026-05-23'],
    ['InNext', 1, 'Months', true, '2026-05-15 to 2026-06-14'],
    ['InNext', 1, 'CalendarMonths', true, '2026-06-01 to 2026-06-30'],
  ] as const)('filters dates by %s %i %s (today included: %s): %s', (operator, count, unit, includeToday, expected) => {
    expect(days(operator, count, unit, includeToday)).toBe(expected);
  });

  it('includes today by default', () => {
    const { includeToday: _, ...withoutIncludeToday } = filter('InLast', 1, 'Days');
    expect(relativeDateSpan(withoutIncludeToday as RelativeDateFilter, now)).toEqual(
      relativeDateSpan(filter('InLast', 1, 'Days', true), now),
    );
  });

  it('falls back to the last day of a shorter month', () => {
    const march = Date.parse('2026-03-31T12:00:00Z');
    expect(formatInstant(relativeDateSpan(filter('InLast', 1, 'Months', false), march).start)).toBe('2026-02-28');
  });

  it('filters rows by relative dates', () => {
    const target = { table: 'Sales', column: 'Day' };
    expect(amounts(Object.assign(filter('InLast', 2, 'Days'), { target }))).toEqual([10, 20, 70]);
  });
});

describe('relative time filter', () => {
  const span = (operator: string, count: number, unit: string): string => {
    const timeFilter = Object.assign(filter(operator, count, unit), { filterType: 7 }) as unknown as RelativeTimeFilter;
    const { start, end } = relativeTimeSpan(timeFilter, now);
    return `${formatInstant(start)} to ${formatInstant(operator === 'InLast' ? end - 1 : end)}`;
  };

  it.each([
    ['InLast', 2, 'Hours', '2026-05-15T12:30:00Z to 2026-05-15T14:30:00Z'],
    ['InLast', 45, 'Minutes', '2026-05-15T13:45:00Z to 2026-05-15T14:30:00Z'],
    ['InThis', 1, 'Hours', '2026-05-15T14:00:00Z to 2026-05-15T15:00:00Z'],
    ['InNext', 30, 'Minutes', '2026-05-15T14:30:00Z to 2026-05-15T15:00:00Z'],
  ])('filters times by %s %i %s: %s', (operator, count, unit, expected) => {
    expect(span(operator, count, unit)).toBe(expected);
  });

  it('filters rows by relative times', () => {
    const target = { table: 'Sales', column: 'Day' };
    expect(amounts(Object.assign(filter('InLast', 1, 'Hours'), { filterType: 7, target }))).toEqual([70]);
  });
});
