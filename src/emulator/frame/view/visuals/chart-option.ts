import type { EChartsCoreOption } from 'echarts/core';
import type { ChartInput } from './chart-input';
import { pie } from './pie-option';
import { scatter } from './scatter-option';
import { chartData } from './series';
import { waterfall } from './waterfall-option';
import { cartesian } from './cartesian-option';
import { isHorizontal } from './chart-layout';
import { categoryTooltip, type TooltipSeries } from './tooltip-content';
import { besidePoints } from './tooltip-position';

/** Returns a chart's ECharts option. */
export function chartOption(input: ChartInput): EChartsCoreOption {
  const data = chartData(input.result, input.formatter);
  const { type } = input.visual;
  const { palette } = input;
  const base: EChartsCoreOption = {
    animation: false,
    color: [...palette.data],
    textStyle: { fontFamily: palette.font, fontSize: input.fontSize, color: palette.text },
    tooltip: tooltip(input, data.categories.length),
  };
  if (type === 'pieChart' || type === 'donutChart') return { ...base, ...pie(input, data) };
  if (type === 'scatterChart') return { ...base, ...scatter(input) };
  if (type === 'waterfallChart') return { ...base, ...waterfall(input, data, cartesian) };
  const option = cartesian(input, data);
  const formatter = categoryTooltip(option.series as TooltipSeries[]);
  return { ...base, ...option, tooltip: { ...(base.tooltip as object), formatter } };
}

function tooltip({ visual: { type }, palette, fontSize, width }: ChartInput, count: number): object {
  const axis = !['pieChart', 'donutChart', 'scatterChart', 'waterfallChart'].includes(type);
  return {
    trigger: axis ? 'axis' : 'item',
    confine: true,
    ...(axis && !isHorizontal(type) && { position: besidePoints(width / Math.max(1, count)) }),
    className: 'tip',
    axisPointer: {
      type: type.includes('line') || type.includes('rea') ? 'line' : 'shadow',
      shadowStyle: { color: palette.muted, opacity: 0.12 },
    },
    backgroundColor: palette.card,
    borderColor: palette.line,
    textStyle: { color: palette.text, fontSize },
  };
}
