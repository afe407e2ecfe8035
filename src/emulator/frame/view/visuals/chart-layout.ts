import { isObjectVisible } from '../../../session/authoring/properties';
import {
  type ChartInput,
  type TitleLine,
  entryGap,
  entryWidths,
  formatValue,
  isTooNarrowForLegend,
  legendRoom,
  legendShift,
  shortLegendHeight,
} from './chart-input';
import { type ChartData, chartData } from './series';
import { wholeRowHeight } from './whole-rows';

/** Returns whether a type of chart has horizontal bars. */
export const isHorizontal = (type: string): boolean => type.toLowerCase().endsWith('barchart');

/** Returns whether the series of a type of chart are on top of each other. */
export const isStacked = (type: string): boolean =>
  type.startsWith('hundredPercent') || ['columnChart', 'barChart', 'stackedAreaChart'].includes(type);

/** Returns the minimum height at which a bar chart's labels do not overlap, in pixels. Returns 0 for other charts. */
export function minHeight({ visual: { type }, result, formatter, fontSize }: ChartInput): number {
  if (!isHorizontal(type)) return 0;
  const { categories, series } = chartData(result, formatter);
  const bars = type === 'clusteredBarChart' ? series.length : 1;
  return categories.length * fontSize * Math.max(1.4, bars * 0.6);
}

/** Maximum distance between the bars of a horizontal chart, and room for its legend and axis, as multiples of the font size. */
const maxBarDistance = 9;
const aroundBars = 5;

/** Maximum height of other charts with axes, as a multiple of their width. Changes would look steeper in taller ones. */
const maxRatio = 2.25;

/** Returns the height of a chart in its box. A few bars would otherwise be far apart. A single bar has the room of two. */
export function chartHeight({ visual: { type }, result, formatter, width, height, fontSize }: ChartInput): number {
  if (/line|area|column|scatter|waterfall/i.test(type)) return Math.min(height, width * maxRatio);
  if (!isHorizontal(type)) return height;
  const count = Math.max(2, chartData(result, formatter).categories.length);
  return Math.min(height, (count * maxBarDistance + aroundBars) * fontSize);
}

/** Share of their minimum height to which bars may shrink so that all or one more of them are visible. */
const reducedShare = 0.83;

/**
 * Returns the height of a bar chart with more bars than fit, and the height of each bar with its label. No bar at the edge of the
 * box is cut off. Returns undefined if all bars fit.
 */
export function scrolledHeight(input: ChartInput): { height: number; rowHeight: number } | undefined {
  const { height, fontSize, visual } = input;
  const needed = minHeight(input);
  const { categories, series, seriesColumn } = chartData(input.result, input.formatter);
  const top = gridTop(
    input,
    series.map((each) => seriesName(each, input, seriesColumn)),
  );
  const hasTicks = series.length > 1 && isObjectVisible(visual, 'valueAxis');
  const bottom = gridBottom + (hasTicks ? fontSize * 1.9 : 0);
  const room = height - top;
  const smallest = input.minBarDistance ?? (needed / categories.length) * reducedShare;
  if (needed === 0 || room >= smallest * categories.length) return undefined;
  const rowHeight = wholeRowHeight(room, smallest);
  return { height: top + bottom + categories.length * rowHeight, rowHeight };
}

/** Returns a series' name: its value, or its measure if the chart is not split into series. */
export const seriesName = (
  { value, measure }: ChartData['series'][number],
  { formatter }: ChartInput,
  seriesColumn: ChartData['seriesColumn'],
): string => (value === undefined ? measure.label : formatValue(formatter, value, seriesColumn));

/** Space below a grid and its labels, in pixels. */
export const gridBottom = 2;

/** Height of a chart, in pixels, below which the labels of its axes are closer to the grid, and as close as its lowest label allows. */
const shortAxisHeight = 110;

/** Returns the distance between a grid and the labels of its axes, in pixels. */
export const axisMargin = ({ fontSize, height, titleLine }: ChartInput): number =>
  fontSize * (height - (titleLine?.height ?? 0) < shortAxisHeight ? 0.5 : 0.7);

/** Returns the space above a grid, which contains the legend, in pixels. */
export function gridTop(input: ChartInput, names: readonly string[]): number {
  const { fontSize, visual, titleLine } = input;
  const titleHeight = titleLine?.height ?? 0;
  const lines = legendLineCount(input, names);
  const hasLegend = !titleLine && names.length > 1 && (lines === 2 || !isTooNarrowForLegend(input, names));
  // Above the bars of a horizontal chart, there is no axis label.
  if (!hasLegend) return titleHeight + fontSize * (isHorizontal(visual.type) ? 0.3 : 0.8);
  return 12 - legendShift(input) + lines * fontSize * 1.2 + (lines - 1) * entryGap;
}

/** Returns whether a type of chart has a legend that can be next to its title. */
export const hasTitleLegend = (type: string): boolean => /line|area|column|bar|scatter/i.test(type);

/** Returns the input of a chart that also covers the line of its title, if its legend fits there. */
export function withTitleLine(input: ChartInput, titleLine: TitleLine): ChartInput {
  const { visual, result, formatter, height } = input;
  const { visible = true, position } = visual.properties?.legend ?? {};
  const isScatter = visual.type === 'scatterChart';
  if (visible !== true || position !== undefined || !hasTitleLegend(visual.type)) return input;
  const { series, seriesColumn } = chartData(result, formatter);
  const listed = series.filter(({ value }) => !isScatter || value !== undefined);
  const names = [...new Set(listed.map((each) => seriesName(each, input, seriesColumn)))];
  const width = entryWidths(input, names).reduce((sum, each) => sum + each, -entryGap);
  if (names.length < 2 || width > titleLine.room) return input;
  return { ...input, height: height + titleLine.height, titleLine };
}

/**
 * Returns the number of lines in a legend: 2 if the entries need exactly two and the chart is not short, otherwise 1, which scrolls if
 * needed.
 */
export function legendLineCount(input: ChartInput, names: readonly string[]): 1 | 2 {
  if (input.height < shortLegendHeight) return 1;
  let lines = 1;
  let used = 0;
  for (const entry of entryWidths(input, names)) {
    // The last entry of a line has no gap after it.
    if (used > 0 && used + entry - entryGap > legendRoom(input)) {
      lines++;
      used = 0;
    }
    used += entry;
  }
  return lines === 2 ? 2 : 1;
}
