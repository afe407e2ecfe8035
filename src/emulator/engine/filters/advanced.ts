import type {
  AdvancedFilter,
  AdvancedFilterCondition,
  AdvancedFilterConditionOperators,
  AdvancedFilterLogicalOperators,
} from '../../../models';
import type { ColumnType } from '../../model/definition';
import { type Value, comparable, compareValues, toValue } from '../value';
import type { ValueTest } from './predicate';

/** What a condition compares with: as a value of the column, and as a text in small letters. */
interface Wanted {
  value: Value;
  text: string;
}

type ConditionTest = (value: Value, wanted: Wanted) => boolean;

// A blank is neither smaller nor greater than anything: SQL and the provider agree.
const ordered =
  (test: (order: number) => boolean): ConditionTest =>
  (value, wanted) =>
    value !== null && wanted.value !== null && test(compareValues(value, wanted.value));

const textOf = (value: Value): string => (value === null ? '' : String(value).toLowerCase());
const isEqual: ConditionTest = (value, wanted) => comparable(value) === comparable(wanted.value);
const contains: ConditionTest = (value, { text }) => textOf(value).includes(text);
const startsWith: ConditionTest = (value, { text }) => textOf(value).startsWith(text);
const not =
  (test: ConditionTest): ConditionTest =>
  (value, wanted) =>
    !test(value, wanted);

/** What each operator of a condition asks of a value. */
export const conditionTests: Readonly<Record<AdvancedFilterConditionOperators, ConditionTest>> = {
  None: () => true,
  LessThan: ordered((order) => order < 0),
  LessThanOrEqual: ordered((order) => order <= 0),
  GreaterThan: ordered((order) => order > 0),
  GreaterThanOrEqual: ordered((order) => order >= 0),
  Contains: contains,
  DoesNotContain: not(contains),
  StartsWith: startsWith,
  DoesNotStartWith: not(startsWith),
  Is: isEqual,
  IsNot: not(isEqual),
  IsBlank: (value) => value === null,
  IsNotBlank: (value) => value !== null,
  IsEmptyString: (value) => value === '',
  IsNotEmptyString: (value) => value !== '',
};

/** How the tests of conditions become one. */
export const logicalOperators: Readonly<Record<AdvancedFilterLogicalOperators, (tests: ValueTest[]) => ValueTest>> = {
  And: (tests) => (value) => tests.every((test) => test(value)),
  Or: (tests) => (value) => tests.some((test) => test(value)),
};

/** Conditions joined by And or Or; a condition with the operator None does not count. */
export function advancedTest(
  { logicalOperator, conditions }: Pick<AdvancedFilter, 'logicalOperator' | 'conditions'>,
  type: ColumnType,
): ValueTest {
  // Off the wire, no conditions may also be null.
  const counted = (conditions ?? []).filter(({ operator }) => operator !== 'None');
  if (counted.length === 0) return () => true;
  return logicalOperators[logicalOperator](counted.map((each) => conditionTest(each, type)));
}

function conditionTest({ operator, value: raw }: AdvancedFilterCondition, type: ColumnType): ValueTest {
  const wanted = { value: toValue(raw ?? null, type), text: String(raw ?? '').toLowerCase() };
  const test = conditionTests[operator];
  return (value) => test(value, wanted);
}
