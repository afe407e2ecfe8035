import type { EChartsType } from 'echarts/core';
import type { Value } from '../../../engine/value';

/** Largest distance between a tap and a dot that it selects, in pixels. Dots are too small to touch. */
const reach = 20;

interface Dot {
  value: number[];
  point: Value[];
}

/** Returns the data point of the dot that is nearest to a tap on a scatter chart. Returns undefined if none is close to it. */
export function nearestDot(chart: EChartsType, x: number, y: number): Value[] | undefined {
  const { series } = chart.getOption() as { series: { type: string; data: Dot[] }[] };
  const dots = series.flatMap(({ type, data }, seriesIndex) =>
    type === 'scatter'
      ? data.map(({ value, point }) => {
          const [left = 0, top = 0] = chart.convertToPixel({ seriesIndex }, value) as number[];
          return { point, distance: Math.hypot(left - x, top - y) };
        })
      : [],
  );
  const [nearest] = dots.sort((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= reach ? nearest.point : undefined;
}

/** Shows the tooltip of the selected dot of a scatter chart, if there is one. */
export function showSelectedDot(chart: EChartsType, selected: readonly Value[] | undefined): void {
  if (!selected) return;
  const { series } = chart.getOption() as { series: { data: Dot[] }[] };
  for (const [seriesIndex, { data }] of series.entries()) {
    const dataIndex = data.findIndex(({ point }) => point.every((part, index) => part === selected[index]));
    if (dataIndex >= 0) chart.dispatchAction({ type: 'showTip', seriesIndex, dataIndex });
  }
}
