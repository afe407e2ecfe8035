import { expect, it } from 'vitest';
import { axisNames } from '../../../../src/emulator/frame/view/visuals/axis-names';
import type { ChartInput } from '../../../../src/emulator/frame/view/visuals/chart-input';

const labels = { usual: { x: 'Average headcount', y: 'Attrition' }, short: { x: 'Headcount', y: 'Attrition' } };
const entries = ['United States', 'Canada'];
const namesIn = (size: { width: number; height: number }, names = entries) =>
  axisNames(
    { ...size, fontSize: 12, palette: { font: 'Inter' }, visual: { type: 'scatterChart' } } as ChartInput,
    labels,
    20,
    names,
  );

it('places the short names of both axes in the line of the legend of a small chart', () => {
  const names = namesIn({ width: 380, height: 157 });
  expect(names).toMatchObject({ y: { name: '↑ Attrition\u2002→ Headcount' }, legend: { left: 'auto' } });
  expect(names.x).toEqual({});
  // the plot is taller by both lines
  const tall = namesIn({ width: 380, height: 320 });
  expect(tall.top - names.top).toBeGreaterThan(15);
  expect(tall.bottom - names.bottom).toBeGreaterThan(15);
});

it('places the usual names in the line of the legend of a low chart', () => {
  const line = { y: { name: '↑ Attrition\u2002→ Average headcount' }, legend: { left: 'auto' } };
  expect(namesIn({ width: 480, height: 180 })).toMatchObject(line);
});

it('places them in a line between the legend and the chart if the legend has no room', () => {
  const names = namesIn({ width: 240, height: 157 });
  expect(names).toMatchObject({ x: {}, y: { name: '↑ Attrition\u2002→ Headcount' }, legend: {} });
  expect(names.top).toBeGreaterThan(namesIn({ width: 380, height: 157 }).top);
});

it('places them where the legend would be above a chart without one', () => {
  const names = namesIn({ width: 310, height: 157 }, []);
  expect(names).toMatchObject({ x: {}, y: { name: '↑ Attrition\u2002→ Headcount' } });
  expect(names.top).toBe(namesIn({ width: 380, height: 157 }).top);
});

it('places them at the left above the chart and at the right below the ticks of a tall chart, or one that is too narrow', () => {
  const separate = { x: { name: 'Average headcount', nameTextStyle: { align: 'right' } }, y: { name: 'Attrition' } };
  expect(namesIn({ width: 310, height: 320 })).toMatchObject(separate);
  expect(namesIn({ width: 120, height: 157 })).toMatchObject(separate);
});
