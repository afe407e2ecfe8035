import type { Formatter } from '../../../engine/format';
import { type ChartInput, shortChartHeight, textWidth } from './chart-input';
import type { ChartData } from './series';

/** Returns how many labels to skip after each shown label, so that labels do not overlap. */
export const labelsToSkip = (room: number, size: number): number => Math.max(0, Math.ceil((size * 1.25) / room) - 1);

/** Usual intervals between the labels on an axis of months or quarters, in units of the bucket. The last one is a year. */
const monthIntervals = [1, 2, 3, 6, 12];
const quarterIntervals = [1, 2, 4];
/** Maximum number of years between two labels. */
const maxYears = 50;

/** Returns the approximate width of the widest text, in pixels. */
const widthOf = (texts: readonly string[], characterWidth: number): number =>
  Math.max(0, ...texts.map((text) => text.length)) * characterWidth;

/** Returns the label options for a date axis. In a short chart, each label has a single line. */
export function dateLabels(data: ChartData, { formatter, fontSize, height }: ChartInput, plotWidth: number): object {
  const { categoryColumn } = data;
  const bucket = categoryColumn && 'bucket' in categoryColumn.field ? categoryColumn.field.bucket : undefined;
  const dates = data.categories.map(({ values }) => Number(values.at(-1) ?? Number.NaN));
  const isSplit = (bucket === 'month' || bucket === 'quarter') && dates.some(Number.isFinite);
  const labels = isSplit
    ? periodLabels(data, dates, bucket, { formatter, plotWidth, fontSize, isSingleLine: height < shortChartHeight })
    : lastLabels(data, plotWidth, fontSize);
  return {
    interval: (index: number) => labels.has(index),
    hideOverlap: false,
    lineHeight: fontSize * 1.25,
    formatter: (_name: string, index: number) => labels.get(index) ?? '',
  };
}

/** Returns labels by index: the last one, and earlier ones at an interval that avoids overlaps. */
function lastLabels({ categories }: ChartData, plotWidth: number, fontSize: number): Map<number, string> {
  const names = categories.map(({ name }) => name);
  const needed = widthOf(names, fontSize * 0.58) + fontSize;
  const interval = Math.max(1, Math.ceil((needed * names.length) / plotWidth));
  const first = (names.length - 1) % interval;
  return new Map(names.flatMap((name, index) => (index % interval === first ? [[index, name]] : [])));
}

interface PeriodAxis {
  formatter: Formatter;
  plotWidth: number;
  fontSize: number;
  /** Whether there is no room for years on a second line. */
  isSingleLine: boolean;
}

/**
 * Returns the labels for months or quarters by index. On an axis of up to a year, intervals are counted from the first date,
 * and the last date has a label, even if the previous one must be omitted. On a longer axis, they are counted from January, so
 * that quarterly labels, for example, are at the first month of each quarter. The year is on a second line, below the first
 * label and the first label in each year. In a single line, it takes the place of January, which keeps labels evenly spaced,
 * and without a label for January, it follows the first label. With intervals of a year or more, labels contain only the year.
 */
function periodLabels(
  { categories }: ChartData,
  dates: readonly number[],
  bucket: 'month' | 'quarter',
  { formatter, plotWidth, fontSize, isSingleLine }: PeriodAxis,
): Map<number, string> {
  const room = plotWidth / Math.max(dates.length, 1);
  const parts = dates.map((date) => (Number.isFinite(date) ? formatter.dateParts(date, bucket) : undefined));
  const yearWidth = fontSize * 2.4;
  const partWidth = widthOf(
    parts.map((each) => each?.[0] ?? ''),
    fontSize * 0.6,
  );
  const count = (Math.max(partWidth, yearWidth) + fontSize * 0.9) / room;
  // A blank and the total of a waterfall chart are not dates. Their labels are always shown.
  const others = categories.flatMap(({ name }, index) => (parts[index] ? [] : [[index, name] as const]));
  const intervals = bucket === 'quarter' ? quarterIntervals : monthIntervals;
  const year = intervals.at(-1) ?? 1;
  const first = dates.findIndex(Number.isFinite);
  const last = dates.map(Number.isFinite).lastIndexOf(true);
  const isShort = last - first < year;
  const originOf = (interval: number): number =>
    isShort && interval < year ? positionOf(dates[first] ?? 0, bucket) : 0;
  const indexesAt = (interval: number): number[] =>
    dates.flatMap((date, index) =>
      Number.isFinite(date) &&
      (positionOf(date, bucket) - originOf(interval)) % interval === 0 &&
      others.every(([other]) => Math.abs(other - index) >= count)
        ? [index]
        : [],
    );
  const years = Array.from({ length: maxYears - 1 }, (_, index) => year * (index + 2));
  const hasYearBeside = (indexes: readonly number[]): boolean =>
    isSingleLine && !indexes.some((index) => isStartOfYear(dates[index]));
  // Distance from the first label, which may have its year next to it.
  const firstCount = (indexes: readonly number[]): number =>
    hasYearBeside(indexes) ? (partWidth + yearWidth / 2 + fontSize * 0.5) / room : count;
  const fits = (indexes: readonly number[]): boolean =>
    indexes.every((index, position) => {
      const previous = indexes[position - 1];
      return previous === undefined || index - previous >= (position === 1 ? firstCount(indexes) : count);
    });
  const interval = [...intervals, ...years].find((each) => fits(indexesAt(each))) ?? year * maxYears;
  const anchored = indexesAt(interval);
  const isYearly = interval >= year && anchored.length > 0;
  // A short axis might not contain the start of a period. Its last date then has the only label.
  const regular = anchored.length > 0 ? anchored : [last];
  const indexes = isShort && !isYearly ? withLast(regular, last, count, firstCount(regular)) : regular;
  let previousYear = '';
  const labels = indexes.map((index): [number, string] => {
    const [part, labelYear] = parts[index] ?? ['', ''];
    // In a single line, there is only room for the first year.
    const isNewYear = isSingleLine ? previousYear === '' : labelYear !== previousYear;
    previousYear = labelYear;
    if (isYearly) return [index, labelYear];
    if (isSingleLine && !hasYearBeside(indexes)) return [index, isStartOfYear(dates[index]) ? labelYear : part];
    return [index, isNewYear ? `${part}${isSingleLine ? ' ' : '\n'}${labelYear}` : part];
  });
  return new Map([...labels, ...others]);
}

/** Adds the last index, and removes those too close to it. It is the only one if there is no room for the first one too. */
function withLast(indexes: readonly number[], last: number, count: number, firstCount: number): number[] {
  const [first = last] = indexes;
  if (first === last || last - first < firstCount) return [last];
  return [first, ...indexes.slice(1).filter((index) => last - index >= count), last];
}

const isStartOfYear = (date = Number.NaN): boolean => new Date(date).getUTCMonth() === 0;

/** Returns the number of months or quarters from the year 0 to a date. */
function positionOf(date: number, bucket: 'month' | 'quarter'): number {
  const months = new Date(date).getUTCFullYear() * 12 + new Date(date).getUTCMonth();
  return bucket === 'quarter' ? Math.floor(months / 3) : months;
}

/** Size of labels that would not fit at their usual size, in pixels. */
const usualLabelSize = 12;
const reducedLabelSize = 11;
/** Minimum distance between labels of the usual size, and between smaller ones, in pixels. */
const labelSpace = 8;
const reducedLabelSpace = 3;
/** Minimum number of characters in a truncated label. With fewer, labels would be hard to recognize. */
const minCharacters = 6;

/**
 * Returns the label options for an axis without dates. Labels that are wider than their space are wrapped. If that is not
 * enough, they become smaller, and the longest are truncated. If they would be too short or look alike, all of them are
 * rotated, very long ones are truncated, and those that do not fit are skipped.
 */
export function fitLabels(names: readonly string[], plotWidth: number, input: ChartInput): object {
  const { fontSize } = input;
  // By default, lines are as high as the font size, which cuts off descenders.
  const lineHeight = fontSize * 1.25;
  const room = plotWidth / Math.max(names.length, 1);
  const widths = names.map((name) => textWidth(name, input));
  const fits = (factor: number, space: number): boolean =>
    widths.every((width, index) => ((width + (widths[index - 1] ?? 0)) / 2) * factor <= room - space);
  // ECharts hides labels that it considers too close, so a category would be missing.
  if (fits(1, labelSpace)) return { interval: 0, hideOverlap: false, lineHeight };
  const words = names.flatMap((name) => name.split(/\s/));
  const isSeveral = words.length > names.length;
  if (isSeveral && Math.max(...words.map((word) => textWidth(word, input))) <= room - labelSpace) {
    const length = (room - labelSpace) / (fontSize * 0.58);
    const formatter = (name: string): string => wrapWords(name, length);
    return { interval: 0, hideOverlap: false, lineHeight, formatter };
  }
  // On scaled-down pages, smaller labels would be hard to read.
  const reduced = fontSize <= usualLabelSize ? reducedLabelSize : fontSize;
  if (fits(reduced / fontSize, reducedLabelSpace))
    return { interval: 0, hideOverlap: false, lineHeight, fontSize: reduced };
  const width = room - reducedLabelSpace;
  const length = Math.floor(width / (reduced * 0.58)) - 1;
  const shortNames = new Set(names.map((name) => name.slice(0, length)));
  if (length >= minCharacters && shortNames.size === names.length)
    return { interval: 0, hideOverlap: false, lineHeight, fontSize: reduced, width, overflow: 'truncate' };
  return { interval: labelsToSkip(room, fontSize * 1.5), rotate: 35, width: fontSize * 8, overflow: 'truncate' };
}

/** Returns the label options for the names of horizontal bars. A name wraps if there is room for two lines. */
export function barNameLabels(names: readonly string[], width: number, input: ChartInput): object {
  const { fontSize, height } = input;
  if (height / names.length <= fontSize * 3) return { width, overflow: 'truncate' };
  const wrap = (name: string): string =>
    textWidth(name, input) > width ? wrapWords(name, width / (fontSize * 0.58)) : name;
  const lines = names.flatMap((name) => wrap(name).split('\n'));
  // By default, ECharts leaves no space between lines.
  if (lines.every((line) => textWidth(line, input) <= width * 1.1))
    return { lineHeight: fontSize * 1.2, formatter: wrap };
  return { width, overflow: 'break', lineHeight: fontSize * 1.2 };
}

/** Wraps text at its spaces. ECharts would include trailing spaces when centering each line. */
function wrapWords(text: string, maxLength: number): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= maxLength) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
