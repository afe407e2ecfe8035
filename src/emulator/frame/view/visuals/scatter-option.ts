import type { EChartsCoreOption } from 'echarts/core';
import { axisNames } from './axis-names';
import {
  type ChartInput,
  type Datum,
  datum,
  formatValue,
  isDimmed,
  legendRoom,
  seriesLegend,
  textWidth,
} from './chart-input';
import { legendLineCount } from './chart-layout';
import { withOpacity } from './line-series';
import { mix } from '../palette';
import { axisRange, tickFormat } from './value-axis';
import { coloredMarker, tooltipHtml } from './tooltip-content';
import { seriesPattern } from './series-pattern';
import { valueColor, valueOrder } from './value-color';
import type { ResultColumn } from '../../../engine/evaluate';
import type { Value } from '../../../engine/value';

/** Largest spread of the points, relative to their maximum, at which an axis need not include zero. */
const pointSpread = 2 / 3;

/** Height of a chart, in pixels, below which its dots are smaller, and number of dots above which they are, because more of them overlap. */
const smallHeight = 190;
const manyDots = 100;
/** Sizes of dots with an outline in their color, in pixels. Others are larger, because theirs has the color of the background. */
const usualSymbol = 8;
const smallSymbol = 6;
const backgroundOutline = 2;
/** Opacity of dots, which shows where they overlap. */
const opacity = 0.85;
/** Number of dots above which their fill is lighter and has an outline, and the opacity of that fill. */
const crowded = 50;
const crowdedOpacity = 0.4;
/** Opacity of dots while others are selected, and the growth and the ring of selected ones, in pixels. */
const dimmedOpacity = 0.4;
const selectedGrowth = 4;
const ringWidth = 2;
/** Size of the dot under the pointer, relative to the usual one. */
const hoveredScale = 1.3;
/** Minimum distance between the ticks of an axis, in pixels, and maximum number of intervals between them. */
const minTickDistance = { vertical: 32, horizontal: 56 };
const maxIntervals = 5;
/** Approximate space above and below the plot, in pixels. */
const axesHeight = 48;
/** Space to the left and right of a grid, in pixels. Its labels start at the edge of the title. */
const gridLeft = -1;
const gridRight = 2;

/**
 * Returns the ECharts option for a scatter chart. The first two measures are plotted on the axes. An optional third one
 * sets the size of the points.
 */
export function scatter(input: ChartInput): EChartsCoreOption {
  const { result, dataset, palette, formatter, fontSize } = input;
  const { columns, rows } = result;
  const seriesIndex = columns.findIndex(({ role }) => role === 'series');
  const measures = columns.flatMap((column, index) =>
    column.role === 'measure' && column.field.role !== 'Tooltips' ? [{ column, index }] : [],
  );
  const [x, y, size] = measures;
  const seriesColumn = columns[seriesIndex];
  const orderOf = (value: Value): number => (seriesColumn ? valueOrder(dataset, seriesColumn, value) : 0);
  const groups =
    seriesIndex < 0
      ? [undefined]
      : [...new Set(rows.map((row) => row[seriesIndex] ?? null))].sort((a, b) => orderOf(a) - orderOf(b));
  const isShort = input.height < smallHeight;
  const isSmall = isShort || rows.length > manyDots;
  const isCrowded = rows.length > crowded && !palette.isContrast;
  const largest = Math.max(1, ...rows.map((row) => Number(size ? row[size.index] : 1)));
  const sizeOf = (value: number[]): number =>
    size
      ? 6 + 26 * Math.sqrt((value[2] ?? 0) / largest)
      : (isSmall ? smallSymbol : usualSymbol) + (isCrowded ? 0 : backgroundOutline);
  const hasSelection = input.selected.length > 0;
  const isChosen = ({ point }: Datum): boolean => hasSelection && !isDimmed(input, point);
  const marked = (each: Datum, color: string): Datum => {
    if (!hasSelection)
      return isCrowded
        ? { ...each, itemStyle: { opacity: 1, color: withOpacity(color, crowdedOpacity), borderColor: color } }
        : each;
    const ring = { opacity: 1, borderColor: palette.text, borderWidth: ringWidth };
    return isChosen(each)
      ? { ...each, itemStyle: ring, emphasis: { itemStyle: ring } }
      : { ...each, itemStyle: { opacity: dimmedOpacity } };
  };
  const isMarked = (group: Value | undefined): boolean =>
    group !== undefined && input.selected.some((point) => point[1] === group);
  const rowsOf = (group: Value | undefined) =>
    rows.filter((row) => group === undefined || (row[seriesIndex] ?? null) === group);
  const colorOf = (group: Value | undefined): string =>
    group !== undefined && seriesColumn
      ? valueColor(dataset, palette, seriesColumn, group)
      : (palette.data[0] ?? palette.accent);
  const nameOf = (group: Value | undefined): string =>
    group === undefined ? (y?.column.label ?? '') : formatValue(formatter, group, seriesColumn);
  const series = groups.map((group) => ({
    type: 'scatter',
    name: nameOf(group),
    symbol: seriesPattern(palette, orderOf(group ?? null))?.symbol ?? 'circle',
    symbolSize: (value: number[], { data }: { data: Datum }) => sizeOf(value) + (isChosen(data) ? selectedGrowth : 0),
    color: colorOf(group),
    itemStyle: {
      opacity: palette.isContrast ? 1 : opacity,
      borderColor: palette.card,
      borderWidth: 1,
    },
    // Only selected dots have a ring.
    emphasis: { scale: hoveredScale, itemStyle: { opacity: 1, color: colorOf(group), borderColor: palette.card } },
    // Small groups are in front of large ones.
    z: isMarked(group) ? 3 : 2 - rowsOf(group).length / rows.length,
    data: rowsOf(group)
      .map((row) => {
        const numbers = measures.map(({ index }) => (row[index] as number | null) ?? null);
        const point = row.slice(0, seriesIndex < 0 ? 1 : 2);
        const name = formatValue(formatter, row[0] ?? null, columns[0]);
        return marked(datum(input, numbers, name, point), colorOf(group));
      })
      // Selected points are in front of the others.
      .sort((one, other) => Number(isChosen(one)) - Number(isChosen(other))),
    tooltip: {
      formatter: ({ name, value, marker = '' }: { name: string; value: number[]; marker?: string }) => {
        const rows = measures.map(({ column }, index) => ({
          // In the line of a title, there is little room.
          name: (isShort ? column.field.shortLabel : undefined) ?? column.label,
          text: formatValue(formatter, value[index] ?? null, column),
        }));
        // In the line of a title, the symbol has the color of the group.
        const series = isShort || !seriesColumn ? [] : [{ name: seriesColumn.label, text: nameOf(group) }];
        return tooltipHtml({ name, marker: coloredMarker(marker, colorOf(group)) }, [...series, ...rows]);
      },
    },
  }));
  const names = series.map(({ name }) => name);
  const labelsWith = (labelOf: (column: ResultColumn) => string) => ({
    x: x ? labelOf(x.column) : '',
    y: y ? labelOf(y.column) : '',
  });
  const labels = {
    usual: labelsWith(({ label }) => label),
    short: labelsWith(({ label, field }) => field.shortLabel ?? label),
  };
  const valuesOf = (measure: (typeof measures)[number] | undefined): number[] =>
    rows.map((row) => (measure ? row[measure.index] : null)).filter((value) => typeof value === 'number');
  const rangeOf = (measure: (typeof measures)[number] | undefined, length: number, distance: number) => {
    const mostIntervals = Math.max(2, Math.min(maxIntervals, Math.floor(length / distance)));
    return axisRange(valuesOf(measure), mostIntervals, false, mostIntervals, pointSpread);
  };
  const verticalRange = rangeOf(y, input.height - axesHeight, minTickDistance.vertical);
  const horizontalRange = rangeOf(x, input.width, minTickDistance.horizontal);
  const highestTick = tickFormat(verticalRange, formatter, y?.column.format)(verticalRange.max);
  const axes = axisNames(input, labels, textWidth(highestTick, input), groups.length > 1 ? names : []);
  const axis = (measure: (typeof measures)[number] | undefined, vertical: boolean) => {
    const range = vertical ? verticalRange : horizontalRange;
    const tick = tickFormat(range, formatter, measure?.column.format);
    return {
      type: 'value',
      ...range,
      ...(vertical ? axes.y : axes.x),
      splitLine: { lineStyle: { color: mix(palette.line, palette.card, 0.4) } },
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        color: palette.muted,
        fontSize,
        hideOverlap: true,
        // Zero has no decimals.
        formatter: (value: number) =>
          value === 0 ? formatter.number(0, { ...measure?.column.format, decimals: 0 }) : tick(value),
      },
    };
  };
  return {
    legend: seriesLegend(
      input,
      names,
      legendLineCount(input, names) === 2 ? { type: 'plain', width: legendRoom(input) } : axes.legend,
    ),
    grid: {
      left: gridLeft,
      right: gridRight,
      top: axes.top,
      bottom: axes.bottom,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: axis(x, false),
    yAxis: axis(y, true),
    series,
  };
}
