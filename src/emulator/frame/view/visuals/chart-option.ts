import type { EChartsCoreOption } from 'echarts/core';
import { type ResultColumn, isAdditive } from '../../../engine/evaluate';
import type { MeasureField } from '../../../model/query';
import { type ChartInput, formatValue } from './chart-input';
import { pie } from './pie-option';
import { scatter } from './scatter-option';
import { type ChartData, chartData } from './series';
import { waterfall } from './waterfall-option';
import { cartesian } from './cartesian-option';
import { printedValues } from './printed-values';
import { categoryTooltip, type TooltipSeries } from './tooltip-content';

/** Maximum corner radius of a tooltip, in pixels. It is usually half of that of visuals. */
const maxTipRadius = 8;

/** Returns a chart's ECharts option. */
export function chartOption(input: ChartInput): EChartsCoreOption {
  const data = chartData(input.result, input.formatter);
  const { type } = input.visual;
  const { palette } = input;
  const base: EChartsCoreOption = {
    animation: false,
    color: [...palette.data],
    textStyle: { fontFamily: palette.font, fontSize: input.fontSize, color: palette.text },
    tooltip: tooltip(input, data),
  };
  if (type === 'pieChart' || type === 'donutChart') return { ...base, ...pie(input, data) };
  if (type === 'scatterChart') return { ...base, ...scatter(input) };
  if (type === 'waterfallChart') return { ...base, ...waterfall(input, data, cartesian) };
  const option = cartesian(input, data);
  const fields = (index: number) => [
    ...totalOf(input, data, index),
    ...data.tooltips.map(({ column, values }) => ({
      name: column.label,
      text: formatValue(input.formatter, values[index] ?? null, column),
    })),
  ];
  const isPrinted = printedValues(input, data, option);
  const formatter = categoryTooltip(option.series as TooltipSeries[], isPrinted, fields);
  return { ...base, ...option, tooltip: { ...(base.tooltip as object), formatter } };
}

/** Returns whether a chart with this option has a legend. */
export const hasLegend = ({ legend }: EChartsCoreOption): boolean =>
  (legend as { show?: boolean } | undefined)?.show !== false;

/** Returns whether the values under the pointer replace the title. */
const hasReadout = ({ maxReadout = 0 }: ChartInput, { series, tooltips }: ChartData): boolean =>
  series.length + tooltips.length <= maxReadout;

/** Returns the total of a stack for its tooltip, if its segments can be added. A readout has no room for it. */
function totalOf(input: ChartInput, data: ChartData, index: number) {
  const { visual, dataset, formatter } = input;
  const [{ measure } = {}] = data.series;
  const numbers = data.series.flatMap((each) => each.numbers[index] ?? []);
  const isTotal = (each: ResultColumn): boolean =>
    isAdditive(dataset, each.field as MeasureField) && JSON.stringify(each.format) === JSON.stringify(measure?.format);
  if (!['columnChart', 'barChart'].includes(visual.type) || numbers.length < 2 || hasReadout(input, data)) return [];
  if (!data.series.every((each) => isTotal(each.measure))) return [];
  const total = numbers.reduce((sum, each) => sum + each, 0);
  return [{ name: input.totalLabel, text: formatValue(formatter, total, measure) }];
}

function tooltip(input: ChartInput, data: ChartData): object {
  const { palette, fontSize } = input;
  const { type } = input.visual;
  const axis = !['pieChart', 'donutChart', 'scatterChart', 'waterfallChart'].includes(type);
  return {
    trigger: axis ? 'axis' : 'item',
    // On its way to the next data point, a tooltip would cover others.
    transitionDuration: 0,
    className: (axis || type === 'scatterChart') && hasReadout(input, data) ? 'tip readout' : 'tip',
    axisPointer: {
      // Lines have a guide in the style sheet, which is behind them.
      type: /column|bar/i.test(type) ? 'shadow' : 'none',
      shadowStyle: { color: palette.muted, opacity: 0.12 },
    },
    backgroundColor: palette.card,
    borderColor: palette.line,
    borderRadius: Math.min(maxTipRadius, Number.parseFloat(palette.radius) / 2),
    textStyle: { color: palette.text, fontSize },
  };
}
