import type { EChartsCoreOption } from 'echarts/core';
import type { QueryResult, ResultColumn } from '../../engine/evaluate';
import { type Formatter, blankText } from '../../engine/format';
import type { Value } from '../../engine/value';
import type { VisualState } from '../../session/state';
import { type Palette, mix, readableOn } from './palette';
import { type ChartData, chartData } from './series';

/** What a chart is drawn from. */
export interface ChartInput {
  visual: VisualState;
  result: QueryResult;
  palette: Palette;
  formatter: Formatter;
  /** The selected points of this visual; empty when nothing is selected. */
  selected: readonly (readonly Value[])[];
  width: number;
  height: number;
}

/** A drawn point knows the values that a click on it selects. */
interface Datum {
  value: number | null | (number | null)[];
  name: string;
  point: Value[];
  itemStyle?: { opacity: number };
}

const font = 'system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif';

/** The chart's picture, as ECharts wants it. */
export function chartOption(input: ChartInput): EChartsCoreOption {
  const data = chartData(input.result);
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
  return { ...base, ...cartesian(input, data) };
}

function tooltip({ palette }: ChartInput, type: string): object {
  const axis = type !== 'pieChart' && type !== 'donutChart' && type !== 'scatterChart';
  return {
    trigger: axis ? 'axis' : 'item',
    confine: true,
    axisPointer: { type: type.includes('line') || type.includes('rea') ? 'line' : 'shadow' },
    backgroundColor: palette.card,
    borderColor: palette.line,
    textStyle: { color: palette.text, fontSize: 12 },
  };
}

const show = (formatter: Formatter, value: Value, column: ResultColumn | undefined): string =>
  column ? formatter.show(value, column) : value === null ? blankText : String(value);

function datum({ selected }: ChartInput, value: Datum['value'], name: string, point: Value[]): Datum {
  const dimmed = selected.length > 0 && !selected.some((each) => each.every((part, index) => part === point[index]));
  return { value, name, point, ...(dimmed && { itemStyle: { opacity: 0.3 } }) };
}

function legend({ palette }: ChartInput, many: boolean, extra: object = {}): object {
  if (!many) return { show: false };
  const text = { color: palette.muted, fontSize: 11 };
  return { type: 'scroll', top: 0, left: 0, right: 0, itemWidth: 10, itemHeight: 10, itemGap: 12, icon: 'roundRect', textStyle: text, pageTextStyle: text, pageIconColor: palette.text, pageIconSize: 10, ...extra }; // prettier-ignore
}

function cartesian(input: ChartInput, data: ChartData): EChartsCoreOption {
  const { visual, palette, formatter, height, width } = input;
  const { type } = visual;
  const horizontal = type.endsWith('BarChart') || type === 'barChart';
  const percent = type.startsWith('hundredPercent');
  const combo = type === 'lineClusteredColumnComboChart';
  const stacked = percent || type === 'columnChart' || type === 'barChart' || type === 'stackedAreaChart';
  const totals = data.categories.map((_, at) => data.series.reduce((sum, { numbers }) => sum + (numbers[at] ?? 0), 0));
  const names = data.categories.map((value) => show(formatter, value, data.categoryColumn));
  const series = data.series.map((each, index) => {
    const lines = type === 'lineChart' || type.toLowerCase().includes('areachart') || (combo && index > 0);
    const name = each.value === undefined ? each.measure.label : show(formatter, each.value, data.seriesColumn);
    const format = (value: unknown): string =>
      typeof value !== 'number'
        ? ''
        : percent
          ? formatter.number(value, { style: 'percent' })
          : show(formatter, value, each.measure);
    const points = each.numbers.map((number, at) => {
      const share = number === null || !percent ? number : number / (totals[at] || 1);
      const category = data.categories[at] ?? null;
      return datum(input, share, names[at] ?? '', each.value === undefined ? [category] : [category, each.value]);
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
      ...(stacked && !(combo && index > 0) && { stack: 'all' }),
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
    splitNumber: Math.max(2, Math.min(5, Math.floor((horizontal ? width / 90 : height / 48)))),
    splitLine: right ? { show: false } : { lineStyle: { color: mix(palette.line, palette.card, 0.4) } },
    axisLabel: { ...label, formatter: (value: number) => percent ? formatter.number(value, { style: 'percent', decimals: 0 }) : formatter.short(value, measure?.format) },
  }); // prettier-ignore
  const categoryAxis = {
    type: 'category',
    data: names,
    axisTick: { show: false },
    axisLine: line,
    ...(horizontal && { inverse: true }),
    axisLabel: horizontal
      ? { ...label, interval: 0, width: Math.min(130, width * 0.34), overflow: 'truncate' }
      : { ...label, ...(data.categoryColumn?.type !== 'date' && { interval: 0, width: Math.max(34, (width - 60) / Math.max(names.length, 1) - 6), overflow: 'truncate' }) },
  }; // prettier-ignore
  const values = valueAxis(data.series[0]?.measure);
  return {
    legend: legend(input, many),
    grid: { left: 2, right: horizontal && !many ? 44 : 8, top: many ? 30 : 10, bottom: 2, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: horizontal ? (many ? values : { ...values, show: false }) : categoryAxis,
    yAxis: horizontal ? categoryAxis : combo ? [values, valueAxis(data.series[1]?.measure, true)] : values,
    series,
  }; // prettier-ignore
}

function pie(input: ChartInput, data: ChartData): EChartsCoreOption {
  const { visual, palette, formatter, width, height } = input;
  const { measure, numbers } = data.series[0] ?? { measure: undefined, numbers: [] };
  const total = numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);
  const items = data.categories.map((value, index) => {
    const colour = palette.data[index % palette.data.length] ?? palette.accent;
    const share = total > 0 ? (numbers[index] ?? 0) / total : 0;
    return {
      ...datum(input, numbers[index] ?? null, show(formatter, value, data.categoryColumn), [value]),
      // A label that does not fit its slice would lie upon the next one.
      label: { show: share >= 0.07, color: readableOn(colour), fontSize: 11, formatter: formatter.number(share, { style: 'percent', decimals: 0 }) },
    };
  }); // prettier-ignore
  const wide = width > height * 1.35;
  const size = wide ? Math.min(height, width * 0.55) : Math.min(width, height - 64);
  const outer = Math.max(20, size / 2 - 6);
  const centre = wide ? [outer + 6, '50%'] : ['50%', Math.max(outer + 6, (height - 64) / 2)];
  return {
    legend: legend(input, true, wide ? { orient: 'vertical', left: outer * 2 + 24, top: 'middle' } : { type: 'plain', top: 'auto', bottom: 0, left: 'center', right: 'auto' }),
    series: [{ type: 'pie', name: measure?.label ?? '', radius: [visual.type === 'donutChart' ? outer * 0.58 : 0, outer], center: centre, data: items, label: { position: 'inside' }, labelLine: { show: false }, itemStyle: { borderColor: palette.card, borderWidth: 2 }, tooltip: { valueFormatter: (value: unknown) => typeof value === 'number' && measure ? formatter.show(value, measure) : '' } }],
  }; // prettier-ignore
}

function scatter(input: ChartInput): EChartsCoreOption {
  const { result, palette, formatter } = input;
  const { columns, rows } = result;
  const seriesAt = columns.findIndex(({ role }) => role === 'series');
  const measures = columns.flatMap((column, index) => (column.role === 'measure' ? [{ column, index }] : []));
  const [x, y, size] = measures;
  const groups =
    seriesAt < 0
      ? [undefined]
      : [...new Set(rows.map((row) => row[seriesAt] ?? null))].sort((a, b) => String(a).localeCompare(String(b)));
  const largest = Math.max(1, ...rows.map((row) => Number(size ? row[size.index] : 1)));
  const series = groups.map((group) => ({
    type: 'scatter',
    name: group === undefined ? (y?.column.label ?? '') : show(formatter, group, columns[seriesAt]),
    symbolSize: (value: number[]) => (size ? 6 + 26 * Math.sqrt((value[2] ?? 0) / largest) : 10),
    itemStyle: { opacity: 0.85 },
    data: rows
      .filter((row) => group === undefined || (row[seriesAt] ?? null) === group)
      .map((row) => {
        const numbers = measures.map(({ index }) => (row[index] as number | null) ?? null);
        const point = row.slice(0, seriesAt < 0 ? 1 : 2);
        return datum(input, numbers, show(formatter, row[0] ?? null, columns[0]), point);
      }),
    tooltip: {
      formatter: ({ name, value }: { name: string; value: number[] }) =>
        [name, ...measures.map(({ column }, index) => `${column.label}: ${show(formatter, value[index] ?? null, column)}`)].map(escapeText).join('<br>'),
    },
  })); // prettier-ignore
  const axis = (measure: (typeof measures)[number] | undefined, vertical: boolean) => ({
    type: 'value',
    scale: true,
    name: measure?.column.label ?? '',
    nameLocation: vertical ? 'end' : 'middle',
    nameGap: vertical ? 8 : 24,
    nameTextStyle: { color: palette.muted, fontSize: 11, align: vertical ? 'left' : 'center' },
    splitLine: { lineStyle: { color: mix(palette.line, palette.card, 0.4) } },
    axisLine: { show: false },
    axisLabel: { color: palette.muted, fontSize: 11, hideOverlap: true, formatter: (value: number) => formatter.short(value, measure?.column.format) },
  }); // prettier-ignore
  return {
    legend: legend(input, groups.length > 1),
    grid: {
      left: 2,
      right: 12,
      top: groups.length > 1 ? 52 : 26,
      bottom: 24,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: axis(x, false),
    yAxis: axis(y, true),
    series,
  };
}

/** ECharts reads a tooltip as HTML; a name is only text. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
