import type { Filter } from '../../../models';
import { knownFilter } from '../../engine/filters/kind';
import type { Formatter } from '../../engine/format';

/** What a filter is upon, for people. */
export function filterTitle(filter: Filter): string {
  return filter.displaySettings?.displayName ?? targetTitle(filter.target);
}

function targetTitle(target: unknown): string {
  const targets = (Array.isArray(target) ? target.flat() : [target]) as unknown as Record<string, string>[];
  return targets.map(({ column, measure, hierarchyLevel }) => column ?? measure ?? hierarchyLevel ?? '').join(', ');
}

const conditionWords: Record<string, string> = {
  LessThan: 'is less than',
  LessThanOrEqual: 'is at most',
  GreaterThan: 'is greater than',
  GreaterThanOrEqual: 'is at least',
  Contains: 'contains',
  DoesNotContain: 'does not contain',
  StartsWith: 'starts with',
  DoesNotStartWith: 'does not start with',
  Is: 'is',
  IsNot: 'is not',
  IsBlank: 'is blank',
  IsNotBlank: 'is not blank',
  IsEmptyString: 'is empty',
  IsNotEmptyString: 'is not empty',
};

const unitWords = [
  'days',
  'weeks',
  'calendar weeks',
  'months',
  'calendar months',
  'years',
  'calendar years',
  'minutes',
  'hours',
];

/** What a filter says, for people. */
export function describeFilter(filter: Filter, formatter: Formatter): string {
  const known = knownFilter(filter);
  switch (known.kind) {
    case 'basic': {
      const { operator, values } = known.filter;
      if (operator === 'All' || values.length === 0) return 'is (All)';
      return `${operator === 'NotIn' ? 'is not' : 'is'} ${values.map((value) => show(value, formatter)).join(' or ')}`;
    }
    case 'advanced': {
      const parts = (known.filter.conditions ?? [])
        .filter(({ operator }) => operator !== 'None')
        .map(({ operator, value }) => {
          const words = conditionWords[operator] ?? operator;
          return value === undefined || operator.includes('Blank') || operator.includes('Empty')
            ? words
            : `${words} ${show(value, formatter)}`;
        });
      return parts.join(` ${known.filter.logicalOperator.toLowerCase()} `);
    }
    case 'topN':
      return `${known.filter.operator.toLowerCase()} ${String(known.filter.itemCount)} by ${targetTitle(known.filter.orderBy)}`;
    case 'relativeDate':
    case 'relativeTime': {
      const { operator, timeUnitsCount, timeUnitType } = known.filter;
      const unit = unitWords[timeUnitType] ?? '';
      return operator === 1
        ? `is in this ${unit.replace(/s$/, '')}`
        : `is in the ${operator === 0 ? 'last' : 'next'} ${String(timeUnitsCount ?? 1)} ${unit}`;
    }
    case 'includeExclude':
      return `${known.filter.isExclude ? 'without' : 'only'} ${String(known.filter.values.length)} chosen`;
    case 'tuple':
      return `is one of ${String(known.filter.values.length)} combinations`;
    case 'hierarchy':
      return `${String(known.filter.hierarchyData.length)} chosen`;
    case 'unknown':
      return 'cannot be shown';
  }
}

function show(value: unknown, formatter: Formatter): string {
  if (value instanceof Date) return formatter.date(value.getTime());
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' || typeof value === 'boolean' ? String(value) : '(Blank)';
  return /^\d{4}-\d\d-\d\d(T|$)/.test(text) ? formatter.date(Date.parse(text)) : text;
}
