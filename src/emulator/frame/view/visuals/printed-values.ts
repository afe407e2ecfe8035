import type { EChartsCoreOption } from 'echarts/core';
import { type ChartInput, textWidth } from './chart-input';
import { isHorizontal } from './chart-layout';
import type { ChartData } from './series';

/** Options of a category axis's labels that can shorten or hide names. */
interface AxisLabel {
  interval?: unknown;
  width?: number;
  fontSize?: number;
  formatter?: (name: string, index: number) => string;
}

interface Axis {
  axisLabel?: AxisLabel;
  data?: readonly string[];
}

interface LabeledSeries {
  label?: { formatter?: (point: { value: unknown }) => string };
  data?: readonly { value?: unknown }[];
}

/** Returns whether the axis shows a category's complete name. */
function isNameShown(name: string, index: number, label: AxisLabel, input: ChartInput): boolean {
  const { interval = 0, width, fontSize = input.fontSize, formatter } = label;
  if (interval !== 0) return false;
  if (formatter) return formatter(name, index).replaceAll('\n', ' ').trim() === name;
  return width === undefined || textWidth(name, { ...input, fontSize }) <= width;
}

/**
 * Returns a function that returns whether a bar has labels with its complete name and the given value, so that a tooltip would only
 * repeat them.
 */
export function printedValues(input: ChartInput, data: ChartData, option: EChartsCoreOption) {
  const { type, properties } = input.visual;
  const horizontal = isHorizontal(type);
  const labels = properties?.dataLabels?.visible;
  const isLabeled =
    data.series.length === 1 &&
    /(column|bar)chart$/i.test(type) &&
    !type.startsWith('hundredPercent') &&
    (horizontal ? labels !== false : labels === true);
  // Names above bars have their values on a second axis.
  const [categories, values] = [horizontal ? option.yAxis : option.xAxis].flat() as [Axis?, Axis?];
  const [series] = option.series as readonly [LabeledSeries?];
  return (index: number, text: string): boolean => {
    const name = categories?.data?.[index];
    if (!isLabeled || name === undefined) return false;
    const value = series?.data?.[index]?.value;
    const shown = values?.data?.[index] ?? series?.label?.formatter?.({ value }) ?? text;
    return shown.startsWith(text) && isNameShown(name, index, categories?.axisLabel ?? {}, input);
  };
}
