import { expect, it } from 'vitest';
import { barRadius, isStackEnd } from '../../../../src/emulator/frame/view/visuals/bar-shape';
import type { ChartData } from '../../../../src/emulator/frame/view/visuals/series';

const seriesOf = (...columns: (number | null)[][]): ChartData['series'] =>
  columns.map((numbers) => ({
    value: undefined,
    numbers,
    measure: { role: 'measure', type: 'number', label: 'Members', field: { table: 'T', measure: 'Members' } },
  }));

it('rounds a bar only at the end away from the baseline', () => {
  expect(barRadius(false, false)).toEqual([2, 2, 0, 0]);
  expect(barRadius(true, false)).toEqual([0, 0, 2, 2]);
  expect(barRadius(false, true)).toEqual([0, 2, 2, 0]);
  expect(barRadius(true, true)).toEqual([2, 0, 0, 2]);
});

it('finds the last segment of a stack, in which other segments are zero or missing', () => {
  const series = seriesOf([3, 3], [2, 0], [1, null]);
  expect(series.map((_, index) => isStackEnd(series, index, 0))).toEqual([false, false, true]);
  expect(isStackEnd(series, 0, 1)).toBe(true);
});

it('stacks negative numbers separately', () => {
  const series = seriesOf([3], [-2], [1], [-1]);
  expect(series.map((_, index) => isStackEnd(series, index, 0))).toEqual([false, false, true, true]);
});
