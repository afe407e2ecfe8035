import type { Cell, RoleFilter, RoleLookup, RoleOperator } from '../../model/definition';
import type { Dataset } from '../dataset';
import { type Value, comparable, toValue } from '../value';
import { conditionTests } from './advanced';
import { InvalidFilterError } from './invalid-filter';
import type { ValueTest } from './predicate';

/** Identity values that role filters compare against. */
interface IdentityValues {
  username: string;
  customData?: string;
}

const comparisons = {
  is: 'Is',
  isNot: 'IsNot',
  lessThan: 'LessThan',
  lessThanOrEqual: 'LessThanOrEqual',
  greaterThan: 'GreaterThan',
  greaterThanOrEqual: 'GreaterThanOrEqual',
  contains: 'Contains',
  startsWith: 'StartsWith',
} as const satisfies Record<Exclude<RoleOperator, 'in' | 'notIn'>, keyof typeof conditionTests>;

/**
 * Returns a test for the values in a role filter's column. If there is no value to compare against, for example
 * because custom data is missing, no row is visible.
 *
 * @throws {@link UnknownFieldError} if a column does not exist, {@link InvalidFilterError} if the filter is invalid
 */
export function roleTest(dataset: Dataset, filter: RoleFilter, identity: IdentityValues): ValueTest {
  const { table, column, lookup, operator = lookup ? 'in' : 'is' } = filter;
  const { type } = dataset.column(table, column);
  const isList = operator === 'in' || operator === 'notIn';
  validateRoleFilter(filter, isList);
  if (isList) {
    const cells = lookup ? lookUp(dataset, lookup, identity) : listOf(filter.value ?? null, identity);
    if (!cells) return () => false;
    const accepted = new Set(cells.map((cell) => comparable(toValue(cell, type))));
    return (value) => accepted.has(comparable(value)) === (operator === 'in');
  }
  const cell = cellOf(filter.value as Cell, identity);
  if (cell === undefined) return () => false;
  const operand = { value: toValue(cell, type), text: String(cell ?? '').toLowerCase() };
  const test = conditionTests[comparisons[operator]];
  // For example, a string that is not a number must not be treated as a blank.
  if (operand.value === null && cell !== null) return () => false;
  return (value) => test(value, operand);
}

function validateRoleFilter({ value, lookup }: RoleFilter, isList: boolean): void {
  if ((value === undefined) === (lookup === undefined))
    throw new InvalidFilterError("invalid role filter: exactly one of 'value' and 'lookup' is required");
  if (lookup && !isList)
    throw new InvalidFilterError("invalid role filter: a lookup requires the 'in' or 'notIn' operator");
  const isValueList = Array.isArray(value) || value === 'username()' || value === 'customData()';
  if (!lookup && isList !== isValueList && (isList || Array.isArray(value)))
    throw new InvalidFilterError(
      "invalid role filter: 'in' and 'notIn' require a list, and other operators a single value",
    );
}

/** Resolves `username()` and `customData()`. Returns undefined if the identity does not have that value. */
function cellOf(value: Cell, { username, customData = '' }: IdentityValues): Cell | undefined {
  if (value === 'username()') return username === '' ? undefined : username;
  if (value === 'customData()') return customData === '' ? undefined : customData;
  return value;
}

function listOf(value: Cell | Cell[], identity: IdentityValues): Cell[] | undefined {
  const cells = (Array.isArray(value) ? value : [value]).map((each) => cellOf(each, identity));
  const defined = cells.filter((cell) => cell !== undefined);
  if (defined.length < cells.length) return undefined;
  return value === 'customData()'
    ? String(defined[0])
        .split(',')
        .map((part) => part.trim())
    : defined;
}

/** Returns the values that a lookup table assigns to the user. */
function lookUp(dataset: Dataset, lookup: RoleLookup, identity: IdentityValues): Cell[] | undefined {
  const { table, column, userColumn, user = 'username()' } = lookup;
  const users = dataset.field(table, { table, column: userColumn });
  const values = dataset.field(table, { table, column });
  const name = cellOf(user, identity);
  if (name === undefined) return undefined;
  const userValue = comparable(toValue(name, dataset.column(table, userColumn).type));
  const cells = new Set<Value>();
  users.codes.forEach((code, row) => {
    const value = comparable(users.values[code] ?? null);
    if (value !== null && value === userValue) cells.add(values.values[values.codes[row] ?? 0] ?? null);
  });
  return [...cells];
}
