import type { AdvancedFilter, AdvancedFilterCondition } from '../../../models';
import type { ColumnType } from '../../model/definition';
import { type Value, comparable, compareValues, toValue } from '../value';
import type { ValueTest } from './predicate';

/** Conditions joined by And or Or; a condition with the operator None does not count. */
export function advancedTest(
  { logicalOperator, conditions = [] }: Pick<AdvancedFilter, 'logicalOperator' | 'conditions'>,
  type: ColumnType,
): ValueTest {
  const tests = conditions.filter(({ operator }) => operator !== 'None').map((each) => conditionTest(each, type));
  if (tests.length === 0) return () => true;
  return logicalOperator === 'Or'
    ? (value) => tests.some((test) => test(value))
    : (value) => tests.every((test) => test(value));
}

function conditionTest({ operator, value: raw }: AdvancedFilterCondition, type: ColumnType): ValueTest {
  const wanted = toValue(raw ?? null, type);
  const text = raw === undefined ? '' : String(raw).toLowerCase();
  const textOf = (value: Value): string => (value === null ? '' : String(value).toLowerCase());
  // A blank is neither smaller nor greater than anything: SQL and the provider agree.
  const ordered = (test: (order: number) => boolean): ValueTest => {
    return (value) => value !== null && wanted !== null && test(compareValues(value, wanted));
  };
  switch (operator) {
    case 'None':
      return () => true;
    case 'LessThan':
      return ordered((order) => order < 0);
    case 'LessThanOrEqual':
      return ordered((order) => order <= 0);
    case 'GreaterThan':
      return ordered((order) => order > 0);
    case 'GreaterThanOrEqual':
      return ordered((order) => order >= 0);
    case 'Contains':
      return (value) => textOf(value).includes(text);
    case 'DoesNotContain':
      return (value) => !textOf(value).includes(text);
    case 'StartsWith':
      return (value) => textOf(value).startsWith(text);
    case 'DoesNotStartWith':
      return (value) => !textOf(value).startsWith(text);
    case 'Is':
      return (value) => comparable(value) === comparable(wanted);
    case 'IsNot':
      return (value) => comparable(value) !== comparable(wanted);
    case 'IsBlank':
      return (value) => value === null;
    case 'IsNotBlank':
      return (value) => value !== null;
    case 'IsEmptyString':
      return (value) => value === '';
    case 'IsNotEmptyString':
      return (value) => value !== '';
  }
}
