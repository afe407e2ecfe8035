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

it('places cards and a table with few columns next to the chart, and other tables below it', () => {
  const { 'chart-1': chart, 'card-1': card, table } = layoutsOf(1);
  expect(card!.y).toBe(chart!.y);
  for (const { x } of [card!, table!]) expect(x).toBe(chart!.x + chart!.width + 16);
  expect(table!.y + table!.height).toBe(chart!.y + chart!.height);
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
  expect(pages[0]!.visuals.map(({ title }) => title)).toEqual(['Visits', 'Classes', 'Visits by Class', 'Visits']);
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
  expect(pages[0]!.visuals.map(({ title }) => title)).toEqual(['Amount', 'Names', 'Amount by Name', 'Table']);
});

it('has taller cards next to a table with few rows, which fills its box', () => {
  const tableTop = (count: number) => {
    const columns = [
      { name: 'Class', dataType: 'Text' },
      { name: 'Count', dataType: 'Number' },
    ] as never[];
    const rows = Array.from({ length: count }, (_, index) => [`Class ${String(index)}`, '1']);
    const { pages } = quickCreateReport({
      locale: 'en-US',
      tableSchemaList: [{ name: 'Visits', columns }],
      data: [{ name: 'Visits', rows }],
    });
    return pages[0]!.visuals.at(-1)!.layout.y;
  };
  expect(tableTop(5)).toBeGreaterThan(tableTop(12));
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
