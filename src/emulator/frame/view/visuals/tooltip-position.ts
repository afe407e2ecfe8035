import { getInstanceByDom } from 'echarts/core';

/** Distance between a tooltip and the pointer, a bar or an edge, in pixels. */
const distance = 12;
const barDistance = 8;
const edgeDistance = 4;
/** Largest distance between the pointer and the nearest data point that is kept free too, in pixels. */
const maxReach = 24;

type Position = [left: number, top: number];

/** Sizes that ECharts passes to a tooltip's position function. */
interface Sizes {
  contentSize: readonly [width: number, height: number];
  viewSize: readonly [width: number, height: number];
}

/** Data point under the pointer. */
interface Point {
  dataIndex: number;
  value: unknown;
  seriesType?: string;
}

/** Returns the left edge of a box beside a point: to its right, or to its left if the box would exceed the chart. */
function besideX(x: number, gap: number, width: number, viewWidth: number): number {
  const left = x - gap - width;
  return x + gap + width <= viewWidth || left < 0 ? x + gap : left;
}

/**
 * Returns a function that places a tooltip at the top of a chart with vertical values, to the right of the hovered points, or to
 * their left at the edge of the chart.
 *
 * @param step - distance between two data points, in pixels
 */
export function besidePoints(step: number) {
  const gap = distance + Math.min(maxReach, step / 2);
  return ([x = 0]: readonly number[], _points: unknown, _tip: unknown, _rect: unknown, sizes: Sizes): Position => [
    besideX(x, gap, sizes.contentSize[0], sizes.viewSize[0]),
    0,
  ];
}

/** Box around the hovered columns, in pixels. */
interface Columns {
  center: number;
  top: number;
  /** Width of the category that contains the columns. */
  width: number;
}

/**
 * Returns the position of a tooltip that is centered above columns, within the width of the chart. If there is no room above them,
 * it is beside them.
 *
 * @param minTop - smallest visible vertical coordinate, which is negative if there is room above the chart
 */
export function aboveColumns(
  { center, top, width }: Columns,
  { contentSize, viewSize }: Sizes,
  minTop: number,
): Position {
  const [tipWidth, tipHeight] = contentSize;
  const above = top - barDistance - tipHeight;
  if (above < minTop) return [besideX(center, width / 2 + barDistance, tipWidth, viewSize[0]), Math.max(minTop, 0)];
  return [Math.max(0, Math.min(center - tipWidth / 2, viewSize[0] - tipWidth)), above];
}

/** Returns the smallest vertical coordinate in a chart at which content is visible, in the chart's pixels. */
function visibleTop(chart: HTMLElement): number {
  const box = chart.getBoundingClientRect();
  let clip = chart.closest('.visual')?.parentElement;
  while (clip && getComputedStyle(clip).overflowY === 'visible') clip = clip.parentElement;
  const top = Math.max(0, clip?.getBoundingClientRect().top ?? 0);
  return ((top - box.top) / box.height) * chart.offsetHeight + edgeDistance;
}

/**
 * Returns a function that places a tooltip above the hovered columns of a chart.
 *
 * @param isStacked - whether the columns are on top of each other
 * @param step - distance between two categories, in pixels
 * @param labelHeight - height of the labels above the columns, in pixels
 */
export function aboveHoveredColumns(isStacked: boolean, step: number, labelHeight: number) {
  return (
    [x = 0]: readonly number[],
    points: readonly Point[],
    tip: HTMLElement,
    _: unknown,
    sizes: Sizes,
  ): Position => {
    const holder = tip.parentElement;
    const chart = holder && getInstanceByDom(holder);
    const [first] = points;
    if (!chart || !first) return besidePoints(step)([x], points, tip, undefined, sizes);
    const numbersOf = (isLine: boolean): number[] =>
      points.flatMap(({ value, seriesType }) =>
        typeof value === 'number' && value > 0 && (seriesType === 'line') === isLine ? [value] : [],
      );
    const bars = numbersOf(false);
    const highest = isStacked ? bars.reduce((sum, number) => sum + number, 0) : Math.max(0, ...bars);
    // The lines of a combo chart have their own axis.
    const tops = [
      chart.convertToPixel({ yAxisIndex: 0 }, highest),
      ...numbersOf(true).map((number) => chart.convertToPixel({ yAxisIndex: 1 }, number)),
    ];
    const center = chart.convertToPixel({ xAxisIndex: 0 }, first.dataIndex);
    return aboveColumns({ center, top: Math.min(...tops) - labelHeight, width: step }, sizes, visibleTop(holder));
  };
}
