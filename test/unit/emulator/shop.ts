import type { Filter } from '../../../src/models';
import { Dataset } from '../../../src/emulator/engine/dataset';
import { evaluate } from '../../../src/emulator/engine/evaluate';
import { compileFilters } from '../../../src/emulator/engine/filters/compile';
import type { ModelDefinition, ReportDefinition } from '../../../src/emulator/model/definition';
import type { Query } from '../../../src/emulator/model/query';

/** Friday, 2026-05-15, 14:30 UTC. */
export const now = Date.parse('2026-05-15T14:30:00Z');

/** A model small enough to calculate the expected values by hand. */
export const shop: ModelDefinition = {
  tables: [
    {
      name: 'Stores',
      columns: [
        { name: 'Id', type: 'number' },
        { name: 'Store', type: 'text' },
        { name: 'Region', type: 'text' },
      ],
      rows: [
        [1, 'Alder', 'North'],
        [2, 'Birch', 'North'],
        [3, 'Cedar', 'South'],
        [4, 'Dogwood', null],
      ],
      hierarchies: [
        {
          name: 'Place',
          levels: [
            { name: 'Region', column: 'Region' },
            { name: 'Store', column: 'Store' },
          ],
        },
      ],
    },
    {
      name: 'Sales',
      columns: [
        { name: 'Store id', type: 'number' },
        { name: 'Day', type: 'date' },
        { name: 'Amount', type: 'number' },
        { name: 'Gift', type: 'boolean' },
        { name: 'Note', type: 'text' },
      ],
      rows: [
        [1, '2026-05-15', 10, true, 'Blue box'],
        [1, '2026-05-14', 20, false, ''],
        [2, '2026-05-01', 30, false, 'Blue bag'],
        [2, '2026-04-30', 40, true, null],
        [3, '2025-12-31', 50, false, 'red'],
        [3, '2026-05-20', 60, false, 'Red box'],
        [4, '2026-05-15T14:00:00Z', 70, true, 'last'],
      ],
      hierarchies: [
        {
          name: 'Calendar',
          levels: [
            { name: 'Year', column: 'Day', part: 'Year' },
            { name: 'Month', column: 'Day', part: 'Month' },
          ],
        },
      ],
    },
  ],
  measures: [
    { name: 'Total', table: 'Sales', column: 'Amount', aggregation: 'sum' },
    { name: 'Count', table: 'Sales', aggregation: 'count' },
    { name: 'Gifts', table: 'Sales', aggregation: 'count', where: [{ column: 'Gift', in: [true] }] },
    { name: 'Gift share', table: 'Sales', aggregation: 'ratio', numerator: 'Gifts', denominator: 'Count' },
    { name: 'Stores', table: 'Stores', aggregation: 'count' },
  ],
  relationships: [{ from: { table: 'Sales', column: 'Store id' }, to: { table: 'Stores', column: 'Id' } }],
};

/** A report with a chart, a slicer and a card on its first page, and an empty second page. */
export const shopReport: ReportDefinition = {
  ...shop,
  id: 'shop',
  displayName: 'Shop',
  pages: [
    {
      name: 'main',
      displayName: 'Main',
      visuals: [
        {
          name: 'by-region',
          type: 'clusteredColumnChart',
          title: 'By region',
          layout: { x: 0, y: 0, width: 400, height: 300 },
          query: {
            categories: [{ table: 'Stores', column: 'Region' }],
            measures: [{ table: 'Sales', measure: 'Total' }],
          },
        },
        {
          name: 'regions',
          type: 'slicer',
          layout: { x: 400, y: 0, width: 200, height: 300 },
          query: { categories: [{ table: 'Stores', column: 'Region' }] },
        },
        {
          name: 'total',
          type: 'card',
          layout: { x: 0, y: 300, width: 200, height: 100 },
          query: { measures: [{ table: 'Sales', measure: 'Total' }] },
        },
      ],
    },
    { name: 'second', displayName: 'Second', visuals: [] },
  ],
};

/** Runs a query on the shop model and returns its rows. */
export function rowsOf(query: Query, filters: readonly object[] = [], at = now) {
  const dataset = new Dataset(shop);
  return evaluate(dataset, query, compileFilters(dataset, filters as Filter[], at)).rows;
}

/** Returns the amounts in the rows that match the filters, in ascending order. */
export function amounts(...filters: object[]): unknown[] {
  return rowsOf({ categories: [{ table: 'Sales', column: 'Amount' }] }, filters).flat();
}
