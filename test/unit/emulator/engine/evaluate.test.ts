import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dataset } from '../../../../src/emulator/engine/dataset';
import { evaluate } from '../../../../src/emulator/engine/evaluate';
import { compileFilters } from '../../../../src/emulator/engine/filters/compile';
import type { Filter } from '../../../../src/models';
import { rowsOf, shop } from '../shop';

const region = { table: 'Stores', column: 'Region' };
const total = { table: 'Sales', measure: 'Total' };
const noFilters = { rows: [], groups: [], rankings: [] };

describe('evaluate', () => {
  it('groups by a column in a related table, blanks first', () => {
    expect(rowsOf({ categories: [region], measures: [total] })).toEqual([
      [null, 70],
      ['North', 100],
      ['South', 110],
    ]);
  });

  it('returns a single row when there are no categories', () => {
    expect(rowsOf({ measures: [total, { table: 'Sales', measure: 'Gift share' }] })).toEqual([[280, 3 / 7]]);
  });

  it('divides a percentOfGrandTotal measure by the total of all groups that match the filters', () => {
    const share = { ...total, percentOfGrandTotal: true };
    const northOrSouth = { filterType: 1, target: region, operator: 'In', values: ['North', 'South'] };
    expect(rowsOf({ categories: [region], measures: [share, total] }, [northOrSouth])).toEqual([
      ['North', 100 / 210, 100],
      ['South', 110 / 210, 110],
    ]);
  });

  it('returns a blank share if the total is 0', () => {
    const nothing = [{ filterType: 1, target: { table: 'Sales', column: 'Amount' }, operator: 'In', values: [-1] }];
    const share = { table: 'Sales', measure: 'Count', percentOfGrandTotal: true };
    expect(rowsOf({ measures: [share] }, nothing)).toEqual([[null]]);
  });

  it('returns 0 for a count and a blank for a sum if no rows match', () => {
    const nothing = [{ filterType: 1, target: { table: 'Sales', column: 'Amount' }, operator: 'In', values: [-1] }];
    expect(rowsOf({ measures: [{ table: 'Sales', measure: 'Count' }, total] }, nothing)).toEqual([[0, null]]);
  });

  it('returns 0 for a sum whose blank is zero if no rows match', () => {
    const measures = shop.measures!.map((each) => (each.name === 'Total' ? { ...each, blankAsZero: true } : each));
    const none = { fields: [{ table: 'Sales', column: 'Amount' }], test: () => false };
    const filters = { ...noFilters, rows: [none] };
    expect(evaluate(new Dataset({ ...shop, measures }), { measures: [total] }, filters).rows).toEqual([[0]]);
  });

  it('aggregates only the rows of the last month of each group, and of the last month of all rows for the total', () => {
    const table = {
      name: 'Balances',
      columns: [
        { name: 'Account', type: 'text' as const },
        { name: 'Month', type: 'date' as const },
        { name: 'Amount', type: 'number' as const },
      ],
      rows: [
        ['A', '2026-02-01', 20],
        ['A', '2026-01-01', 10],
        ['B', '2026-01-01', 5],
        ['A', '2026-02-01', 2],
        ['A', null, 100],
      ],
    };
    const balance = { name: 'Balance', table: 'Balances', column: 'Amount', latestBy: 'Month' };
    const balances = new Dataset({ tables: [table], measures: [balance] });
    const rows = (fields: string[]) => {
      const categories = fields.map((column) => ({ table: 'Balances', column }));
      return evaluate(balances, { categories, measures: [{ table: 'Balances', measure: 'Balance' }] }, noFilters).rows;
    };
    expect(rows(['Account'])).toEqual([
      ['A', 22],
      ['B', 5],
    ]);
    expect(rows([])).toEqual([[22]]);
    expect(rows(['Month']).map((row) => row.at(-1))).toEqual([100, 15, 22]);
  });

  it('joins measures from different tables by category', () => {
    const stores = { table: 'Stores', measure: 'Stores' };
    expect(rowsOf({ categories: [region], measures: [stores, total] })).toEqual([
      [null, 1, 70],
      ['North', 2, 100],
      ['South', 1, 110],
    ]);
  });

  it('groups dates by month', () => {
    const rows = rowsOf({ categories: [{ table: 'Sales', column: 'Day', bucket: 'month' }], measures: [total] });
    expect(rows.map(([month, sum]) => [new Date(Number(month)).toISOString().slice(0, 7), sum])).toEqual([
      ['2025-12', 50],
      ['2026-04', 40],
      ['2026-05', 190],
    ]);
  });

  it.each([
    ['sum', 280],
    ['avg', 40],
    ['count', 7],
    ['distinct', 7],
    ['min', 10],
    ['max', 70],
  ] as const)('aggregates a column by %s', (aggregation, expected) => {
    expect(rowsOf({ measures: [{ table: 'Sales', column: 'Amount', aggregation }] })).toEqual([[expected]]);
  });

  it('sorts by a measure and keeps the top rows', () => {
    expect(
      rowsOf({ categories: [region], measures: [total], sort: { by: 1, direction: 'descending' }, top: 2 }),
    ).toEqual([
      ['South', 110],
      ['North', 100],
    ]);
  });

  it('sorts categories with series by the measure of all of their series', () => {
    const gift = { table: 'Sales', column: 'Gift' };
    const query = { categories: [region], series: gift, sort: { by: 3, direction: 'descending' as const } };
    const measures = [total, { table: 'Sales', measure: 'Gift share', hidden: true }];
    expect(rowsOf({ ...query, measures })).toEqual([
      [null, true, 70],
      ['North', false, 50],
      ['North', true, 50],
      ['South', false, 110],
    ]);
    expect(rowsOf({ ...query, measures: [total], sort: { by: 2, direction: 'ascending' } })).toEqual([
      [null, true, 70],
      ['North', false, 50],
      ['North', true, 50],
      ['South', false, 110],
    ]);
  });

  it('returns distinct values when there are no measures', () => {
    expect(rowsOf({ categories: [region] })).toEqual([[null], ['North'], ['South']]);
  });

  it('matches a naive implementation for random rows and filters', () => {
    const row = fc.tuple(
      fc.constantFrom('a', 'b', 'c', null),
      fc.constantFrom('x', 'y'),
      fc.option(fc.integer({ min: -50, max: 50 })),
    );
    const limits = fc.record({ names: fc.subarray(['a', 'b', 'c']), minimum: fc.integer({ min: -60, max: 60 }) });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), limits, (rows, { names, minimum }) => {
        const columns = [
          { name: 'n', type: 'text' as const },
          { name: 'm', type: 'text' as const },
          { name: 'v', type: 'number' as const },
        ];
        const dataset = new Dataset({ tables: [{ name: 't', columns, rows }] });
        const filters = [
          { filterType: 1, target: { table: 't', column: 'n' }, operator: 'In', values: names },
          {
            filterType: 0,
            target: { table: 't', column: 'v' },
            logicalOperator: 'And',
            conditions: [{ operator: 'GreaterThanOrEqual', value: minimum }],
          },
        ] as unknown as Filter[];
        const query = {
          categories: [
            { table: 't', column: 'n' },
            { table: 't', column: 'm' },
          ],
          measures: [{ table: 't', column: 'v', aggregation: 'sum' as const }],
        };
        const expected = new Map<string, number>();
        for (const [name, other, value] of rows) {
          if (names.length > 0 && !names.includes(String(name))) continue;
          if (value === null || value < minimum) continue;
          const key = `${String(name)} ${other}`;
          expected.set(key, (expected.get(key) ?? 0) + value);
        }
        const { rows: actual } = evaluate(dataset, query, compileFilters(dataset, filters, 0));
        expect(new Map(actual.map(([name, other, sum]) => [`${String(name)} ${String(other)}`, sum]))).toEqual(
          expected,
        );
      }),
      { seed: 7, numRuns: 400 },
    );
  });
});
