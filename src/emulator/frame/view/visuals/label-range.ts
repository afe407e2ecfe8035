import { type AxisRange, axisRange, isTick, ticksOf } from './value-axis';

/** Minimum and maximum distance between two ticks of the value axis, in pixels. In a tall plot, they may be farther apart. */
const minTickDistance = 26;
const maxTickDistance = 60;
/** Minimum number of intervals between the ticks in a tall plot, and maximum number in any plot. A plot has at least two. */
const minIntervals = 4;
const maxIntervals = 5;
/** Distance from the end of the axis to its next tick, as a share of the interval, below which the axis ends at that tick. */
const nearTick = 0.2;

/** Values of a line below its label, starting with the labeled point. */
export type Covered = readonly number[];

/** Returns the distance between two ticks of an axis, in pixels. */
const tickDistance = ({ min, max, interval }: AxisRange, height: number): number => (interval / (max - min)) * height;

/** Returns ranges of a value axis that start at an earlier tick, closest first, if their ticks are far enough from each other. */
export const lowerRanges = (range: AxisRange, height: number): AxisRange[] =>
  [range.interval, range.interval * 2]
    .map((interval) => ({ ...range, interval, min: (Math.ceil(range.min / interval) - 1) * interval }))
    .filter((each) => each.min >= 0 && tickDistance(each, height) >= minTickDistance);

/**
 * Returns a range that ends at the highest value or label instead of at a tick, with room for the labels above the ends of lines. If
 * possible, no grid line is behind a label.
 *
 * @param share - height of a label and its distance from the line, relative to the plot's height
 * @param height - height of the plot, in pixels
 * @param crossings - returns the number of labels with a grid line behind them
 */
export function withRoomAbove(
  range: AxisRange,
  ends: readonly (readonly Covered[])[],
  highest: number,
  share: number,
  hasAxis: boolean,
  height: number,
  crossings: (range: AxisRange) => number,
): AxisRange {
  const needed = range.min + (Math.max(...ends.flat(2)) - range.min) / Math.max(0.5, 1 - share);
  if (!hasAxis) return { ...range, max: needed };
  const max = Math.max(needed, highest);
  const mostIntervals = Math.min(maxIntervals, Math.max(2, Math.floor(height / minTickDistance)));
  const counts = Array.from({ length: mostIntervals - 1 }, (_, index) => index + 2);
  const others = counts.map((count) => axisRange([range.min, max], count, true));
  const leastIntervals = Math.min(minIntervals, Math.max(2, Math.floor(height / maxTickDistance)));
  const candidates = [range, ...others]
    .map((each) => ({ ...each, max }))
    .filter((each) => each.min === range.min && isTick(each, each.min) && ticksOf(each).length > leastIntervals)
    .filter((each) => tickDistance(each, height) >= minTickDistance);
  const [first = { ...range, max: Math.max(range.max, needed) }, ...rest] = candidates;
  const best = rest.reduce((found, each) => (crossings(each) < crossings(found) ? each : found), first);
  // The line would otherwise touch the end of the axis just below a tick, or without a label above it.
  const next = best.min + Math.ceil((best.max - best.min) / best.interval - 1e-9) * best.interval;
  return next - best.max <= best.interval * nearTick || needed <= highest ? { ...best, max: next } : best;
}
