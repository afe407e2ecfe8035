import type { AdvancedFilter, AdvancedFilterCondition, Filter } from '../../../../models';
import { isFirstOfMonth } from '../../../engine/calendar';
import { knownFilter } from '../../../engine/filters/kind';
import type { Formatter } from '../../../engine/format';
import { toInstant } from '../../../engine/value';
import type { ReportSession } from '../../../session/state/report-session';
import { type StringKey, formatString } from '../../../locales/locale';

/** Returns a filter's title: the display name, or the target names. */
export function filterTitle(filter: Filter): string {
  return filter.displaySettings?.displayName ?? targetTitle(filter.target);
}

function targetTitle(target: unknown): string {
  const targets = (Array.isArray(target) ? target.flat() : [target]) as unknown as Record<string, string>[];
  return targets.map(({ column, measure, hierarchyLevel }) => column ?? measure ?? hierarchyLevel ?? '').join(', ');
}

const conditionKeys: Record<string, StringKey> = {
  LessThan: 'lessThan',
  LessThanOrEqual: 'lessThanOrEqual',
  GreaterThan: 'greaterThan',
  GreaterThanOrEqual: 'greaterThanOrEqual',
  Contains: 'contains',
  DoesNotContain: 'doesNotContain',
  StartsWith: 'startsWith',
  DoesNotStartWith: 'doesNotStartWith',
  Is: 'is',
  IsNot: 'isNot',
  IsBlank: 'isBlank',
  IsNotBlank: 'isNotBlank',
  IsEmptyString: 'isEmpty',
  IsNotEmptyString: 'isNotEmpty',
};

/** Text of conditions that compare dates. */
const dateConditionKeys: Record<string, StringKey> = {
  LessThan: 'isBefore',
  LessThanOrEqual: 'isOnOrBefore',
  GreaterThan: 'isAfter',
  GreaterThanOrEqual: 'isOnOrAfter',
};

/** Describes a filter's condition in words. */
export function describeFilter(filter: Filter, report: ReportSession): string {
  const { formatter, strings } = report;
  const known = knownFilter(filter);
  switch (known.kind) {
    case 'basic': {
      const { operator, values } = known.filter;
      if (operator === 'All' || values.length === 0) return strings.isAll;
      const list = values.map((value) => show(value, formatter)).join(` ${strings.or} `);
      return formatString(operator === 'NotIn' ? strings.isNot : strings.is, list);
    }
    case 'advanced': {
      const conditions = conditionsOf(known.filter, report);
      return conditions.join(` ${known.filter.logicalOperator === 'Or' ? strings.or : strings.and} `) || strings.isAll;
    }
    case 'topN': {
      const { operator, itemCount, orderBy } = known.filter;
      return formatString(operator === 'Bottom' ? strings.bottomBy : strings.topBy, itemCount, targetTitle(orderBy));
    }
    case 'relativeDate':
    case 'relativeTime': {
      const { operator, timeUnitsCount, timeUnitType } = known.filter;
      const nth = (list: string): string => list.split(',')[timeUnitType] ?? '';
      return operator === 1
        ? formatString(strings.inThis, nth(strings.unit))
        : formatString(operator === 0 ? strings.inLast : strings.inNext, timeUnitsCount ?? 1, nth(strings.units));
    }
    case 'includeExclude':
      return formatString(
        known.filter.isExclude ? strings.excludedPoints : strings.includedPoints,
        pointCount(known.filter.values),
      );
    case 'tuple':
      return formatString(strings.combinations, known.filter.values.length);
    case 'hierarchy':
      return formatString(strings.selectedPoints, known.filter.hierarchyData.length);
    case 'unknown':
      return strings.notShown;
  }
}

/** Describes each condition in an advanced filter in words. In columns of months, dates are months. */
export function conditionsOf({ conditions = [], target }: AdvancedFilter, report: ReportSession): string[] {
  const { formatter, strings } = report;
  const describe = ({ operator, value }: AdvancedFilterCondition): string => {
    const instant = instantOf(value);
    const dateKey = instant === undefined ? undefined : dateConditionKeys[operator];
    if (instant === undefined || !dateKey)
      return formatString(strings[conditionKeys[operator] ?? 'is'], show(value, formatter));
    return formatString(strings[dateKey], formatter.date(instant, isMonthly(target, report) ? 'month' : undefined));
  };
  return conditions.filter(({ operator }) => operator !== 'None').map(describe);
}

/** Returns whether all dates in a filter's column are the first of a month. */
function isMonthly(target: unknown, { dataset }: ReportSession): boolean {
  const { table: name, column } = target as { table?: unknown; column?: unknown };
  const table = dataset.tables.find((each) => each.name === name);
  const field = table?.columns.find((each) => each.name === column);
  if (!table || !field) return false;
  const { values } = dataset.field(table.name, { table: table.name, column: field.name });
  return values.every((value) => value === null || (typeof value === 'number' && isFirstOfMonth(value)));
}

/** Counts data points, including those in nested lists. */
function pointCount(values: readonly unknown[]): number {
  return values.reduce<number>((sum, each) => sum + (Array.isArray(each) ? each.length : 1), 0);
}

function show(value: unknown, formatter: Formatter): string {
  const instant = instantOf(value);
  if (instant !== undefined) return formatter.date(instant);
  if (typeof value === 'number') return formatter.number(value, { decimals: Number.isInteger(value) ? 0 : 2 });
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : formatter.blank;
}

/** Returns the instant of a date, or of a text that starts with an ISO date. Returns undefined for other values. */
function instantOf(value: unknown): number | undefined {
  if (value instanceof Date) return value.getTime();
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return undefined;
  return toInstant(value) ?? undefined;
}
