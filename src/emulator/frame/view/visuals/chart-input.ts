import { format } from 'echarts/core';
import type { Dataset } from '../../../engine/dataset';
import type { QueryResult, ResultColumn } from '../../../engine/evaluate';
import type { Formatter } from '../../../engine/format';
import type { Value } from '../../../engine/value';
import type { VisualState } from '../../../session/state/report-state';
import { type Palette, mix } from '../palette';

/** Input for rendering a chart. */
export interface ChartInput {
  visual: VisualState;
  result: QueryResult;
  dataset: Dataset;
  palette: Palette;
  formatter: Formatter;
  /** Label for totals. */
  totalLabel: string;
  /** The report's current time, in milliseconds. */
  now: number;
  /** The visual's selected data points. Empty if nothing is selected. */
  selected: readonly (readonly Value[])[];
  width: number;
  height: number;
  /** Label font size, in pixels. */
  fontSize: number;
  /** Line of the visual's title at the top of the chart, if the legend is in it. */
  titleLine?: TitleLine;
  /** Width of the labels next to the value axis, which is the same in all charts of a column. Default: that of the chart's own labels. */
  gutter?: number | undefined;
  /** Minimum distance between horizontal bars, in pixels, below which they scroll. Default: as small as their labels permit. */
  minBarDistance?: number | undefined;
  /** Maximum number of values that replace the title while a data point is highlighted. More of them are in a tooltip. Default: 0. */
  maxReadout?: number;
}

/** Line of a visual's title, in pixels. */
export interface TitleLine {
  height: number;
  /** Distance of a legend from the left edge, after the title. */
  left: number;
  /** Width available to a legend. */
  room: number;
}

/** Data point in a chart, and the values that a click on it selects. */
export interface Datum {
  value: number | null | (number | null)[];
  name: string;
  point: Value[];
  itemStyle?: { opacity?: number; color?: string; borderColor?: string | object; borderWidth?: number };
  label?: object;
  emphasis?: object;
}

/** Formats a value with its column's format. */
export const formatValue = (formatter: Formatter, value: Value, column: ResultColumn | undefined): string =>
  column ? formatter.show(value, column) : value === null ? formatter.blank : String(value);

/** Opacity of dimmed data points, and of the values next to them, which stay readable. */
const dimmed = { itemStyle: { opacity: 0.3 }, label: { opacity: 0.75 } };

/** Returns whether only other data points are selected. A point without a series stands for the points of all series. */
export const isDimmed = ({ selected }: ChartInput, point: readonly Value[]): boolean =>
  selected.length > 0 &&
  !selected.some((each) => each.slice(0, point.length).every((part, index) => part === point[index]));

/**
 * Creates a data point, dimmed if only other data points are selected.
 *
 * @param compared - point that is compared with the selected ones. Default: `point`
 */
export const datum = (
  input: ChartInput,
  value: Datum['value'],
  name: string,
  point: Value[],
  compared: readonly Value[] = point,
): Datum => ({
  value,
  name,
  point,
  ...(isDimmed(input, compared) && dimmed),
});

/** Returns the data point of a bar. A dimmed bar is opaque, because grid lines would shine through it. */
export function dimmedBar(bar: Datum, color: string, palette: Palette): Datum {
  const { opacity, ...style } = bar.itemStyle ?? {};
  if (opacity === undefined || palette.isContrast) return bar;
  const fill = mix(color, palette.card, 1 - opacity);
  if (fill === color) return bar;
  // Under the pointer, a brighter color would look like that of a different series.
  return { ...bar, itemStyle: { ...style, color: fill }, emphasis: { itemStyle: { color: fill } } };
}

/** Size of a legend's symbols, in pixels. */
const symbolSize = 10;
/** Gap between a legend's entries and lines, in pixels. */
export const entryGap = 12;
/** ECharts' default space around a legend, in pixels. */
const legendPadding = 5;
/** Position at which a legend's symbols start at the edge of the title, in pixels. */
const legendLeft = -2;

/** Returns a text's width in pixels. */
export const textWidth = (text: string, { palette, fontSize }: ChartInput): number =>
  format.getTextRect(text, `${String(fontSize)}px ${palette.font}`).width;

/** Sizes of a legend's text and symbols, and the gap between its entries, in pixels. */
interface LegendSizes {
  fontSize: number;
  symbol: number;
  gap: number;
}

/** Sizes of entries that only fit in one line if they are smaller, and maximum font size of a chart whose entries can be. */
const compactSizes: LegendSizes = { fontSize: 11, symbol: 8, gap: 7 };
const maxCompactSize = 13;
/** ECharts' distance between a symbol and its text, in pixels. */
const symbolGap = 5;

const widthsWith = (sizes: LegendSizes, input: ChartInput, names: readonly string[]): number[] =>
  names.map((name) => sizes.symbol + symbolGap + textWidth(name, { ...input, fontSize: sizes.fontSize }) + sizes.gap);

function legendSizes(input: ChartInput, names: readonly string[]): LegendSizes {
  const usual = { fontSize: input.fontSize, symbol: symbolSize, gap: entryGap };
  if (input.fontSize > maxCompactSize || input.titleLine) return usual;
  const fits = (sizes: LegendSizes): boolean =>
    widthsWith(sizes, input, names).reduce((sum, width) => sum + width, -sizes.gap) <= legendRoom(input);
  return !fits(usual) && fits(compactSizes) ? compactSizes : usual;
}

/** Returns the widths of legend entries, including the gap after each one, in pixels. */
export const entryWidths = (input: ChartInput, names: readonly string[]): number[] =>
  widthsWith(legendSizes(input, names), input, names);

/** Height of a chart, in pixels, below which its legend has a single line that is closer to the title and the plot. */
export const shortLegendHeight = 130;

/** Returns the distance by which a legend is closer to its title and its plot than usual, in pixels. */
export const legendShift = ({ height }: ChartInput): number => (height < shortLegendHeight ? 4 : 0);

/** Returns the width available to a chart's legend, in pixels. */
export const legendRoom = ({ width }: ChartInput): number => width - 2 * legendPadding;

/** Minimum width of a chart whose legend has pages, as a multiple of the font size. In a smaller one, each page would have a single entry. */
const minPagedWidth = 17;

/**
 * Returns whether a chart has no legend above it: its entries would be on several pages of a single line, and it is too narrow for them.
 * A legend whose position is set is always visible.
 */
export const isTooNarrowForLegend = (input: ChartInput, names: readonly string[]): boolean =>
  input.width < minPagedWidth * input.fontSize &&
  input.visual.properties?.legend?.position === undefined &&
  entryWidths(input, names).reduce((sum, width) => sum + width, -entryGap) > legendRoom(input);

/** Height of a line in a legend with pages, as a multiple of the font size. */
const pagedLine = 1.4;

/** Returns the legend above a chart. It is hidden if the chart has only one series. */
export function seriesLegend(
  input: ChartInput,
  names: readonly string[],
  extra: { type?: 'plain'; width?: number } = {},
): object {
  if (names.length < 2) return { show: false };
  if (input.titleLine) {
    const { height, left } = input.titleLine;
    return legend(input, { ...extra, top: (height + 2 - symbolSize) / 2 - legendPadding, left: left - legendPadding });
  }
  const widths = entryWidths(input, names);
  // Width of the buttons that page through the legend: two icons, the page number, and the gaps around them.
  const pager = 2 * symbolSize + 10 + textWidth('1/9', input) + entryGap;
  let pageWidth = widths[0] ?? 0;
  for (const width of widths.slice(1)) {
    if (pageWidth + width + pager > input.width) break;
    pageWidth += width;
  }
  const isPaged = !extra.type && widths.reduce((sum, width) => sum + width, -entryGap) > legendRoom(input);
  const { fontSize, symbol, gap } = legendSizes(input, names);
  const sizes = { itemWidth: symbol, itemHeight: symbol, itemGap: gap };
  const shown = legend({ ...input, fontSize }, { top: -legendShift(input), ...sizes, ...extra });
  if (!isPaged) return shown;
  if (isTooNarrowForLegend(input, names)) return { show: false };
  // A legend with pages is clipped to its line, which must have room for descenders. With the full width, the last entry on a page of
  // the legend would be cut off.
  const textStyle = { ...shown.textStyle, lineHeight: pagedLine * input.fontSize };
  return { ...shown, textStyle, width: Math.min(input.width, pageWidth + pager) };
}

/** Returns a chart's legend. */
export function legend({ palette, fontSize }: ChartInput, extra: object = {}) {
  const text = { color: palette.muted, fontSize };
  return {
    type: 'scroll',
    top: 0,
    left: legendLeft,
    right: 0,
    itemWidth: symbolSize,
    itemHeight: symbolSize,
    itemGap: entryGap,
    // In a contrast mode, entries have the symbols of their series. A border would make symbols of slices and segments smaller.
    ...(!palette.isContrast && { icon: 'roundRect', itemStyle: { borderWidth: 0, opacity: 1 } }),
    textStyle: text,
    pageTextStyle: text,
    pageIconColor: palette.text,
    pageIconSize: 10,
    ...extra,
  };
}
