import type { EChartsType } from 'echarts/core';
import { expect, it } from 'vitest';
import { bandPoint } from '../../../../src/emulator/frame/view/visuals/category-band';

/** Creates a chart with bands of 10 pixels in a plot of 100 × 100 pixels. */
const chartOf = (series: object[], axes: object = { xAxis: [{ type: 'category' }], yAxis: [{ type: 'value' }] }) =>
  ({
    getOption: () => ({ ...axes, series }),
    containPixel: (_: unknown, [x, y]: [number, number]) => Math.max(x, y) < 100,
    convertFromPixel: (_: unknown, position: number[]) => position.map((each) => Math.floor(each / 10)),
  }) as unknown as EChartsType;

const bars = (...points: unknown[][]) => ({ type: 'bar', data: points.map((point) => ({ point })) });

it('returns the category of the band that contains a position, also next to a short bar', () => {
  const chart = chartOf([bars(['North'], ['South'])]);
  expect(bandPoint(chart, 15, 3)).toEqual(['South']);
  expect(bandPoint(chart, 150, 3)).toBeUndefined();
  const horizontal = { xAxis: [{ type: 'value' }], yAxis: [{ type: 'category' }] };
  expect(bandPoint(chartOf([bars(['North'], ['South'])], horizontal), 55, 3)).toEqual(['North']);
});

it('returns only the category if a chart has several series', () => {
  const chart = chartOf([bars(['North', 'Full-time']), bars(['North', 'Casual'])]);
  expect(bandPoint(chart, 5, 5)).toEqual(['North']);
});

it('returns undefined for charts without bars', () => {
  expect(bandPoint(chartOf([{ type: 'line', data: [{ point: ['North'] }] }]), 5, 5)).toBeUndefined();
});
