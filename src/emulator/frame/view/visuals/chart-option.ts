import type { EChartsCoreOption } from 'echarts/core';
import type { ChartInput } from './chart-input';
import { pie } from './pie-option';
import { scatter } from './scatter-option';
import { chartData } from './series';
import { waterfall } from './waterfall-option';
import { cartesian } from './cartesian-option';
import { isHorizontal, isStacked } from './chart-layout';
import { categoryTooltip, type TooltipSeries } from './tooltip-content';
import { aboveHoveredColumns, besidePoints } from './tooltip-position';

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

function tooltip({ visual: { type, properties }, palette, fontSize, width }: ChartInput, count: number): object {
  const axis = !['pieChart', 'donutChart', 'scatterChart', 'waterfallChart'].includes(type);
  const hasPlot = axis || type === 'scatterChart';
  const hasColumns = axis && /column/i.test(type);
  const step = width / Math.max(1, count);
  const labelHeight = properties?.dataLabels?.visible === true ? fontSize * 1.5 : 0;
  const position = hasColumns ? aboveHoveredColumns(isStacked(type), step, labelHeight) : besidePoints(step);
  return {
    trigger: axis ? 'axis' : 'item',
    // Above columns, a tooltip may also cover the visual's title and the visual above.
    confine: !hasColumns,
    ...(axis && !isHorizontal(type) && { position }),
    className: hasPlot ? 'tip plot-tip' : 'tip',
    axisPointer: {
      type: /column|bar/i.test(type) ? 'shadow' : 'line',
      shadowStyle: { color: palette.muted, opacity: 0.12 },
    },
    backgroundColor: palette.card,
    borderColor: palette.line,
    textStyle: { color: palette.text, fontSize },
  };
}
