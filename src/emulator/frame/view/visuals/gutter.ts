import type { EChartsCoreOption } from 'echarts/core';
import { type ChartInput, textWidth } from './chart-input';
import { isHorizontal } from './chart-layout';
import { ticksOf, type AxisRange } from './value-axis';

/** The parts of a value axis that determine how wide its labels are. */
interface LabeledAxis extends AxisRange {
  show?: boolean;
  axisLabel: { show?: boolean; formatter: (value: number) => string; margin: number };
}

/** Returns the width of the labels next to a vertical value axis and of the space between them and the plot, in pixels. */
export const gutterWidth = (axis: LabeledAxis, input: ChartInput): number =>
  Math.max(...ticksOf(axis).map((value) => textWidth(axis.axisLabel.formatter(value), input))) + axis.axisLabel.margin;

/**
 * Returns the width of the labels next to the value axis of a chart with dates below it. Charts in a column share it, so that the same
 * dates are below each other. Returns undefined for other charts.
 */
export function dateChartGutter({ xAxis, yAxis }: EChartsCoreOption, input: ChartInput): number | undefined {
  const [category] = input.result.columns;
  if (!xAxis || !yAxis || Array.isArray(yAxis) || isHorizontal(input.visual.type)) return undefined;
  if (category?.role !== 'category' || category.type !== 'date') return undefined;
  const axis = yAxis as LabeledAxis;
  return axis.show === false || axis.axisLabel.show === false ? undefined : gutterWidth(axis, input);
}
