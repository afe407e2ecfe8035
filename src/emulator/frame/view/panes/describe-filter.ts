import type { AdvancedFilter, Filter } from '../../../../models';
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

/** Describes a filter's condition in words. */
export function describeFilter(
  filter: Filter,
  { formatter, strings }: Pick<ReportSession, 'formatter' | 'strings'>,
): string {
  const known = knownFilter(filter);
  switch (known.kind) {
    case 'basic': {
      const { operator, values } = known.filter;
      if (operator === 'All' || values.length === 0) return strings.isAll;
      const list = values.map((value) => show(value, formatter)).join(` ${strings.or} `);
      return formatString(operator === 'NotIn' ? strings.isNot : strings.is, list);
    }
    case 'advanced': {
      const conditions = conditionsOf(known.filter, { formatter, strings });
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

/** Describes each condition in an advanced filter in words. */
export function conditionsOf(
  { conditions = [] }: AdvancedFilter,
  { formatter, strings }: Pick<ReportSession, 'formatter' | 'strings'>,
): string[] {
  return conditions
    .filter(({ operator }) => operator !== 'None')
    .map(({ operator, value }) => formatString(strings[conditionKeys[operator] ?? 'is'], show(value, formatter)));
}

/** Counts data points, including those in nested lists. */
function pointCount(values: readonly unknown[]): number {
  return values.reduce<number>((sum, each) => sum + (Array.isArray(each) ? each.length : 1), 0);
}

function show(value: unknown, formatter: Formatter): string {
  if (value instanceof Date) return formatter.date(value.getTime());
  if (typeof value === 'number') return formatter.number(value, { decimals: Number.isInteger(value) ? 0 : 2 });
  const text = typeof value === 'string' || typeof value === 'boolean' ? String(value) : formatter.blank;
  const instant = /^\d{4}-\d\d-\d\d(T|$)/.test(text) ? toInstant(text) : null;
  return instant === null ? text : formatter.date(instant);
}
