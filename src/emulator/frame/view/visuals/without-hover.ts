import type { EChartsCoreOption } from 'echarts/core';

/**
 * Returns the option of a chart on a touch screen: without the band behind a category and the highlight of a bar, which would stay
 * there after a tap. The markers of lines show which values are in the tooltip.
 */
export function withoutHover(option: EChartsCoreOption): EChartsCoreOption {
  const { tooltip, series } = option as { tooltip?: object; series?: readonly { type?: string }[] };
  return {
    ...option,
    tooltip: { ...tooltip, axisPointer: { type: 'none' } },
    series: series?.map((each) => (each.type === 'bar' ? { ...each, emphasis: { disabled: true } } : each)),
  };
}
