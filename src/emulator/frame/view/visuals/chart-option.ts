import type { EChartsCoreOption } from 'echarts/core';
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
  const fields = (index: number) =>
    data.tooltips.map(({ column, values }) => ({
      name: column.label,
      text: formatValue(input.formatter, values[index] ?? null, column),
    }));
  const isPrinted = printedValues(input, data, option);
  const formatter = categoryTooltip(option.series as TooltipSeries[], isPrinted, fields);
  return { ...base, ...option, tooltip: { ...(base.tooltip as object), formatter } };
}

/** Returns whether a chart with this option has a legend. */
export const hasLegend = ({ legend }: EChartsCoreOption): boolean =>
  (legend as { show?: boolean } | undefined)?.show !== false;

function tooltip(input: ChartInput, { series, tooltips }: ChartData): object {
  const { palette, fontSize, maxReadout = 0 } = input;
  const { type } = input.visual;
  const axis = !['pieChart', 'donutChart', 'scatterChart', 'waterfallChart'].includes(type);
  const hasReadout = (axis || type === 'scatterChart') && series.length + tooltips.length <= maxReadout;
  return {
    trigger: axis ? 'axis' : 'item',
    // On its way to the next data point, a tooltip would cover others.
    transitionDuration: 0,
    className: hasReadout ? 'tip readout' : 'tip',
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
