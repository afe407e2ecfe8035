import type { ChartData } from './series';

/** Radius of a bar's corners, in pixels. */
const radius = 2;

/**
 * Returns a bar's corner radii: top left, top right, bottom right, bottom left. Only the end away from the baseline is
 * rounded.
 */
export function barRadius(isNegative: boolean, isHorizontal: boolean): number[] {
  if (isHorizontal) return isNegative ? [radius, 0, 0, radius] : [0, radius, radius, 0];
  return isNegative ? [0, 0, radius, radius] : [radius, radius, 0, 0];
}

/** Returns whether a segment is the last one of its stack. Negative numbers are stacked separately. */
export function isStackEnd(series: ChartData['series'], seriesIndex: number, categoryIndex: number): boolean {
  const signAt = (index: number): number => Math.sign(series[index]?.numbers[categoryIndex] ?? 0);
  return !series.some((_, index) => index > seriesIndex && signAt(index) === signAt(seriesIndex));
}
