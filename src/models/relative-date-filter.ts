import { Filter, FilterType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { FilterTarget } from './target';

/** Units of time. Dates use 0 to 6, times 7 and 8. */
export const RelativeDateFilterTimeUnit = {
  /** Days. */
  Days: 0,
  /** Seven days. */
  Weeks: 1,
  /** Weeks as the calendar has them. */
  CalendarWeeks: 2,
  /** Months, counted from today. */
  Months: 3,
  /** Months as the calendar has them. */
  CalendarMonths: 4,
  /** Years, counted from today. */
  Years: 5,
  /** Years as the calendar has them. */
  CalendarYears: 6,
  /** Minutes; relative time only. */
  Minutes: 7,
  /** Hours; relative time only. */
  Hours: 8,
} as const;
/** One of the values of `RelativeDateFilterTimeUnit`: 0 to 8. */
export type RelativeDateFilterTimeUnit = (typeof RelativeDateFilterTimeUnit)[keyof typeof RelativeDateFilterTimeUnit];

/** On which side of now the period lies. */
export const RelativeDateOperators = {
  /** It ends now. */
  InLast: 0,
  /** It contains now. */
  InThis: 1,
  /** It begins now. */
  InNext: 2,
} as const;
/** One of the values of `RelativeDateOperators`: 0 to 2. */
export type RelativeDateOperators = (typeof RelativeDateOperators)[keyof typeof RelativeDateOperators];

/** What filters by a period around now have in common. */
export interface RelativeDateTimeFilter extends Filter {
  /** On which side of now the period lies. */
  operator: RelativeDateOperators;
  /** How many units; 1 with `InThis`. */
  timeUnitsCount?: number;
  /** The unit. */
  timeUnitType: RelativeDateFilterTimeUnit;
}

/** Keeps the rows whose date lies in a period of days to years around today. */
export interface RelativeDateFilter extends RelativeDateTimeFilter {
  /** The kind: `FilterType.RelativeDate`. */
  filterType: typeof FilterType.RelativeDate;
  /** Today belongs to the period. */
  includeToday: boolean;
}

/** Keeps the rows whose time lies in a period of minutes or hours around now. */
export interface RelativeTimeFilter extends RelativeDateTimeFilter {
  /** The kind: `FilterType.RelativeTime`. */
  filterType: typeof FilterType.RelativeTime;
}

/** Arguments of `new RelativeTimeFilter`. */
export type RelativeTimeFilterArguments = [
  target: FilterTarget,
  operator: RelativeDateOperators,
  timeUnitsCount: number,
  timeUnitType: RelativeDateFilterTimeUnit,
];

/** Arguments of `new RelativeDateFilter`; today belongs to the period by default. */
export type RelativeDateFilterArguments = [...RelativeTimeFilterArguments, includeToday?: boolean];

/** Makes a filter by a period of days to years around today. */
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

/** Makes a filter by a period of minutes or hours around now. */
export const RelativeTimeFilter: ModelClass<RelativeTimeFilterArguments, RelativeTimeFilter> =
  /* @__PURE__ */ modelClass(Filter, 'relativeTime', (target, operator, timeUnitsCount, timeUnitType) => ({
    target,
    filterType: FilterType.RelativeTime,
    operator,
    timeUnitsCount,
    timeUnitType,
  }));
