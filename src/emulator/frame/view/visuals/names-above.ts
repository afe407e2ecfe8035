import type { EChartsCoreOption } from 'echarts/core';
import { mix } from '../palette';
import type { ChartInput, Datum } from './chart-input';

/** Minimum height of a bar with its name above it, as a multiple of the font size. In a narrow chart, names are closer to their bars. */
const usualBarHeight = 2.6;
const narrowBarHeight = 2.05;
/** Width of a chart, as a multiple of the font size, below which it is narrow. */
const narrowWidth = 21.5;
/** Thickness of a bar, in pixels. */
const thickness = 8;
/** Width of the border that makes a bar under the pointer thicker, half of which is outside of the bar, in pixels. */
const hoverBorder = 4;
/** Distance between a bar and its name at the usual text size, in pixels. */
const usualNameGap = 8;
const minNameGap = 3;
const usualSize = 12;
/** Space below the last bar, in pixels, which makes it as far from the edge of the visual as from its sides. */
const endSpace = 5;
/** Maximum distance between the centers of two bars, in pixels. */
const maxDistance = 72;
/** Radius of the corners of bars, in pixels. */
const borderRadius = 2;

/**
 * Returns whether the names of a chart's bars are above the bars: the names and numbers next to them would take up more than half
 * of the width, or the bars show shares of the total, and there is room for a second line.
 */
export const areNamesAbove = (count: number, besideWidth: number, { width, height, fontSize }: ChartInput): boolean =>
  besideWidth > width / 2 &&
  height / count >= fontSize * (width < fontSize * narrowWidth ? narrowBarHeight : usualBarHeight);

/**
 * Returns the option of a bar chart with names and numbers above thin bars, which are as wide as the chart.
 *
 * @param numbers - formatted number of each bar
 * @param max - number of a bar that is as wide as the chart
 */
export function withNamesAbove(
  option: EChartsCoreOption,
  numbers: readonly string[],
  max: number,
  { palette, fontSize, width, height }: ChartInput,
): EChartsCoreOption {
  const hidden = { show: false };
  const gap = height / numbers.length < fontSize * usualBarHeight ? minNameGap : usualNameGap;
  const nameGap = gap * Math.max(1, fontSize / usualSize);
  // A pointer would cover a bar with the space below it instead of its name.
  const axis = { type: 'category', inverse: true, axisLine: hidden, axisTick: hidden, axisPointer: { type: 'none' } };
  const label = {
    inside: true,
    margin: 0,
    interval: 0,
    verticalAlign: 'bottom',
    padding: [0, 0, thickness / 2 + nameGap],
    fontSize,
    color: palette.text,
  };
  const nameWidth = width - (Math.max(...numbers.map(({ length }) => length)) + 2) * fontSize * 0.6;
  const names = { ...label, width: nameWidth, overflow: 'truncate' };
  // The first name is at the top, and the last bar at the bottom. The grid has half of the distance above and below its bars.
  const first = fontSize * 1.3 + nameGap + thickness / 2;
  const last = height - endSpace - thickness / 2;
  const distance = numbers.length > 1 ? Math.min(maxDistance, (last - first) / (numbers.length - 1)) : maxDistance;
  return {
    ...option,
    grid: { left: 3, right: 3, top: first - distance / 2, height: distance * numbers.length, outerBoundsMode: 'none' },
    xAxis: { type: 'value', show: false, min: 0, max },
    yAxis: [
      { ...(option.yAxis as object), ...axis, axisLabel: names },
      { ...axis, position: 'right', data: numbers, axisLabel: { ...label, color: palette.muted } },
    ],
    series: (option.series as object[]).map((each) => ({
      ...each,
      barWidth: thickness,
      showBackground: true,
      backgroundStyle: { color: mix(palette.line, palette.card, 0.65), borderRadius },
      data: (each as { data: Datum[] }).data.map((bar) => {
        const color = bar.itemStyle?.color ?? (each as { color?: string }).color;
        const itemStyle = { ...bar.itemStyle, borderRadius };
        return {
          ...bar,
          itemStyle,
          emphasis: { itemStyle: { ...itemStyle, color, borderColor: color, borderWidth: hoverBorder } },
        };
      }),
      // The number is above the bar.
      label: { formatter: () => '' },
    })),
  };
}
