import type { Sql } from './warehouse';
import { lower } from './warehouse';

/** A column in the facts or places table, with its names in the model and in the database. */
export interface SqlColumn {
  target: { table: string; column: string };
  expression: string;
  kind: 'text' | 'int' | 'timestamptz' | 'boolean';
}

const column = (table: string, name: string, expression: string, kind: SqlColumn['kind']): SqlColumn => ({
  target: { table, column: name },
  expression,
  kind,
});

/** Columns that the filters target. */
export const columns = {
  word: column('Facts', 'Word', 'f.word', 'text'),
  code: column('Facts', 'Code', 'f.code', 'text'),
  amount: column('Facts', 'Amount', 'f.amount', 'int'),
  at: column('Facts', 'At', 'f.at', 'timestamptz'),
  flag: column('Facts', 'Flag', 'f.flag', 'boolean'),
  region: column('Places', 'Region', 'p.region', 'text'),
  city: column('Places', 'City', 'p.city', 'text'),
};

/** Returns an equality condition that, like Power BI's filters, ignores case and treats blanks as equal. */
export function equals(sql: Sql, { expression, kind }: Pick<SqlColumn, 'expression' | 'kind'>, value: unknown): string {
  const bound = sql.bind(value, kind);
  return kind === 'text'
    ? `${lower(expression)} is not distinct from ${lower(bound)}`
    : `${expression} is not distinct from ${bound}`;
}

const join = (parts: readonly string[], operator: 'and' | 'or', whenEmpty: string): string =>
  parts.length === 0 ? whenEmpty : parts.map((part) => `(${part})`).join(` ${operator} `);

/** Combines conditions with `or`. */
export const any = (parts: readonly string[]): string => join(parts, 'or', 'false');
/** Combines conditions with `and`. */
export const all = (parts: readonly string[]): string => join(parts, 'and', 'true');

/** Returns the condition for an advanced filter. */
export function condition(sql: Sql, column: SqlColumn, operator: string, value: unknown): string {
  const { expression, kind } = column;
  const lowercaseOperands = (): [string, string] => [
    `coalesce(${lower(expression)}, '')`,
    lower(sql.bind(value, 'text')),
  ];
  const compare = (sign: string): string => `coalesce(${expression} ${sign} ${sql.bind(value, kind)}, false)`;
  switch (operator) {
    case 'LessThan':
      return compare('<');
    case 'LessThanOrEqual':
      return compare('<=');
    case 'GreaterThan':
      return compare('>');
    case 'GreaterThanOrEqual':
      return compare('>=');
    case 'Contains':
    case 'DoesNotContain': {
      const [full, part] = lowercaseOperands();
      return `strpos(${full}, ${part}) ${operator === 'Contains' ? '>' : '='} 0`;
    }
    case 'StartsWith':
    case 'DoesNotStartWith': {
      const [full, part] = lowercaseOperands();
      return `${operator === 'StartsWith' ? '' : 'not '}starts_with(${full}, ${part})`;
    }
    case 'Is':
      return equals(sql, column, value);
    case 'IsNot':
      return `not (${equals(sql, column, value)})`;
    case 'IsBlank':
      return `${expression} is null`;
    case 'IsNotBlank':
      return `${expression} is not null`;
    case 'IsEmptyString':
      return `coalesce(${expression} = '', false)`;
    case 'IsNotEmptyString':
      return `${expression} is distinct from ''`;
    default:
      return 'true';
  }
}

/** Hierarchy filter node. */
export interface Node {
  value: string | null;
  operator?: 'Selected' | 'NotSelected' | 'Inherited';
  children?: Node[];
}

/** Returns the selection of the deepest node on a row's path, as nested `case` expressions. */
export function hierarchy(sql: Sql, levels: readonly SqlColumn[], nodes: readonly Node[]): string {
  const level = (depth: number, list: readonly Node[], parent: boolean, otherwise: boolean): string => {
    const levelColumn = levels[depth];
    if (!levelColumn || list.length === 0) return String(otherwise);
    const cases = list.map(({ value, operator, children = [] }) => {
      const selected =
        operator === undefined
          ? children.length === 0 || parent
          : operator === 'Selected' || (operator === 'Inherited' && parent);
      return `when ${equals(sql, levelColumn, value)} then ${level(depth + 1, children, selected, selected)}`;
    });
    return `case ${cases.join(' ')} else ${String(otherwise)} end`;
  };
  return level(0, nodes, false, false);
}

const units = ['day', 'week', 'week', 'month', 'month', 'year', 'year'] as const;

/** Returns the condition for a relative date filter. `unit` is a `RelativeDateFilterTimeUnit`. */
export function relativeDate(
  sql: Sql,
  at: number,
  { operator, count, unit, includeToday }: { operator: number; count: number; unit: number; includeToday: boolean },
): string {
  const instant = sql.bind(new Date(at).toISOString(), 'timestamptz');
  const name = units[unit] ?? 'day';
  // Weeks start on Monday in the database and on Sunday in filters.
  const truncated =
    name === 'week'
      ? `(date_trunc('week', ${instant} + interval '1 day') - interval '1 day')`
      : `date_trunc('${name}', ${instant})`;
  const step = `interval '${String(count)} ${name}'`;
  const oneUnit = `interval '1 ${name}'`;
  const between = (start: string, end: string): string => `coalesce(f.at >= ${start} and f.at < ${end}, false)`;
  if (operator === 1) return between(truncated, `${truncated} + ${oneUnit}`);
  if (unit === 2 || unit === 4 || unit === 6)
    return operator === 0
      ? between(`${truncated} - ${step}`, truncated)
      : between(`${truncated} + ${oneUnit}`, `${truncated} + ${oneUnit} + ${step}`);
  const today = `date_trunc('day', ${instant})`;
  const tomorrow = `${today} + interval '1 day'`;
  if (operator === 0)
    return includeToday ? between(`${tomorrow} - ${step}`, tomorrow) : between(`${today} - ${step}`, today);
  return includeToday ? between(today, `${today} + ${step}`) : between(tomorrow, `${tomorrow} + ${step}`);
}

/** Returns the condition for a relative time filter in minutes (7) or hours (8). `InLast` includes the current millisecond. */
export function relativeTime(sql: Sql, at: number, operator: number, count: number, unit: number): string {
  const instant = sql.bind(new Date(at).toISOString(), 'timestamptz');
  const name = unit === 8 ? 'hour' : 'minute';
  const step = `interval '${String(count)} ${name}'`;
  if (operator === 1) return `coalesce(date_trunc('${name}', f.at) = date_trunc('${name}', ${instant}), false)`;
  return operator === 0
    ? `coalesce(f.at >= ${instant} - ${step} and f.at <= ${instant}, false)`
    : `coalesce(f.at >= ${instant} and f.at < ${instant} + ${step}, false)`;
}
