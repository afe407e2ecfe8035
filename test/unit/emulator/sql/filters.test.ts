import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Node,
  type SqlColumn,
  all,
  any,
  columns,
  condition,
  equals,
  hierarchy,
  relativeDate,
  relativeTime,
} from './conditions';
import { type Rows, Sql, Warehouse, amount, queryEngine, code, instantNear, now, rowsAround, word } from './warehouse';

const warehouse = new Warehouse();
beforeAll(() => warehouse.open(), 300_000);
afterAll(() => warehouse.close());

// With a fixed seed, all runs test the same examples.
const runs = { numRuns: 40, seed: 20260630 };
const schema = (kind: string): string => `http://powerbi.com/product/schema#${kind}`;
const fixedNow = Date.parse('2026-05-15T14:30:00Z');

/** Asserts that the engine returns the same rows as the database. */
async function expectSameRows(
  rows: Rows,
  filters: object[],
  where: (sql: Sql) => string,
  at = fixedNow,
): Promise<void> {
  await warehouse.fill(rows);
  expect(queryEngine(rows, filters, at).flat()).toEqual(await warehouse.ids(where));
}

/** A column and values of its type. */
const columnWithValues = fc.constantFrom(...Object.values(columns)).chain((column) =>
  fc.record({
    column: fc.constant(column),
    values: fc.array(fc.option(valueOf(column), { freq: 5 }), { maxLength: 4 }),
  }),
);

function valueOf({ kind, target }: SqlColumn): fc.Arbitrary<string | number | boolean> {
  if (kind === 'int') return amount;
  if (kind === 'boolean') return fc.boolean();
  if (kind === 'timestamptz') return instantNear(fixedNow);
  return target.column === 'Code' ? code : word;
}

describe('engine filters', () => {
  it('returns the same rows as SQL for basic filters', () =>
    fc.assert(
      fc.asyncProperty(
        rowsAround(fixedNow),
        columnWithValues,
        fc.constantFrom('In', 'NotIn', 'All'),
        async (rows, { column, values }, operator) => {
          const filter = { $schema: schema('basic'), filterType: 1, target: column.target, operator, values };
          await expectSameRows(rows, [filter], (sql) => {
            if (operator === 'All' || values.length === 0) return 'true';
            const isListed = any(values.map((value) => equals(sql, column, value)));
            return operator === 'In' ? isListed : `not (${isListed})`;
          });
        },
      ),
      runs,
    ));

  const ordered = ['LessThan', 'LessThanOrEqual', 'GreaterThan', 'GreaterThanOrEqual'];
  const textual = ['Contains', 'DoesNotContain', 'StartsWith', 'DoesNotStartWith', 'IsEmptyString', 'IsNotEmptyString'];
  const plain = ['Is', 'IsNot', 'IsBlank', 'IsNotBlank', 'None'];
  const advanced = fc.constantFrom(...Object.values(columns)).chain((column) => {
    // Collations differ, so only ASCII letters are compared by order.
    const operators = [
      ...plain,
      ...(column.kind === 'text' ? textual : []),
      ...(column.kind === 'boolean' || (column.kind === 'text' && column !== columns.code) ? [] : ordered),
    ];
    const operation = fc.record({ operator: fc.constantFrom(...operators), value: valueOf(column) });
    return fc.record({
      column: fc.constant(column),
      conditions: fc.array(operation, { maxLength: 2 }),
      logicalOperator: fc.constantFrom('And', 'Or'),
    });
  });

  it('returns the same rows as SQL for advanced filters', () =>
    fc.assert(
      fc.asyncProperty(rowsAround(fixedNow), advanced, async (rows, { column, conditions, logicalOperator }) => {
        const filter = {
          $schema: schema('advanced'),
          filterType: 0,
          target: column.target,
          logicalOperator,
          conditions,
        };
        const applied = conditions.filter(({ operator }) => operator !== 'None');
        await expectSameRows(rows, [filter], (sql) => {
          const parts = applied.map(({ operator, value }) => condition(sql, column, operator, value));
          return logicalOperator === 'Or' && parts.length > 0 ? any(parts) : all(parts);
        });
      }),
      { ...runs, numRuns: 80 },
    ));

  const relative = fc.record({
    operator: fc.constantFrom(0, 1, 2),
    count: fc.integer({ min: 1, max: 14 }),
    unit: fc.integer({ min: 0, max: 6 }),
    includeToday: fc.boolean(),
  });
  const aroundNow = now.chain((at) => fc.record({ at: fc.constant(at), rows: rowsAround(at) }));

  it('returns the same rows as SQL for relative date filters with and without today', () =>
    fc.assert(
      fc.asyncProperty(aroundNow, relative, async ({ at, rows }, options) => {
        const filter = {
          $schema: schema('relativeDate'),
          filterType: 4,
          target: columns.at.target,
          operator: options.operator,
          timeUnitsCount: options.count,
          timeUnitType: options.unit,
          includeToday: options.includeToday,
        };
        await expectSameRows(rows, [filter], (sql) => relativeDate(sql, at, options), at);
      }),
      { ...runs, numRuns: 80 },
    ));

  it('returns the same rows as SQL for relative time filters', () =>
    fc.assert(
      fc.asyncProperty(aroundNow, relative, fc.constantFrom(7, 8), async ({ at, rows }, { operator, count }, unit) => {
        const filter = {
          $schema: schema('relativeTime'),
          filterType: 7,
          target: columns.at.target,
          operator,
          timeUnitsCount: count,
          timeUnitType: unit,
        };
        await expectSameRows(rows, [filter], (sql) => relativeTime(sql, at, operator, count, unit), at);
      }),
      runs,
    ));

  const point = fc.tuple(fc.option(code, { freq: 9 }), fc.option(word, { freq: 4 }));
  const pairIs = (sql: Sql, [first, second]: [unknown, unknown]): string =>
    all([equals(sql, columns.code, first), equals(sql, columns.region, second)]);

  it('returns the same rows as SQL for tuple filters across tables', () =>
    fc.assert(
      fc.asyncProperty(rowsAround(fixedNow), fc.array(point, { maxLength: 4 }), async (rows, points) => {
        const filter = {
          $schema: schema('tuple'),
          filterType: 6,
          operator: 'In',
          target: [columns.code.target, columns.region.target],
          values: points.map((each) => each.map((value) => ({ value }))),
        };
        await expectSameRows(rows, [filter], (sql) => any(points.map((each) => pairIs(sql, each))));
      }),
      runs,
    ));

  it('returns the same rows as SQL for include and exclude filters on values', () =>
    fc.assert(
      fc.asyncProperty(
        rowsAround(fixedNow),
        columnWithValues,
        fc.boolean(),
        async (rows, { column, values }, isExclude) => {
          const filter = { $schema: schema('includeExclude'), filterType: 3, target: column.target, values, isExclude };
          await expectSameRows(rows, [filter], (sql) => {
            const isListed = any(values.map((value) => equals(sql, column, value)));
            return isExclude ? `not (${isListed})` : isListed;
          });
        },
      ),
      runs,
    ));

  it('returns the same rows as SQL for include and exclude filters on points', () =>
    fc.assert(
      fc.asyncProperty(
        rowsAround(fixedNow),
        fc.array(point, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (rows, points, isExclude) => {
          const filter = {
            $schema: schema('includeExclude'),
            filterType: 3,
            target: [[columns.code.target, columns.region.target]],
            values: [points.map((each) => each.map((value) => ({ value })))],
            isExclude,
          };
          await expectSameRows(rows, [filter], (sql) => {
            const isListed = any(points.map((each) => pairIs(sql, each)));
            return isExclude ? `not (${isListed})` : isListed;
          });
        },
      ),
      runs,
    ));

  const operator = fc.option(fc.constantFrom('Selected', 'NotSelected', 'Inherited'), { nil: undefined });
  const leaf = fc.record({ value: fc.option(word, { freq: 4 }), operator }, { requiredKeys: ['value'] });
  const branch = fc.record(
    { value: fc.option(code, { freq: 9 }), operator, children: fc.array(leaf, { maxLength: 3 }) },
    { requiredKeys: ['value'] },
  );

  it('returns the same rows as SQL for hierarchy filters', () =>
    fc.assert(
      fc.asyncProperty(rowsAround(fixedNow), fc.array(branch, { minLength: 1, maxLength: 4 }), async (rows, nodes) => {
        const levels = [columns.code, columns.region];
        const filter = {
          $schema: schema('hierarchy'),
          filterType: 9,
          target: levels.map(({ target }) => target),
          hierarchyData: nodes,
        };
        await expectSameRows(rows, [filter], (sql) => hierarchy(sql, levels, nodes as Node[]));
      }),
      { ...runs, numRuns: 60 },
    ));

  it('returns the same rows as SQL for filters on date parts', () =>
    fc.assert(
      fc.asyncProperty(
        rowsAround(fixedNow),
        fc.array(fc.constantFrom(2024, 2025, 2026), { minLength: 1 }),
        async (rows, years) => {
          const filter = {
            $schema: schema('basic'),
            filterType: 1,
            target: { table: 'Facts', hierarchy: 'Calendar', hierarchyLevel: 'Year' },
            operator: 'In',
            values: years,
          };
          await expectSameRows(
            rows,
            [filter],
            (sql) => `coalesce(extract(year from f.at) = any(${sql.bind(years, 'int[]')}), false)`,
          );
        },
      ),
      runs,
    ));

  it('returns the same rows as SQL for top N filters with ties, after other filters', () =>
    fc.assert(
      fc.asyncProperty(
        rowsAround(fixedNow),
        fc.constantFrom(columns.code, columns.word, columns.region),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('Top', 'Bottom'),
        fc.boolean(),
        async (rows, column, itemCount, direction, byMeasure) => {
          const topN = {
            $schema: schema('topN'),
            filterType: 5,
            target: column.target,
            operator: direction,
            itemCount,
            orderBy: byMeasure ? { table: 'Facts', measure: 'Total' } : columns.amount.target,
          };
          const otherFilter = {
            $schema: schema('advanced'),
            filterType: 0,
            target: columns.amount.target,
            logicalOperator: 'And',
            conditions: [{ operator: 'GreaterThan', value: -5 }],
          };
          await expectSameRows(
            rows,
            [topN, otherFilter],
            (sql) => `f.amount > -5 and exists (select 1 from (
              select ${column.expression} as value, rank() over (order by sum(f.amount) ${direction === 'Top' ? 'desc' : 'asc'}) as place
              from facts f left join places p on p.number = f.place where f.amount > -5 group by 1) ranked
              where ranked.place <= ${sql.bind(itemCount, 'int')} and ranked.value is not distinct from ${column.expression})`,
          );
        },
      ),
      runs,
    ));

  it('returns the same rows as SQL for filters on a measure', () =>
    fc.assert(
      fc.asyncProperty(rowsAround(fixedNow), fc.constantFrom(...ordered), amount, async (rows, name, value) => {
        const filter = {
          $schema: schema('advanced'),
          filterType: 0,
          target: { table: 'Facts', measure: 'Total' },
          logicalOperator: 'And',
          conditions: [{ operator: name, value }],
        };
        const query = {
          categories: [{ table: 'Facts', column: 'Code' }],
          measures: [{ table: 'Facts', measure: 'Total' }],
        };
        await warehouse.fill(rows);
        const sql = new Sql();
        const sign = ['<', '<=', '>', '>='][ordered.indexOf(name)] ?? '';
        const statement = `select code, sum(amount)::int from facts group by code having sum(amount) ${sign} ${sql.bind(value, 'int')} order by code`;
        expect(queryEngine(rows, [filter], fixedNow, query)).toEqual(await warehouse.rows(statement, sql));
      }),
      runs,
    ));
});

describe('engine aggregations', () => {
  it('returns the same values as SQL for all aggregations, grouped by a column in a related table', () =>
    fc.assert(
      fc.asyncProperty(rowsAround(fixedNow), async (rows) => {
        await warehouse.fill(rows);
        const measures = (['sum', 'avg', 'count', 'distinct', 'min', 'max'] as const).map((aggregation) => ({
          table: 'Facts',
          column: 'Amount',
          aggregation,
        }));
        const result = queryEngine(rows, [], fixedNow, {
          categories: [{ table: 'Places', column: 'Number' }],
          measures,
        });
        const statement = `select p.number, sum(amount)::int, avg(amount)::float8, count(amount)::int, count(distinct amount)::int, min(amount), max(amount)
          from facts f left join places p on p.number = f.place group by 1 having count(amount) > 0 order by 1 nulls first`;
        expect(result).toEqual(await warehouse.rows(statement, new Sql()));
      }),
      runs,
    ));
});
