import type { EChartsCoreOption } from 'echarts/core';
import type { Value } from '../../../engine/value';
import { type ChartInput, datum, dimmedBar, formatValue } from './chart-input';
import type { ChartData } from './series';
import { seriesPattern } from './series-pattern';

/** Bar in a waterfall chart. Totals start at zero. Changes start where the previous bar ends. */
export interface Step {
  name: string;
  kind: 'total' | 'increase' | 'decrease';
  /** Value at the bar's lower end. */
  from: number;
  /** Bar length. Never negative. */
  length: number;
  /** Values that clicking the bar selects. Empty for the total of all categories. */
  point: Value[];
}

/**
 * Returns a waterfall chart's bars. Without a series, each category changes the total, which is the last bar. With
 * a series, each category is a total, and the bars between two totals show the change in each series value.
 */
export function waterfallSteps({ categories, series, seriesColumn }: ChartData, input: ChartInput): Step[] {
  const { formatter, totalLabel } = input;
  const steps: Step[] = [];
  let level = 0;
  const change = (name: string, amount: number, point: Value[]): void => {
    const kind = amount < 0 ? 'decrease' : 'increase';
    steps.push({ name, kind, from: Math.min(level, level + amount), length: Math.abs(amount), point });
    level += amount;
  };
  const total = (name: string, value: number, point: Value[]): void => {
    steps.push({ name, kind: 'total', from: Math.min(0, value), length: Math.abs(value), point });
    level = value;
  };
  categories.forEach(({ name, values }, index) => {
    if (!seriesColumn) {
      change(name, series[0]?.numbers[index] ?? 0, values);
      return;
    }
    if (index > 0)
      for (const { value = null, numbers } of series) {
        const amount = (numbers[index] ?? 0) - (numbers[index - 1] ?? 0);
        if (amount !== 0) change(formatValue(formatter, value, seriesColumn), amount, [...values, value]);
      }
    const sum = series.reduce((all, { numbers }) => all + (numbers[index] ?? 0), 0);
    total(name, sum, values);
  });
  if (!seriesColumn) total(totalLabel, level, []);
  return steps;
}

const kinds = ['increase', 'decrease', 'total'] as const;

/**
 * Returns the ECharts option for a waterfall chart. `cartesian` returns the option for a column chart, whose axes are
 * used.
 */
export function waterfall(
  input: ChartInput,
  data: ChartData,
  cartesian: (input: ChartInput, data: ChartData) => EChartsCoreOption,
): EChartsCoreOption {
  const steps = waterfallSteps(data, input);
  const [measure] = data.series;
  const { palette, formatter } = input;
  const categories = steps.map(({ name, point }) => ({ name, values: point, parts: [name] }));
  // The axis must contain both ends of every bar.
  const levels = measure && { ...measure, numbers: steps.flatMap(({ from, length }) => [from, from + length]) };
  const axes = cartesian(input, { ...data, categories, series: levels ? [levels] : [], seriesColumn: undefined });
  const [increase, decrease] = palette.data;
  const colors = { increase, decrease, total: palette.muted };
  const format = (value: unknown): string =>
    typeof value === 'number' && measure ? formatValue(formatter, value, measure.measure) : '';
  return {
    ...axes,
    series: [
      {
        type: 'bar',
        stack: 'all',
        stackStrategy: 'all',
        silent: true,
        itemStyle: { color: 'transparent' },
        tooltip: { show: false },
        data: steps.map(({ from }) => from),
      },
      ...kinds.map((kind, index) => ({
        type: 'bar',
        stack: 'all',
        stackStrategy: 'all',
        name: measure?.measure.label ?? '',
        barMaxWidth: 42,
        itemStyle: { color: colors[kind], decal: seriesPattern(palette, index)?.decal },
        tooltip: { valueFormatter: format },
        data: steps.map((step) => {
          const bar = datum(input, step.kind === kind ? step.length : 0, step.name, step.point);
          return dimmedBar(bar, colors[kind] ?? palette.accent, palette);
        }),
      })),
    ],
  };
}
