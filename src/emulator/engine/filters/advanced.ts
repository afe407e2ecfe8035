import type {
  AdvancedFilter,
  AdvancedFilterCondition,
  AdvancedFilterConditionOperators,
  AdvancedFilterLogicalOperators,
} from '../../../models';
import type { ColumnType } from '../../model/definition';
import { type Value, comparable, compareValues, toValue } from '../value';
import type { ValueTest } from './predicate';

/** Value that a condition compares against, converted to the column type and to lowercase text. */
interface Operand {
  value: Value;
  text: string;
}

type ConditionTest = (value: Value, operand: Operand) => boolean;

// As in SQL and Power BI, blanks are neither less nor greater than other values.
const ordered =
  (test: (order: number) => boolean): ConditionTest =>
  (value, operand) =>
    value !== null && operand.value !== null && test(compareValues(value, operand.value));

const lowercaseOf = (value: Value): string => (value === null ? '' : String(value).toLowerCase());
const isEqual: ConditionTest = (value, operand) => comparable(value) === comparable(operand.value);
const contains: ConditionTest = (value, { text }) => lowercaseOf(value).includes(text);
const startsWith: ConditionTest = (value, { text }) => lowercaseOf(value).startsWith(text);
const not =
  (test: ConditionTest): ConditionTest =>
  (value, operand) =>
    !test(value, operand);

/** Tests for the condition operators. */
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

/** Functions that combine condition tests. */
export const logicalOperators: Readonly<Record<AdvancedFilterLogicalOperators, (tests: ValueTest[]) => ValueTest>> = {
  And: (tests) => (value) => tests.every((test) => test(value)),
  Or: (tests) => (value) => tests.some((test) => test(value)),
};

/** Returns a test for an advanced filter's conditions. Conditions with the `None` operator are ignored. */
export function advancedTest(
  { logicalOperator, conditions }: Pick<AdvancedFilter, 'logicalOperator' | 'conditions'>,
  type: ColumnType,
): ValueTest {
  // In a message, `conditions` can be null.
  const effective = (conditions ?? []).filter(({ operator }) => operator !== 'None');
  if (effective.length === 0) return () => true;
  return logicalOperators[logicalOperator](effective.map((each) => conditionTest(each, type)));
}

function conditionTest({ operator, value: raw }: AdvancedFilterCondition, type: ColumnType): ValueTest {
  const operand = { value: toValue(raw ?? null, type), text: String(raw ?? '').toLowerCase() };
  const test = conditionTests[operator];
  return (value) => test(value, operand);
}
