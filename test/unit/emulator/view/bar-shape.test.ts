import { expect, it } from 'vitest';
import { barRadius, neighborsOf, segmentOutline } from '../../../../src/emulator/frame/view/visuals/bar-shape';
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

const isAfter = (series: ChartData['series'], category: number) =>
  series.map((_, index) => neighborsOf(series, index, category).hasAfter);
const isBefore = (series: ChartData['series'], category: number) =>
  series.map((_, index) => neighborsOf(series, index, category).hasBefore);

it('finds the ends of a stack, in which other segments are zero or missing', () => {
  const series = seriesOf([3, 3], [2, 0], [1, null]);
  expect(isAfter(series, 0)).toEqual([true, true, false]);
  expect(isBefore(series, 0)).toEqual([false, true, true]);
  expect(isAfter(series, 1)[0]).toBe(false);
});

it('stacks negative numbers separately', () => {
  const series = seriesOf([3], [-2], [1], [-1]);
  expect(isAfter(series, 0)).toEqual([true, true, false, false]);
  expect(isBefore(series, 0)).toEqual([false, false, true, true]);
});

it('outlines segments of a stack without two lines between them', () => {
  const colors = { line: 'line', fill: 'fill', gap: 'gap' };
  const outline = (hasBefore: boolean, hasAfter: boolean, isNegative = false, horizontal = false) =>
    segmentOutline(colors, { hasBefore, hasAfter }, { length: 20, isNegative, horizontal });
  const edges = (hasBefore: boolean, hasAfter: boolean) => {
    const { colorStops } = outline(hasBefore, hasAfter) as { colorStops: { offset: number; color: string }[] };
    expect(colorStops.map(({ offset }) => offset)).toEqual([0, 0.05, 0.05, 0.95, 0.95, 1]);
    return [0, 2, 4].map((index) => colorStops[index]!.color);
  };
  expect(outline(false, false)).toBe('line');
  expect(edges(false, true)).toEqual(['line', 'line', 'fill']);
  expect(edges(true, true)).toEqual(['gap', 'line', 'fill']);
  expect(edges(true, false)).toEqual(['gap', 'line', 'line']);
  // Offsets start at the baseline.
  expect(outline(true, false)).toMatchObject({ y: 1, y2: 0 });
  expect(outline(true, false, true)).toMatchObject({ y: 0, y2: 1 });
  expect(outline(true, false, false, true)).toMatchObject({ x: 0, x2: 1 });
  expect(outline(true, false, true, true)).toMatchObject({ x: 1, x2: 0 });
});
