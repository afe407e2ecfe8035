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

/** Neighbors of a segment in its stack. */
export interface Neighbors {
  hasBefore: boolean;
  hasAfter: boolean;
}

/** Returns which neighbors a segment has in its stack. Negative numbers are stacked separately. */
export function neighborsOf(series: ChartData['series'], seriesIndex: number, categoryIndex: number): Neighbors {
  const signAt = (index: number): number => Math.sign(series[index]?.numbers[categoryIndex] ?? 0);
  const isInStack = (index: number): boolean => signAt(index) === signAt(seriesIndex);
  return {
    hasBefore: series.some((_, index) => index < seriesIndex && isInStack(index)),
    hasAfter: series.some((_, index) => index > seriesIndex && isInStack(index)),
  };
}

/** Width of an outline, in pixels. */
const outlineWidth = 1;

/**
 * Returns the color of the outline around a segment of a stack. Two segments have a gap between them instead of two outlines, which
 * would look like a thick line.
 *
 * @param length - length of the segment, in pixels
 */
export function segmentOutline(
  { line, fill, gap }: { line: string; fill: string; gap: string },
  { hasBefore, hasAfter }: Neighbors,
  { length, isNegative, horizontal }: { length: number; isNegative: boolean; horizontal: boolean },
): string | object {
  if (!hasBefore && !hasAfter) return line;
  const edge = Math.min(0.5, outlineWidth / length);
  const colors = [hasBefore ? gap : line, line, hasAfter ? fill : line];
  const offsets = [0, edge, 1 - edge, 1];
  const colorStops = colors.flatMap((color, index) => [
    { offset: offsets[index], color },
    { offset: offsets[index + 1], color },
  ]);
  // From the baseline to the end of the stack.
  const [from, to] = isNegative === horizontal ? [1, 0] : [0, 1];
  const direction = horizontal ? { x: from, y: 0, x2: to, y2: 0 } : { x: 0, y: from, x2: 0, y2: to };
  return { type: 'linear', ...direction, colorStops };
}
