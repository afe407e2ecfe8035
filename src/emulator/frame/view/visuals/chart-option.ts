import type { EChartsCoreOption } from 'echarts/core';
import type { ResultColumn } from '../../../engine/evaluate';
import { type ChartInput, datum, legend, show } from './chart-input';
import { mix } from '../palette';
import { pie } from './pie-option';
import { scatter } from './scatter-option';
import { type ChartData, chartData } from './series';
import { waterfall } from './waterfall-option';

const font = 'system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif';

/** Returns the ECharts option of a chart. */
export function chartOption(input: ChartInput): EChartsCoreOption {
  const data = chartData(input.result, input.formatter);
  const { type } = input.visual;
  const { palette } = input;
  const base: EChartsCoreOption = {
    animation: false,
    color: [...palette.data],
    textStyle: { fontFamily: font, fontSize: 12, color: palette.text },
    tooltip: tooltip(input, type),
  };
  if (type === 'pieChart' || type === 'donutChart') return { ...base, ...pie(input, data) };
  if (type === 'scatterChart') return { ...base, ...scatter(input) };
  if (type === 'waterfallChart') return { ...base, ...waterfall(input, data, cartesian) };
  return { ...base, ...cartesian(input, data) };
}

function tooltip({ palette }: ChartInput, type: string): object {
  const axis = !['pieChart', 'donutChart', 'scatterChart', 'waterfallChart'].includes(type);
  return {
    trigger: axis ? 'axis' : 'item',
    confine: true,
    axisPointer: { type: type.includes('line') || type.includes('rea') ? 'line' : 'shadow' },
    backgroundColor: palette.card,
    borderColor: palette.line,
    textStyle: { color: palette.text, fontSize: 12 },
  };
}

function cartesian(input: ChartInput, data: ChartData): EChartsCoreOption {
  const { visual, palette, formatter, height, width } = input;
  const { type } = visual;
  const horizontal = type.endsWith('BarChart') || type === 'barChart';
  const percent = type.startsWith('hundredPercent');
  const combo = type === 'lineClusteredColumnComboChart';
  const stacked = percent || type === 'columnChart' || type === 'barChart' || type === 'stackedAreaChart';
  const totals = data.categories.map((_, at) => data.series.reduce((sum, { numbers }) => sum + (numbers[at] ?? 0), 0));
  const names = data.categories.map(({ name }) => name);
  const series = data.series.map((each, index) => {
    const lines =
      type === 'lineChart' || type.toLowerCase().includes('areachart') || (combo && isComboLine(each.measure, index));
    const name = each.value === undefined ? each.measure.label : show(formatter, each.value, data.seriesColumn);
    const format = (value: unknown): string =>
      typeof value !== 'number'
        ? ''
        : percent
          ? formatter.number(value, { style: 'percent' })
          : show(formatter, value, each.measure);
    const points = each.numbers.map((number, at) => {
      const share = number === null || !percent ? number : number / Math.max(totals[at] ?? 0, Number.MIN_VALUE);
      const { values: point = [] } = data.categories[at] ?? {};
      return datum(input, share, names[at] ?? '', each.value === undefined ? point : [...point, each.value]);
    });
    return {
      name,
      data: points,
      tooltip: { valueFormatter: format },
      ...(lines
        ? {
            type: 'line',
            symbol: points.length > 24 ? 'none' : 'circle',
            symbolSize: 5,
            lineStyle: { width: 2 },
            ...(type.toLowerCase().includes('areachart') && { areaStyle: { opacity: stacked ? 0.75 : 0.18 } }),
            ...(combo && { yAxisIndex: 1 }),
          }
        : {
            type: 'bar',
            barMaxWidth: 42,
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
            fontSize: 11,
            formatter: ({ value }: { value: unknown }) => format(value),
          },
        }),
    };
  });
  const many = data.series.length > 1;
  const line = { lineStyle: { color: palette.line } };
  const label = { color: palette.muted, fontSize: 11, hideOverlap: true };
  const valueAxis = (measure: ResultColumn | undefined, right = false) => ({
    type: 'value',
    ...(percent && { max: 1 }),
    ...(type === 'lineChart' || type === 'areaChart' || right ? { scale: true } : {}),
    position: right ? 'right' : undefined,
    splitNumber: Math.max(2, Math.min(5, Math.floor(horizontal ? width / 90 : height / 48))),
    splitLine: right ? { show: false } : { lineStyle: { color: mix(palette.line, palette.card, 0.4) } },
    axisLabel: {
      ...label,
      formatter: (value: number) =>
        percent ? formatter.number(value, { style: 'percent', decimals: 0 }) : formatter.short(value, measure?.format),
    },
  });
  const categoryAxis = {
    type: 'category',
    data: names,
    axisTick: { show: false },
    axisLine: line,
    ...(horizontal && { inverse: true }),
    axisLabel: horizontal
      ? { ...label, interval: 0, width: Math.min(140, width * 0.42), overflow: 'truncate' }
      : data.categoryColumn?.type === 'date'
        ? { ...label, ...(names.length > 12 && { alignMaxLabel: 'right' }) }
        : { ...label, interval: 0, ...fitLabels(names, width) },
  };
  const values = valueAxis(data.series[0]?.measure);
  return {
    legend: legend(input, many),
    grid: {
      left: 2,
      right: horizontal && !many ? 44 : 8,
      top: many ? 30 : 10,
      bottom: 6,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: horizontal ? (many ? values : { ...values, show: false }) : categoryAxis,
    yAxis: horizontal ? categoryAxis : combo ? [values, valueAxis(data.series[1]?.measure, true)] : values,
    series,
  };
}

/** Rotates axis labels that are wider than their space, and truncates very long ones. */
function fitLabels(names: readonly string[], width: number): object {
  const room = (width - 60) / Math.max(names.length, 1) - 6;
  const longest = Math.max(0, ...names.map((name) => name.length)) * 6.4;
  return longest <= room ? {} : { rotate: 35, width: 96, overflow: 'truncate' };
}

/** In a combo chart, measures without a data role are lines, except the first one. */
function isComboLine({ field }: ResultColumn, index: number): boolean {
  return field.role === undefined ? index > 0 : field.role === 'Y2';
}
