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

it('places a table with few columns next to the chart, and other tables below it', () => {
  const { 'chart-1': chart, table } = layoutsOf(1);
  expect(table!.y).toBe(chart!.y);
  expect(table!.x).toBe(chart!.x + chart!.width + 16);
  expect(table!.height).toBe(chart!.height);
  const wide = layoutsOf(4);
  expect(wide.table!.y).toBe(wide['chart-1']!.y + wide['chart-1']!.height + 16);
});
