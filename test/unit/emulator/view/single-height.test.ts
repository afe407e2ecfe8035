import { expect, it } from 'vitest';
import type { ChartInput } from '../../../../src/emulator/frame/view/visuals/chart-input';
import { singleHeight } from '../../../../src/emulator/frame/view/visuals/single-height';

const heightOf = (type: string, width: number, count = 5): number => {
  const rows = Array.from({ length: count }, (_, index) => [`Category ${String(index)}`, index]);
  const columns = [
    { label: 'Category', role: 'category', type: 'text', field: {} },
    { label: 'Amount', role: 'measure', type: 'number', field: {} },
  ];
  const formatter = { show: String };
  return singleHeight({
    visual: { type },
    result: { columns, rows },
    formatter,
    width,
    height: 700,
  } as unknown as ChartInput);
};

it('limits the height of a narrow chart relative to its width', () => {
  expect(heightOf('columnChart', 370)).toBe(463);
  expect(heightOf('columnChart', 300)).toBe(375);
  expect(heightOf('donutChart', 370)).toBe(463);
  expect(heightOf('donutChart', 900)).toBe(700);
});

it('keeps few horizontal bars close together, and gives many of them the whole height', () => {
  expect(heightOf('clusteredBarChart', 370, 5)).toBe(320);
  expect(heightOf('clusteredBarChart', 370, 20)).toBe(700);
});
