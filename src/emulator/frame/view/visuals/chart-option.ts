import type { EChartsCoreOption } from 'echarts/core';
import type { ResultColumn } from '../../../engine/evaluate';
import { type ChartInput, datum, legend, formatValue } from './chart-input';
import { mix } from '../palette';
import { pie } from './pie-option';
import { scatter } from './scatter-option';
import { type ChartData, chartData } from './series';
import { axisRange, tickFormat } from './value-axis';
import { valueColor, valueOrder } from './value-color';
import { waterfall } from './waterfall-option';

/** Maximum number of points for a line to have a marker at each of them. */
const maxMarkers = 12;

/** Returns a chart's ECharts option. */
export function chartOption(input: ChartInput): EChartsCoreOption {
  const data = chartData(input.result, input.formatter);
  const { type } = input.visual;
  const { palette } = input;
  const base: EChartsCoreOption = {
    animation: false,
    color: [...palette.data],
    textStyle: { fontFamily: palette.font, fontSize: input.fontSize, color: palette.text },
    tooltip: tooltip(input, type),
  };
  if (type === 'pieChart' || type === 'donutChart') return { ...base, ...pie(input, data) };
  if (type === 'scatterChart') return { ...base, ...scatter(input) };
  if (type === 'waterfallChart') return { ...base, ...waterfall(input, data, cartesian) };
  return { ...base, ...cartesian(input, data) };
}

function tooltip({ palette, fontSize }: ChartInput, type: string): object {
  const axis = !['pieChart', 'donutChart', 'scatterChart', 'waterfallChart'].includes(type);
  return {
    trigger: axis ? 'axis' : 'item',
    confine: true,
    axisPointer: { type: type.includes('line') || type.includes('rea') ? 'line' : 'shadow' },
    backgroundColor: palette.card,
    borderColor: palette.line,
    textStyle: { color: palette.text, fontSize },
  };
}

function cartesian(input: ChartInput, data: ChartData): EChartsCoreOption {
  const { visual, dataset, palette, formatter, height, width, fontSize } = input;
  const { type } = visual;
  const horizontal = type.endsWith('BarChart') || type === 'barChart';
  const percent = type.startsWith('hundredPercent');
  const combo = type === 'lineClusteredColumnComboChart';
  const area = type.toLowerCase().includes('areachart');
  const hasPoints = area || type === 'lineChart';
  const stacked = percent || type === 'columnChart' || type === 'barChart' || type === 'stackedAreaChart';
  const totals = data.categories.map((_, categoryIndex) =>
    data.series.reduce((sum, { numbers }) => sum + (numbers[categoryIndex] ?? 0), 0),
  );
  const names = data.categories.map(({ name }) => name);
  const { seriesColumn } = data;
  const orderOf = ({ value }: ChartData['series'][number]): number =>
    seriesColumn && value !== undefined ? valueOrder(dataset, seriesColumn, value) : 0;
  const sorted = seriesColumn ? [...data.series].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)) : data.series;
  const series = sorted.map((each, index) => {
    const isLineSeries = hasPoints || (combo && isComboLine(each.measure, index));
    const name = each.value === undefined ? each.measure.label : formatValue(formatter, each.value, data.seriesColumn);
    const format = (value: unknown): string =>
      typeof value !== 'number'
        ? ''
        : percent
          ? formatter.number(value, { style: 'percent' })
          : formatValue(formatter, value, each.measure);
    const points = each.numbers.map((number, categoryIndex) => {
      const share =
        number === null || !percent ? number : number / Math.max(totals[categoryIndex] ?? 0, Number.MIN_VALUE);
      const { values: point = [] } = data.categories[categoryIndex] ?? {};
      return datum(input, share, names[categoryIndex] ?? '', each.value === undefined ? point : [...point, each.value]);
    });
    return {
      name,
      ...(seriesColumn &&
        each.value !== undefined && { color: valueColor(dataset, palette, seriesColumn, each.value) }),
      data: points,
      tooltip: { valueFormatter: format },
      ...(isLineSeries
        ? {
            type: 'line',
            // Otherwise, only the point under the pointer has a marker.
            showSymbol: points.length <= maxMarkers && !area,
            symbol: 'circle',
            symbolSize: 5,
            lineStyle: { width: 2 },
            ...(area && { areaStyle: { opacity: stacked ? 0.75 : 0.18 } }),
            ...(combo && { yAxisIndex: 1 }),
          }
        : {
            type: 'bar',
            barMaxWidth: horizontal ? 40 : 80,
            barCategoryGap: '28%',
            cursor: 'pointer',
            itemStyle: { borderRadius: stacked ? 0 : 2 },
          }),
      ...(stacked && { stack: 'all' }),
      ...(horizontal &&
        !stacked &&
        data.series.length === 1 && {
          label: {
            show: true,
            position: 'right',
            color: palette.muted,
            fontSize,
            formatter: ({ value }: { value: unknown }) => format(value),
          },
        }),
    };
  });
  const hasSeveralSeries = data.series.length > 1;
  const legendLines = legendLineCount(
    series.map(({ name }) => name),
    width,
    fontSize,
  );
  const line = { lineStyle: { color: palette.line } };
  const label = { color: palette.muted, fontSize, hideOverlap: true, margin: fontSize * 0.7 };
  const intervals = Math.max(2, Math.min(5, Math.floor(horizontal ? width / 90 : height / 48)));
  const valueAxis = (axisSeries: ChartData['series'], right = false) => {
    const numbers = axisSeries.flatMap((each) => each.numbers.filter((number) => number !== null));
    // Only a line's axis may omit zero, because bar lengths and area sizes represent the value.
    const range = percent
      ? { min: 0, max: 1, interval: 0.25 }
      : axisRange(stacked ? [...totals, ...numbers] : numbers, intervals, !(type === 'lineChart' || right));
    return {
      type: 'value',
      ...range,
      position: right ? 'right' : undefined,
      splitLine: right ? { show: false } : { lineStyle: { color: mix(palette.line, palette.card, 0.4) } },
      axisLabel: {
        ...label,
        formatter: tickFormat(range, formatter, percent ? { style: 'percent' } : axisSeries[0]?.measure.format),
      },
    };
  };
  const categoryAxis = {
    type: 'category',
    data: names,
    axisTick: { show: false },
    axisLine: line,
    ...(horizontal && { inverse: true }),
    axisLabel: horizontal
      ? { ...label, interval: labelsToSkip(height / names.length, fontSize), width: width * 0.42, overflow: 'truncate' }
      : data.categoryColumn?.type === 'date'
        ? {
            ...label,
            margin: fontSize,
            interval: dateLabels(names, width, fontSize, hasPoints),
            // Centered below the last point, the last label would take space from the plot.
            ...(hasPoints && { alignMaxLabel: 'right' }),
          }
        : { ...label, margin: fontSize, ...fitLabels(names, width, fontSize) },
  };
  const isLine = ({ measure }: ChartData['series'][number], index: number) => combo && isComboLine(measure, index);
  const values = valueAxis(data.series.filter((each, index) => !isLine(each, index)));
  const numberWidth = Math.max(
    0,
    ...(data.series[0]?.numbers ?? []).map((number) => formatValue(formatter, number, data.series[0]?.measure).length),
  );
  return {
    legend: legend(input, hasSeveralSeries, legendLines === 2 ? { type: 'plain' } : {}),
    grid: {
      left: 2,
      right: horizontal && !hasSeveralSeries ? 12 + numberWidth * fontSize * 0.62 : 8,
      top: fontSize * (hasSeveralSeries ? 0.5 + 1.8 * legendLines : 0.8),
      bottom: 6,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    // Without labels, the axis does not need a round maximum, so the longest bar spans the full width.
    xAxis: horizontal ? (hasSeveralSeries ? values : { type: 'value', show: false, max: 'dataMax' }) : categoryAxis,
    yAxis: horizontal ? categoryAxis : combo ? [values, valueAxis(data.series.filter(isLine), true)] : values,
    series,
  };
}

/** Returns the number of lines for a legend with these entries: 2 if they fit, otherwise 1 line that scrolls. */
function legendLineCount(names: readonly string[], width: number, fontSize: number): 1 | 2 {
  let lines = 1;
  let used = 0;
  for (const name of names) {
    // The symbol, the gaps around it, and the text.
    const entry = 27 + name.length * fontSize * 0.56;
    if (used > 0 && used + entry > width) {
      lines++;
      used = 0;
    }
    used += entry;
  }
  return lines === 2 ? 2 : 1;
}

/** Returns how many labels to skip after each one, so that they do not overlap. */
const labelsToSkip = (room: number, size: number): number => Math.max(0, Math.ceil((size * 1.25) / room) - 1);

/** Usual intervals between the labels of a date axis: up to a year, in months and in quarters. */
const monthIntervals = [1, 2, 3, 4, 6, 12];
const quarterIntervals = [1, 2, 4];

/**
 * Returns which dates on an axis have a label: the last one, and those before it at an interval without overlaps. If
 * `isLastShifted` is true, the last label ends at its date instead of being centered below it.
 */
function dateLabels(
  names: readonly string[],
  width: number,
  fontSize: number,
  isLastShifted: boolean,
): (index: number) => boolean {
  const room = (width - 60) / Math.max(names.length, 1);
  const longest = Math.max(0, ...names.map((name) => name.length)) * fontSize * 0.58;
  const needed = Math.ceil((longest * (isLastShifted ? 1.5 : 1) + fontSize) / room);
  const intervals = names[0]?.startsWith('Q') ? quarterIntervals : monthIntervals;
  const year = intervals.at(-1) ?? 1;
  const interval = intervals.find((each) => each >= needed) ?? Math.ceil(needed / year) * year;
  return (index) => (names.length - 1 - index) % interval === 0;
}

/**
 * Wraps axis labels that are wider than their space. If wrapping is not enough, rotates labels, truncates very long ones
 * and skips those that do not fit.
 */
function fitLabels(names: readonly string[], width: number, fontSize: number): object {
  const room = (width - 60) / Math.max(names.length, 1);
  const longest = Math.max(0, ...names.map((name) => name.length)) * fontSize * 0.52;
  if (longest <= room - 4) return { interval: 0 };
  const longestWord =
    Math.max(...names.flatMap((name) => name.split(/\s/)).map((word) => word.length)) * fontSize * 0.58;
  if (longestWord <= room - 6) {
    const length = (room - 6) / (fontSize * 0.58);
    return { interval: 0, lineHeight: fontSize * 1.25, formatter: (name: string) => wrapWords(name, length) };
  }
  return { interval: labelsToSkip(room, fontSize * 1.2), rotate: 35, width: 96, overflow: 'truncate' };
}

/** Wraps text at its spaces. ECharts would include trailing spaces when centering each line. */
function wrapWords(text: string, maxLength: number): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= maxLength) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** In a combo chart, measures without a data role are lines, except the first one. */
function isComboLine({ field }: ResultColumn, index: number): boolean {
  return field.role === undefined ? index > 0 : field.role === 'Y2';
}
