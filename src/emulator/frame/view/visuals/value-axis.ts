import type { Formatter } from '../../../engine/format';
import type { NumberFormat } from '../../../model/definition';

/** A value axis's range, and the distance between its ticks. */
export interface AxisRange {
  min: number;
  max: number;
  interval: number;
}

/** Largest spread of the values, relative to their maximum, at which an axis need not include zero. */
const maxSpread = 0.5;

/** Largest share of an axis without values at which its usual ticks are kept. */
const maxEmptyShare = 0.2;

/** Minimum number of intervals on an axis with room for more. With fewer, values would be hard to read off. */
const minIntervals = 4;

/**
 * Returns a range with round ticks.
 *
 * @param count - approximate number of intervals
 * @param maxCount - maximum number of intervals if fewer would leave much of the axis empty, or be far apart
 * @param zero - whether the axis must include zero, as bars and areas require. Otherwise, an axis for values that vary little
 * starts near those values
 * @param spread - largest spread of such values, relative to their maximum
 */
export function axisRange(
  values: readonly number[],
  count: number,
  zero: boolean,
  maxCount = count,
  spread = maxSpread,
): AxisRange {
  let lowest = Math.min(...values);
  let highest = Math.max(...values);
  if (!Number.isFinite(lowest)) [lowest, highest] = [0, 1];
  if (zero || highest - lowest > Math.abs(highest) * spread)
    [lowest, highest] = [Math.min(0, lowest), Math.max(0, highest)];
  if (lowest === highest)
    [lowest, highest] = lowest === 0 ? [0, 1] : [lowest - Math.abs(lowest) * 0.1, highest + Math.abs(highest) * 0.1];
  const isInteger = values.every(Number.isInteger);
  const rangeWith = (interval: number): AxisRange => ({
    min: tick(Math.floor(lowest / interval + 1e-9), interval),
    max: tick(Math.ceil(highest / interval - 1e-9), interval),
    interval,
  });
  const emptyShare = ({ min, max }: AxisRange): number => 1 - (highest - lowest) / (max - min);
  const usual = rangeWith(roundStep((highest - lowest) / count, isInteger));
  const isCoarse = maxCount > count && intervalsOf(usual) < Math.min(minIntervals, count);
  if (emptyShare(usual) <= maxEmptyShare && !isCoarse) return usual;
  // Finer ticks let the axis end closer to the highest value. With one or two intervals, less round ones are also readable.
  const counts = Array.from({ length: Math.max(0, maxCount - count) }, (_, index) => count + 1 + index);
  const steps = counts.map((each) => roundStep((highest - lowest) / each, isInteger));
  if (count <= 2) steps.push(roundStep((highest - lowest) / count, isInteger, fewIntervalFactors));
  const finer = steps.map(rangeWith).filter((each) => intervalsOf(each) <= maxCount);
  const isBetter = (each: AxisRange, best: AxisRange): boolean =>
    emptyShare(each) < emptyShare(best) - 1e-9 || (best === usual && isCoarse && intervalsOf(each) >= minIntervals);
  return finer.reduce((best, each) => (isBetter(each, best) ? each : best), usual);
}

/** Returns the number of intervals between an axis's ticks. */
const intervalsOf = ({ min, max, interval }: AxisRange): number => Math.floor((max - min) / interval + 1e-6);

/**
 * Returns a range with round ticks and exactly `count` intervals, for a second axis that shares the grid lines. It includes
 * zero like the first axis, so that the two can be compared.
 */
export function alignedRange(values: readonly number[], count: number): AxisRange {
  const isInteger = values.every(Number.isInteger);
  const { min: lowest, max: highest } = { min: Math.min(0, ...values), max: Math.max(0, ...values) };
  const rangeWith = (interval: number): AxisRange => ({
    min: tick(Math.floor(lowest / interval + 1e-9), interval),
    max: tick(Math.ceil(highest / interval - 1e-9), interval),
    interval,
  });
  let range = rangeWith(roundStep((highest - lowest || 1) / count, isInteger, alignedFactors));
  while (intervalsOf(range) > count) range = rangeWith(roundStep(range.interval * 1.01, isInteger, alignedFactors));
  return { ...range, max: tick(range.min / range.interval + count, range.interval) };
}

/** Returns the values at which stacks end. Positive and negative values are stacked separately. */
export function stackEnds(series: readonly (readonly (number | null)[])[]): number[] {
  const [first = []] = series;
  return first.flatMap((_, index) => {
    const stack = series.map((numbers) => numbers[index] ?? 0);
    const sumOf = (sign: 1 | -1): number => stack.reduce((sum, each) => (each * sign > 0 ? sum + each : sum), 0);
    return [sumOf(1), sumOf(-1)];
  });
}

/** Space between the lowest bar and the end of the axis, in pixels. */
const spaceBelowBars = 3;

/**
 * Returns a range that starts just below the lowest bar instead of at the next tick, whose label would be close to those of the other
 * axis.
 */
export function endingAt(lowest: number, range: AxisRange, height: number): AxisRange {
  const min = lowest - ((range.max - lowest) * spaceBelowBars) / height;
  return min > range.min ? { ...range, min } : range;
}

/** Minimum distance between a line and the bars behind it, as a share of the height. */
const lineDistance = 0.05;
/** Minimum height of the highest bar below a line, as a share of the height. Otherwise, the line is in front of the bars. */
const minBarShare = 0.6;

/**
 * Returns ranges for the bars and lines of a combo chart, with the same number of intervals. If possible, the axis of the
 * bars continues above the highest one, so that all lines are above the bars.
 */
export function comboRanges(
  bars: readonly (readonly (number | null)[])[],
  lines: readonly (readonly (number | null)[])[],
  count: number,
): { barRange: AxisRange; lineRange: AxisRange } {
  const numbersOf = (series: typeof bars): number[] => series.flat().filter((number) => number !== null);
  const base = axisRange(numbersOf(bars), count, true);
  const coarser = [0.7, 0.5].map((factor) => axisRange(numbersOf(bars), Math.max(2, Math.floor(count * factor)), true));
  const aligned = alignedRange(numbersOf(bars), count);
  const share = (number: number, { min, max }: AxisRange): number => (number - min) / (max - min);
  // In a low chart, more ticks would touch each other.
  const maxCount = count <= 2 ? count : count + 2;
  const candidates = [base, ...coarser, aligned].flatMap((range) =>
    Array.from({ length: Math.max(1, maxCount - intervalsOf(range)) }, (_, extra) => {
      const barRange = { ...range, max: tick(range.max / range.interval + extra, range.interval) };
      return { barRange, lineRange: alignedRange(numbersOf(lines), intervalsOf(barRange)) };
    }),
  );
  const isClear = ({ barRange, lineRange }: (typeof candidates)[number]): boolean =>
    lines.every((line) =>
      line.every((number, index) =>
        bars.every((bar) => {
          const height = bar[index] ?? null;
          return (
            number === null || height === null || share(number, lineRange) - share(height, barRange) >= lineDistance
          );
        }),
      ),
    );
  const highest = Math.max(0, ...numbersOf(bars));
  const isTall = ({ barRange }: (typeof candidates)[number]): boolean => highest >= barRange.max * minBarShare;
  const [lowest] = candidates
    .filter((each) => isClear(each) && isTall(each))
    .sort((a, b) => a.barRange.max - b.barRange.max);
  return lowest ?? { barRange: base, lineRange: alignedRange(numbersOf(lines), intervalsOf(base)) };
}

/** Usual intervals between ticks, and those of axes with one or two intervals, as multiples of a power of ten. */
const roundFactors = [1, 2, 2.5, 5, 10];
const fewIntervalFactors = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];
/** Intervals between the ticks of a second axis. More of them let it end closer to its highest value. */
const alignedFactors = [1, 1.5, 2, 2.5, 3, 5, 10];

function roundStep(size: number, isInteger: boolean, factors = roundFactors): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const factor = factors.find((each) => each * power >= size * 0.999) ?? 10;
  // Ticks at whole numbers are easier to read than those at halves.
  const step = power === 1 ? Math.ceil(factor) : factor * power;
  return isInteger ? Math.max(1, step) : step;
}

// Multiples of 0.1 are not exact: 3 × 0.1 would be displayed as 0.30000000000000004.
const tick = (index: number, interval: number): number => Number((index * interval).toPrecision(12));

/** Returns an axis's ticks. The axis need not start or end at one. */
export function ticksOf({ min, max, interval }: AxisRange): readonly number[] {
  const first = Math.ceil(min / interval - 1e-6);
  const count = Math.max(0, Math.floor(max / interval + 1e-6) - first + 1);
  return Array.from({ length: count }, (_, index) => tick(first + index, interval));
}

/** Returns whether an axis has a tick at a value. */
export const isTick = (range: AxisRange, value: number): boolean => ticksOf(range).includes(value);

/** Returns a function that formats an axis's ticks with the lowest precision that shows all of them exactly. */
export function tickFormat(
  range: AxisRange,
  formatter: Formatter,
  format: NumberFormat = {},
): (value: number) => string {
  const label = formatter.uniform(ticksOf(range), format);
  return (value) => label(Number(value.toPrecision(12)));
}
