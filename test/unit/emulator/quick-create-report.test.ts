import { expect, it } from 'vitest';
import { quickCreateReport } from '../../../src/emulator/session/state/quick-create-report';

/** Returns the positions of the visuals in a report about a table with a text column and a number of numeric columns. */
const layoutsOf = (numberCount: number) => {
  const numbers = Array.from({ length: numberCount }, (_, index) => `Number ${String(index + 1)}`);
  const columns = [
    { name: 'Class', dataType: 'Text' },
    ...numbers.map((name) => ({ name, dataType: 'Number' })),
  ] as never[];
  const rows = ['Barre', 'Boxing'].map((name) => [name, ...numbers.map(() => '1')]);
  const { pages } = quickCreateReport({
    locale: 'en-US',
    tableSchemaList: [{ name: 'Visits', columns }],
    data: [{ name: 'Visits', rows }],
  });
  return Object.fromEntries(pages[0]!.visuals.map(({ name, layout }) => [name, layout]));
};

it('places a row of cards above the charts, and a table with few columns next to a chart, other tables below it', () => {
  const { 'chart-1': chart, 'card-1': card, 'card-4': lastCard, table } = layoutsOf(1);
  expect(lastCard!.y).toBe(card!.y);
  expect(chart!.y).toBe(card!.y + card!.height + 16);
  expect(table).toMatchObject({ x: chart!.x + chart!.width + 16, y: chart!.y });
  const wide = layoutsOf(4);
  expect(wide.table!.y).toBe(wide['chart-1']!.y + wide['chart-1']!.height + 16);
});

it('names cards and charts after the table if the name of a column is generic, and after the rows', () => {
  const { pages } = quickCreateReport({
    locale: 'en-US',
    tableSchemaList: [
      {
        name: 'Visits',
        columns: [
          { name: 'Class', dataType: 'Text' },
          { name: 'Count', dataType: 'Number' },
        ] as never[],
      },
    ],
    data: [
      {
        name: 'Visits',
        rows: [
          ['Barre', '120'],
          ['Boxing', '98'],
        ],
      },
    ],
  });
  expect(pages[0]!.visuals.map(({ title }) => title)).toEqual([
    'Total visits',
    'Average visits',
    'Maximum visits',
    'Classes',
    'Visits by class',
    'Details',
    'Share of visits',
  ]);
});

it('names cards and charts after a column if the name of the table is generic, too', () => {
  const columns = [
    { name: 'Name', dataType: 'Text' },
    { name: 'Amount', dataType: 'Number' },
  ] as never[];
  const rows = ['A', 'B'].map((name) => [name, '1']);
  const { pages } = quickCreateReport({
    locale: 'en-US',
    tableSchemaList: [{ name: 'Table', columns }],
    data: [{ name: 'Table', rows }],
  });
  expect(pages[0]!.visuals.map(({ title }) => title)).toEqual([
    'Total amount',
    'Average amount',
    'Maximum amount',
    'Names',
    'Amount by name',
    'Details',
    'Share of amount',
  ]);
});

/** Returns the visuals of a report about a table with a text column and a column of numbers. */
const visualsOf = (dataType: string, column: string, rowCount = 4) => {
  const columns = [
    { name: 'Class', dataType: 'Text' },
    { name: column, dataType },
  ] as never[];
  const rows = Array.from({ length: rowCount }, (_, index) => [`Class ${String(index)}`, '1']);
  const data = [{ name: 'Visits', rows }];
  const { pages } = quickCreateReport({ locale: 'en-US', tableSchemaList: [{ name: 'Visits', columns }], data });
  return pages[0]!.visuals;
};

it('fills the room below a table with few rows with a donut', () => {
  const [table, donut] = visualsOf('Number', 'Count').slice(-2);
  expect(donut!.type).toBe('donutChart');
  expect(donut!.layout.y).toBe(table!.layout.y + table!.layout.height + 16);
  expect(visualsOf('Number', 'Count', 12).at(-1)!.type).toBe('tableEx');
});

it('adds the numbers in a table, so that it has totals, and averages percentages', () => {
  const queryOf = (dataType: string, column: string) =>
    visualsOf(dataType, column).find(({ name }) => name === 'table')!.query!;
  expect(queryOf('Number', 'Count').measures).toMatchObject([{ column: 'Count', aggregation: 'sum', label: 'Count' }]);
  expect(queryOf('Percentage', 'Share').measures).toMatchObject([{ aggregation: 'avg' }]);
  expect(queryOf('Number', 'Location id').measures).toBeUndefined();
});

it('groups the digits of whole numbers, except in columns with ids, codes or years', () => {
  const names = ['Visitors', 'Average', 'Location id', 'Year'];
  const { tables } = quickCreateReport({
    locale: 'en-US',
    tableSchemaList: [{ name: 'Visits', columns: names.map((name) => ({ name, dataType: 'Number' })) as never[] }],
    data: [{ name: 'Visits', rows: [['1350', '7.5', '1042', '2026']] }],
  });
  expect(tables[0]!.columns.map(({ format }) => format)).toEqual([{ decimals: 0 }, undefined, undefined, undefined]);
});
