import { expect, it } from 'vitest';
import { axisNames } from '../../../../src/emulator/frame/view/visuals/axis-names';
import type { ChartInput } from '../../../../src/emulator/frame/view/visuals/chart-input';

const labels = { x: 'Average headcount', y: 'Attrition' };
const entries = ['United States', 'Canada'];
const namesIn = (size: { width: number; height: number }, names = entries) =>
  axisNames(
    { ...size, fontSize: 12, palette: { font: 'Inter' }, visual: { type: 'scatterChart' } } as ChartInput,
    labels,
    names,
  );

it('places the names of axes in the lines of the legend and the ticks of a small chart', () => {
  const names = namesIn({ width: 310, height: 157 });
  expect(names.x).toMatchObject({ nameLocation: 'end', nameGap: 0 });
  expect(names.legend).toEqual({ left: 'auto' });
  expect(names.labeledShare).toBeLessThan(1);
  // the plot is higher by both lines
  const tall = namesIn({ width: 310, height: 260 });
  expect(tall.top - names.top).toBeGreaterThan(15);
  expect(tall.bottom - names.bottom).toBeGreaterThan(15);
});

it('places them above the chart and below the ticks if there is no room', () => {
  expect(namesIn({ width: 310, height: 260 })).toMatchObject({ x: { nameLocation: 'middle' }, labeledShare: 1 });
  expect(namesIn({ width: 180, height: 157 })).toMatchObject({ x: { nameLocation: 'middle' }, legend: {} });
  expect(namesIn({ width: 310, height: 157 }, []).legend).toEqual({});
});
