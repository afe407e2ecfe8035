import type { EChartsType } from 'echarts/core';
import type { Value } from '../../../engine/value';

interface Option {
  xAxis?: readonly { type?: string }[];
  yAxis?: readonly { type?: string }[];
  series: readonly { type?: string; silent?: boolean; data?: readonly { point?: Value[] }[] }[];
}

/**
 * Returns the category values of the bars whose band contains a position. In a chart with several series, these are the values that the
 * bars have in common. Returns undefined outside of the plot and in charts without bars.
 */
export function bandPoint(chart: EChartsType, x: number, y: number): Value[] | undefined {
  const { xAxis, yAxis, series } = chart.getOption() as unknown as Option;
  const isHorizontal = yAxis?.some(({ type }) => type === 'category') === true;
  const bars = series.filter(({ type, silent }) => type === 'bar' && silent !== true);
  const hasCategories = isHorizontal || xAxis?.some(({ type }) => type === 'category') === true;
  if (bars.length === 0 || !hasCategories || !chart.containPixel({ gridIndex: 0 }, [x, y])) return undefined;
  const [column = 0, row = 0] = chart.convertFromPixel({ gridIndex: 0 }, [x, y]) as number[];
  const [first, ...others] = bars.flatMap(({ data }) => {
    const point = data?.[Math.round(isHorizontal ? row : column)]?.point;
    return point ? [point] : [];
  });
  const end = first?.findIndex((value, index) => others.some((point) => point[index] !== value)) ?? -1;
  return end < 0 ? first : first?.slice(0, end);
}
