import { Filter, FilterType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { FilterTarget } from './target';

/** Time unit. Relative date filters use `Days` to `CalendarYears`. Relative time filters use `Minutes` and `Hours`. */
export const RelativeDateFilterTimeUnit = {
  /** Days. */
  Days: 0,
  /** Periods of seven days. */
  Weeks: 1,
  /** Calendar weeks. */
  CalendarWeeks: 2,
  /** Months counted from today. */
  Months: 3,
  /** Calendar months. */
  CalendarMonths: 4,
  /** Years counted from today. */
  Years: 5,
  /** Calendar years. */
  CalendarYears: 6,
  /** Minutes. Relative time filters only. */
  Minutes: 7,
  /** Hours. Relative time filters only. */
  Hours: 8,
} as const;
/** Numeric value of `RelativeDateFilterTimeUnit`: 0 to 8. */
export type RelativeDateFilterTimeUnit = (typeof RelativeDateFilterTimeUnit)[keyof typeof RelativeDateFilterTimeUnit];

/** Position of a period relative to now. */
export const RelativeDateOperators = {
  /** The period ends now. */
  InLast: 0,
  /** The period contains the current time. */
  InThis: 1,
  /** The period starts now. */
  InNext: 2,
} as const;
/** Numeric value of `RelativeDateOperators`: 0 to 2. */
export type RelativeDateOperators = (typeof RelativeDateOperators)[keyof typeof RelativeDateOperators];

/** Fields shared by relative date and relative time filters. */
export interface RelativeDateTimeFilter extends Filter {
  /** Position of the period relative to now. */
  operator: RelativeDateOperators;
  /** Length of the period in units. Use 1 for `RelativeDateOperators.InThis`. */
  timeUnitsCount?: number;
  /** Unit of the period. */
  timeUnitType: RelativeDateFilterTimeUnit;
}

/** Filter that keeps the rows whose date is in a period of days, weeks, months or years relative to today. */
export interface RelativeDateFilter extends RelativeDateTimeFilter {
  /** Always `FilterType.RelativeDate`. */
  filterType: typeof FilterType.RelativeDate;
  /** Whether the period includes today. */
  includeToday: boolean;
}

/** Filter that keeps the rows whose time is in a period of minutes or hours relative to now. */
export interface RelativeTimeFilter extends RelativeDateTimeFilter {
  /** Always `FilterType.RelativeTime`. */
  filterType: typeof FilterType.RelativeTime;
}

/** Arguments of `new RelativeTimeFilter`. */
export type RelativeTimeFilterArguments = [
  target: FilterTarget,
  operator: RelativeDateOperators,
  timeUnitsCount: number,
  timeUnitType: RelativeDateFilterTimeUnit,
];

/** Arguments of `new RelativeDateFilter`. `includeToday` defaults to `true`. */
export type RelativeDateFilterArguments = [...base: RelativeTimeFilterArguments, includeToday?: boolean];

/**
 * Creates a filter from the target, the operator, the number of units, the unit, and whether the period includes
 * today (default: `true`).
 *
 * @example
 * // The last three calendar months, excluding today.
 * new RelativeDateFilter(
 *   { table: 'Staff', column: 'Hired' },
 *   RelativeDateOperators.InLast,
 *   3,
 *   RelativeDateFilterTimeUnit.CalendarMonths,
 *   false,
 * );
 */
export const RelativeDateFilter: ModelClass<RelativeDateFilterArguments, RelativeDateFilter> =
  /* @__PURE__ */ modelClass(
    Filter,
    'relativeDate',
    (target, operator, timeUnitsCount, timeUnitType, includeToday = true) => ({
      target,
      filterType: FilterType.RelativeDate,
      operator,
      timeUnitsCount,
      timeUnitType,
      includeToday,
    }),
  );

/**
 * Creates a filter from the target, the operator, the number of units and the unit (`Minutes` or `Hours`).
 *
 * @example
 * new RelativeTimeFilter(
 *   { table: 'Shifts', column: 'Start' },
 *   RelativeDateOperators.InNext,
 *   8,
 *   RelativeDateFilterTimeUnit.Hours,
 * );
 */
export const RelativeTimeFilter: ModelClass<RelativeTimeFilterArguments, RelativeTimeFilter> =
  /* @__PURE__ */ modelClass(Filter, 'relativeTime', (target, operator, timeUnitsCount, timeUnitType) => ({
    target,
    filterType: FilterType.RelativeTime,
    operator,
    timeUnitsCount,
    timeUnitType,
  }));
