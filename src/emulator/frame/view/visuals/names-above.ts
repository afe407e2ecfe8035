import type { EChartsCoreOption } from 'echarts/core';
import { mix } from '../palette';
import { type ChartInput, type Datum, textWidth } from './chart-input';

/** Minimum height of a bar with its name above it, as a multiple of the font size. In a narrow chart, names are closer to their bars. */
const usualBarHeight = 2.6;
const narrowBarHeight = 2.05;
/** Width of a chart, as a multiple of the font size, below which it is narrow. */
const narrowWidth = 21.5;
/** Thickness of a bar: its limits in pixels, and its share of the height of the bar with its name. */
const minThickness = 8;
const maxThickness = 14;
const thicknessShare = 0.22;
/** Thickness of a bar whose segments have labels, in pixels. */
const segmentedThickness = 16;
/** Minimum height of such a bar with its name above it, and width of a chart below which they have it, as multiples of the font size. */
const segmentedHeight = 3.2;
const segmentedWidth = 30;
/** Height of a name, as a multiple of the font size. It includes descenders. By default, it would depend on the installed fonts. */
const nameHeight = 1.25;
/** Distance between a bar and the descenders of its name: its maximum as a multiple of the font size, and its share of the free space. */
const maxNameGap = 0.38;
const nameGapShare = 0.35;
/** Minimum distance between a name and its number, as a multiple of the font size. */
const nameSpace = 0.5;
/** Share of the text color in a bar under the pointer. */
const hoverShade = 0.25;
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

/** The same for bars with labeled segments, which need the width of a phone. */
export const areNamesAboveSegments = (count: number, top: number, { width, height, fontSize }: ChartInput): boolean =>
  width < fontSize * segmentedWidth && (height - top) / count >= fontSize * segmentedHeight;

/**
 * Returns the option of a bar chart with names and numbers above thin bars, which are as wide as the chart.
 *
 * @param numbers - formatted number of each bar, or undefined if the bars have labeled segments instead
 * @param max - number of a bar that is as wide as the chart
 * @param top - space above the first name, in pixels
 */
export function withNamesAbove(
  option: EChartsCoreOption,
  numbers: readonly string[] | undefined,
  { count, max, top = 0 }: { count: number; max: number; top?: number },
  input: ChartInput,
): EChartsCoreOption {
  const { palette, fontSize, width, height } = input;
  const hidden = { show: false };
  // Each name is closer to its own bar than to the previous one.
  const barHeight = Math.min(maxDistance, (height - top) / count);
  const thickness = numbers
    ? Math.round(Math.min(maxThickness, Math.max(minThickness, barHeight * thicknessShare)))
    : segmentedThickness;
  const freeSpace = (height - top) / count - fontSize - thickness;
  const nameGap = Math.min(fontSize * maxNameGap, freeSpace * nameGapShare);
  // A pointer would cover a bar with the space below it instead of its name.
  const axis = { type: 'category', inverse: true, axisLine: hidden, axisTick: hidden, axisPointer: { type: 'none' } };
  const label = {
    inside: true,
    margin: 0,
    interval: 0,
    verticalAlign: 'bottom',
    padding: [0, 0, thickness / 2 + nameGap],
    lineHeight: fontSize * nameHeight,
    fontSize,
    color: palette.text,
  };
  const numberWidth = numbers
    ? Math.max(...numbers.map((number) => textWidth(number, input))) + fontSize * nameSpace
    : 0;
  const names = { ...label, width: width - numberWidth, overflow: 'truncate' };
  // The first name is at the top, and the last bar at the bottom. The grid has half of the distance above and below its bars.
  const first = top + fontSize * (nameHeight + 0.15) + nameGap + thickness / 2;
  const last = height - endSpace - thickness / 2;
  const distance = count > 1 ? Math.min(maxDistance, (last - first) / (count - 1)) : maxDistance;
  return {
    ...option,
    grid: { left: 3, right: 3, top: first - distance / 2, height: distance * count, outerBoundsMode: 'none' },
    xAxis: { type: 'value', show: false, min: 0, max },
    yAxis: [
      { ...(option.yAxis as object), ...axis, axisLabel: names },
      ...(numbers
        ? [{ ...axis, position: 'right', data: numbers, axisLabel: { ...label, color: palette.muted } }]
        : []),
    ],
    series: (option.series as object[]).map((each) =>
      !numbers
        ? { ...each, barWidth: thickness }
        : {
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
                ...(color !== undefined && {
                  emphasis: { itemStyle: { ...itemStyle, color: mix(color, palette.text, hoverShade) } },
                }),
              };
            }),
            // The number is above the bar.
            label: { formatter: () => '' },
          },
    ),
  };
}
