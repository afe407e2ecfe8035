import { expect, it } from 'vitest';
import type { ChartInput } from '../../../../src/emulator/frame/view/visuals/chart-input';
import { chartHeight } from '../../../../src/emulator/frame/view/visuals/chart-layout';

const heightOf = (type: string, count: number, width = 370): number => {
  const rows = Array.from({ length: count }, (_, index) => [`Category ${String(index)}`, index]);
  const columns = [
    { label: 'Category', role: 'category', type: 'text', field: {} },
    { label: 'Amount', role: 'measure', type: 'number', field: {} },
  ];
  const formatter = { show: String };
  return chartHeight({
    visual: { type },
    result: { columns, rows },
    formatter,
    width,
    height: 700,
    fontSize: 12,
  } as unknown as ChartInput);
};

it('keeps few horizontal bars close together, and gives many of them the whole height', () => {
  expect(heightOf('clusteredBarChart', 3)).toBe(384);
  expect(heightOf('clusteredBarChart', 12)).toBe(700);
});

it('gives a single horizontal bar the room of two, so that the space below its axis is small', () => {
  expect(heightOf('clusteredBarChart', 1)).toBe(heightOf('clusteredBarChart', 2));
});

it('limits the height of other charts with axes to 2.25 times their width', () => {
  expect(heightOf('columnChart', 2, 300)).toBe(675);
});

it('gives charts without axes the whole height', () => {
  expect(heightOf('treemap', 2)).toBe(700);
});
