import type { EChartsType } from 'echarts/core';
import { expect, it, vi } from 'vitest';
import { nearestDot, showSelectedDot } from '../../../../src/emulator/frame/view/visuals/nearest-dot';

const dots = [
  { value: [10, 20], point: ['Clover Park'] },
  { value: [40, 20], point: ['Dock Park'] },
];

/** Creates a scatter chart with one pixel for each unit. */
const chartOf = () => {
  const dispatchAction = vi.fn();
  const chart = {
    getOption: () => ({
      series: [
        { type: 'line', data: [] },
        { type: 'scatter', data: dots },
      ],
    }),
    convertToPixel: (_: unknown, value: number[]) => value,
    dispatchAction,
  } as unknown as EChartsType;
  return { chart, dispatchAction };
};

it('returns the dot next to a tap', () => {
  const { chart } = chartOf();
  expect(nearestDot(chart, 20, 22)).toEqual(['Clover Park']);
  expect(nearestDot(chart, 28, 22)).toEqual(['Dock Park']);
  expect(nearestDot(chart, 70, 22)).toBeUndefined();
});

it('shows the tooltip of the selected dot', () => {
  const { chart, dispatchAction } = chartOf();
  showSelectedDot(chart, undefined);
  showSelectedDot(chart, ['Closed']);
  expect(dispatchAction).not.toHaveBeenCalled();
  showSelectedDot(chart, ['Dock Park']);
  expect(dispatchAction).toHaveBeenCalledExactlyOnceWith({ type: 'showTip', seriesIndex: 1, dataIndex: 1 });
});
