import type { Formatter } from '../../../engine/format';
import { type ChartInput, textWidth } from './chart-input';
import { axisMargin, gridBottom, gridTop } from './chart-layout';
import { type Covered, lowerRanges, withRoomAbove } from './label-range';
import { markerSize } from './line-series';
import type { ChartData } from './series';
import { type AxisRange, ticksOf } from './value-axis';

/** Maximum number of lines that have their names at their ends. */
const maxLines = 3;
/** Maximum share of the width for the names and values. */
const maxShare = 0.55;
/** Minimum space between the labels at both ends of a line, in pixels. */
const minSpace = 24;
/**
 * Height of a plot, in pixels, below which labels are closer to their lines. If it starts at zero, values at both ends then replace the
 * axis.
 */
const shortHeight = 83;
/** The same for a chart that is as narrow as on a phone, in which an axis would take up much of the width. */
const narrowShortHeight = 115;
const narrowWidth = 400;
/**
 * Distances of labels from their lines, in pixels, the usual one first. In a short plot, labels are between the markers instead of above
 * them.
 */
const distances = { usual: [11, 8], short: [7] };
/** Changes of a label's distance, in pixels, one of which may keep a grid line from being behind it. */
const shifts = [0, 3, 6, -3];
/** Maximum distance of a label from the point that it belongs to, in pixels. If there are no other lines, it may be larger. */
const maxDistance = { oneLine: 16, severalLines: 24 };
/** Size of labels in such a plot, relative to the usual one. */
const shortSize = 11 / 12;
/** Height of a label without the space above its letters, relative to its size. */
const letterHeight = 0.9;
/** Space above the plot for a label that is shifted, relative to its size. */
const topSpace = 0.3;
/** Width of the outline that keeps grid lines away from labels, in pixels. Half of it is behind the letters. */
const outlineWidth = 6;
/** Distance from the last point to the end of its label, in pixels. */
const overhang = { usual: 9, short: -7 };

/** Labels at the ends of a chart's lines. The names at the last points replace the legend. */
export interface EndLabels {
  /** Whether the value axis is shown. */
  hasAxis: boolean;
  /** Range of the value axis, with room for the labels. */
  range: AxisRange;
  /** Returns the option of the label at a line's last point. */
  last: (line: LabeledLine, color: string) => object;
  /** Returns the option of the label at a line's first point. */
  first?: (line: LabeledLine, color: string) => object;
}

/** A line with its labels. */
export interface LabeledLine {
  /** Name and value at the last point. The name is empty if there is only one line. */
  name: string;
  value: string;
  /** Change from the first to the last point. */
  change: string;
  /** Value at the first point, which is shown together with the change. */
  firstValue: string;
  numbers: readonly (number | null)[];
}

/** Width and height of a chart's plot, in pixels. */
interface PlotSize {
  width: number;
  height: number;
}

/** Usual distance of labels from their lines and their maximum distance, in pixels, and a range of the value axis. */
interface Attempt {
  usualGap: number;
  from: AxisRange;
  limit: number;
}

/**
 * Returns the labels at the ends of a chart's lines. Returns undefined if the chart needs a legend: the report formats it, there
 * are more lines, their ends are too close, the labels are too long, or steep lines would keep them away from their points. A single line is labeled only if its change is shown.
 */
export function endLabels(
  input: ChartInput,
  { categories }: ChartData,
  lines: readonly LabeledLine[],
  usualRange: AxisRange,
): EndLabels | undefined {
  const { visual, palette } = input;
  const { isShort, ...plot } = plotOf(input);
  const fontSize = input.fontSize * (isShort ? shortSize : 1);
  if (!/^(line|area)Chart$/.test(visual.type) || visual.properties?.legend) return undefined;
  const hasChange = lines.every(({ change }) => change !== '');
  const minLines = visual.type === 'areaChart' || hasChange ? 1 : 2;
  if (lines.length < minLines || lines.length > maxLines || (visual.type === 'areaChart' && !hasChange))
    return undefined;
  if (lines.some(({ numbers }) => numbers.at(-1) === null)) return undefined;
  const widthOf = (text: (line: LabeledLine) => string) =>
    Math.max(...lines.map((line) => textWidth(text(line), { ...input, fontSize })));
  const lastWidth = widthOf((line) => `${textOf(line)} `);
  const firstWidth = widthOf(({ firstValue }) => firstValue);
  if (lastWidth > plot.width * maxShare) return undefined;
  const hasFirst = hasChange && firstWidth + minSpace + lastWidth <= plot.width;
  const known = (numbers: readonly (number | null)[]): Covered => numbers.filter((number) => number !== null);
  const coveredBy = (width: number, numbers: readonly (number | null)[]): Covered => {
    const steps = ((width + outlineWidth / 2) / plot.width) * categories.length;
    const [before, after] = [numbers[Math.floor(steps)] ?? null, numbers[Math.ceil(steps)] ?? null];
    // Value of the line at the end of the label.
    const end = before === null || after === null ? after : before + (after - before) * (steps % 1);
    return known([...numbers.slice(0, Math.floor(steps) + 1), end]);
  };
  const lastPoints = ({ numbers }: LabeledLine): Covered => coveredBy(lastWidth, [...numbers].reverse());
  const firstPoints = ({ numbers }: LabeledLine): Covered => coveredBy(firstWidth, numbers);
  const ends = [lines.map(lastPoints), ...(hasFirst ? [lines.map(firstPoints)] : [])];
  // Without ticks, only a plot that starts at zero shows how large a change is.
  const hasAxis = !(isShort && hasFirst && usualRange.min === 0);
  const highest = Math.max(...lines.flatMap(({ numbers }) => known(numbers)));
  // A label must not cover the other points above or below it.
  const offsetFrom = (covered: Covered, isBelow: boolean, span: number, gap: number): number => {
    const farthest = isBelow ? Math.min(...covered) : Math.max(...covered);
    return gap + (Math.abs(farthest - (covered[0] ?? 0)) / span) * plot.height;
  };
  const fitAt = ({ usualGap, from, limit }: Attempt) => {
    const gap = usualGap + (palette.isContrast ? markerSize / 2 : 0);
    const share = (fontSize * letterHeight + gap) / plot.height;
    const spanOf = ({ min, max }: AxisRange): number => max - min;
    // Returns the shift of a label for which no grid line is behind it and no line beyond it at the same end is reached.
    const shiftFor = (
      points: Covered,
      atEnd: readonly Covered[],
      each: AxisRange,
      isBelow = false,
    ): number | undefined => {
      const beyond = (value: number): number => (isBelow ? Math.min(...points) - value : value - Math.max(...points));
      const inPixels = (value: number): number => (beyond(value) / spanOf(each)) * plot.height;
      return (isShort ? [0] : shifts).find((shift) => {
        const [bottom, top] = [gap + shift - outlineWidth / 2, gap + shift + fontSize * letterHeight];
        const isClear = (distance: number): boolean => distance <= bottom || distance >= top + outlineWidth / 2;
        if (shift > 0 && !isBelow && top > inPixels(each.max) + fontSize * topSpace) return false;
        return (
          ticksOf(each).map(inPixels).every(isClear) &&
          (shift === 0 ||
            atEnd
              .flat()
              .map(inPixels)
              .every((distance) => distance <= 0 || distance >= top))
        );
      });
    };
    const crossings = (each: AxisRange): number =>
      ends.flatMap((atEnd) => atEnd.filter((points) => shiftFor(points, atEnd, each) === undefined)).length;
    const range = withRoomAbove(from, ends, highest, share, hasAxis, plot.height, crossings);
    const span = spanOf(range);
    const isNear = (points: Covered, isBelow: boolean): boolean => offsetFrom(points, isBelow, span, gap) <= limit;
    const fits = (points: readonly Covered[], areBelow: readonly boolean[]): boolean =>
      points.every((each, index) => isNear(each, areBelow[index] === true)) &&
      haveRoom(points, areBelow, span * share, range.min);
    const all = sidesOf(lines.length);
    // If possible, the labels at both ends of a line are on the same side.
    const common = all.find((areBelow) => ends.every((points) => fits(points, areBelow)));
    const sides = ends.map((points) => common ?? all.find((areBelow) => fits(points, areBelow)));
    return sides.every((each) => each !== undefined)
      ? {
          gap,
          range,
          span,
          sides,
          shiftOf: (points: Covered, end: 0 | 1, isBelow: boolean) =>
            shiftFor(points, ends[end] ?? [], range, isBelow) ?? 0,
        }
      : undefined;
  };
  // If lines are close to each other, labels are closer to their lines.
  const gaps = distances[isShort ? 'short' : 'usual'];
  const attemptsFrom = (from: AxisRange, limit: number): Attempt[] =>
    gaps.map((usualGap) => ({ usualGap, from, limit }));
  const limit = maxDistance[lines.length === 1 ? 'oneLine' : 'severalLines'];
  const attempts = attemptsFrom(usualRange, limit);
  if (lines.length === 1) {
    // Below the end of a falling line, there may only be room if the axis starts at an earlier tick.
    attempts.push(
      ...lowerRanges(usualRange, plot.height).flatMap((each) => attemptsFrom(each, limit)),
      ...attemptsFrom(usualRange, Number.POSITIVE_INFINITY),
    );
  }
  const fit = attempts.reduce<ReturnType<typeof fitAt>>((found, each) => found ?? fitAt(each), undefined);
  if (!fit) return undefined;
  const { gap, range, span, sides, shiftOf } = fit;
  const outline = { textBorderColor: palette.card, textBorderWidth: outlineWidth };
  const option = (line: LabeledLine, end: 0 | 1, covered: Covered, color: string) => {
    const isBelow = sides[end]?.[lines.indexOf(line)] === true;
    const offset = offsetFrom(covered, isBelow, span, gap) + shiftOf(covered, end, isBelow);
    const place = isBelow
      ? { padding: [offset, 0, 0, 0], verticalAlign: 'top' }
      : { padding: [0, 0, offset, 0], verticalAlign: 'bottom' };
    return { show: true, color, fontSize, ...outline, ...place };
  };
  return {
    hasAxis,
    range,
    last: (line, color) => ({
      ...option(line, 0, lastPoints(line), color),
      formatter: () => textOf(line, (value) => `{value|${value}}`),
      rich: {
        value: { fontWeight: 600, fontSize, color, ...outline },
      },
      align: 'right',
      distance: isShort ? overhang.short : overhang.usual,
    }),
    ...(hasFirst && {
      first: (line: LabeledLine, color: string) => ({
        ...option(line, 1, firstPoints(line), color),
        formatter: () => line.firstValue,
        // Relative to the marker's upper left corner.
        position: [isShort ? markerSize - overhang.short / 2 : 0, markerSize / 2],
        align: 'left',
      }),
    }),
  };
}

const textOf = ({ name, value, change }: LabeledLine, format = (text: string): string => text): string =>
  [name, format(value), change].filter(Boolean).join(' ');

/** Returns whether each of `count` labels is below its line, for all combinations. Those with fewer labels below come first. */
function sidesOf(count: number): boolean[][] {
  const all = Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (_, index) => (bits >> index) % 2 === 1),
  );
  const belowOf = (sides: readonly boolean[]): number => sides.filter(Boolean).length;
  return all.sort((one, other) => belowOf(one) - belowOf(other));
}

/** Returns whether labels that take up `size` have room above or below their lines, which do not cross there. */
function haveRoom(lines: readonly Covered[], areBelow: readonly boolean[], size: number, min: number): boolean {
  const sorted = lines
    .map((points, index) => ({ points, isBelow: areBelow[index] === true }))
    .sort((one, other) => (one.points[0] ?? 0) - (other.points[0] ?? 0));
  return sorted.every(({ points, isBelow }, index) => {
    const previous = sorted[index - 1];
    const needed = (isBelow ? size : 0) + (previous && !previous.isBelow ? size : 0);
    return Math.min(...points) - (previous ? Math.max(...previous.points) : min) >= (previous || isBelow ? needed : 0);
  });
}

/** Returns the approximate size of the plot, and whether it is short. Without a value axis, a short plot is wider and taller. */
function plotOf(input: ChartInput): PlotSize & { isShort: boolean } {
  const { width, height, fontSize } = input;
  const bottom = gridBottom + axisMargin(input) + fontSize * 1.25;
  const usualHeight = height - bottom - gridTop(input, []) + fontSize * 0.5;
  const isShort = usualHeight < (width < narrowWidth ? narrowShortHeight : shortHeight);
  return isShort
    ? { width: width - 10, height: usualHeight + fontSize * 0.3, isShort }
    : { width: width - fontSize * 4, height: usualHeight, isShort };
}

/** Returns the relative change from a line's first to its last value with its sign. Returns an empty text if there is none. */
export function changeText(numbers: readonly (number | null)[], formatter: Formatter): string {
  const [first, last] = [numbers[0] ?? 0, numbers.at(-1) ?? null];
  if (numbers.length < 2 || first <= 0 || last === null) return '';
  const change = last / first - 1;
  const decimals = Math.abs(change) < 0.0995 ? 1 : 0;
  return `${change >= 0.0005 ? '+' : ''}${formatter.number(change, { style: 'percent', decimals })}`;
}
