import { type ChartInput, textWidth } from './chart-input';
import type { ChartData } from './series';

/** Returns how many labels to skip after each shown label, so that labels do not overlap. */
export const labelsToSkip = (room: number, size: number): number => Math.max(0, Math.ceil((size * 1.25) / room) - 1);

/** Months or quarters in a year, and the usual steps between labels that are closer together. */
const periods = {
  month: { year: 12, steps: [1, 2, 3, 6] },
  quarter: { year: 4, steps: [1, 2] },
};
/** Minimum distance between the labels of periods, as a multiple of the font size. */
const periodSpace = 1;

type Label = readonly [index: number, text: string];
/** Returns whether two labels have enough space between them. */
type AreApart = (one: Label, other: Label) => boolean;

/** Returns the approximate width of the widest text, in pixels. */
const widthOf = (texts: readonly string[], characterWidth: number): number =>
  Math.max(0, ...texts.map((text) => text.length)) * characterWidth;

/** Returns the label options for a date axis. */
export function dateLabels(data: ChartData, input: ChartInput, plotWidth: number): object {
  const { categoryColumn, categories } = data;
  const { fontSize } = input;
  const bucket = categoryColumn && 'bucket' in categoryColumn.field ? categoryColumn.field.bucket : undefined;
  const dates = categories.map(({ values }) => Number(values.at(-1) ?? Number.NaN));
  const room = plotWidth / Math.max(dates.length, 1);
  const areApart: AreApart = (one, other) =>
    (textWidth(one[1], input) + textWidth(other[1], input)) / 2 + fontSize * periodSpace <=
    Math.abs(one[0] - other[0]) * room;
  const isSplit = (bucket === 'month' || bucket === 'quarter') && dates.some(Number.isFinite);
  const labels = isSplit ? periodLabels(data, dates, bucket, input, areApart) : lastLabels(data, plotWidth, fontSize);
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

/**
 * Returns the labels for months or quarters by index. They are evenly spaced and include the last period. They also include the
 * first one if the axis then does not have fewer labels. The first label and the first one in each year contain the year.
 */
function periodLabels(
  { categories }: ChartData,
  dates: readonly number[],
  bucket: 'month' | 'quarter',
  input: ChartInput,
  areApart: AreApart,
): Map<number, string> {
  // A blank and the total of a waterfall chart are not dates. Their labels are always shown.
  const others = categories.flatMap(({ name }, index): Label[] =>
    Number.isFinite(dates[index]) ? [] : [[index, name]],
  );
  const last = dates.length - 1;
  const first = dates.findIndex(Number.isFinite);
  const span = last - first;
  const labelsWhere = (isLabeled: (index: number) => boolean): Label[] => {
    let shownYear = '';
    return dates.flatMap((date, index): Label[] => {
      if (!Number.isFinite(date) || !isLabeled(index)) return [];
      const [part, year] = input.formatter.dateParts(date, bucket);
      const label: Label = [index, year === shownYear ? part : `${part} ${year}`];
      if (!others.every((other) => areApart(label, other))) return [];
      shownYear = year;
      return [label];
    });
  };
  const toLast = (step: number): Label[] => labelsWhere((index) => (last - index) % step === 0);
  const fits = (labels: readonly Label[]): boolean =>
    labels.every((label, position) => position === 0 || areApart(label, labels[position - 1] ?? label));
  const { year, steps } = periods[bucket];
  const years = Array.from({ length: Math.ceil(dates.length / year) }, (_, index) => year * (index + 1));
  const usual = toLast([...steps, ...years].find((step) => fits(toLast(step))) ?? dates.length);
  // On longer axes with more than three labels, unusual steps would label different months in each year.
  const isUsual = (step: number): boolean =>
    span <= year || steps.includes(step) || step % year === 0 || step >= span / 2;
  const toBothEnds = Array.from({ length: span }, (_, index) => index + 1)
    .filter((step) => isUsual(step) && span % step === 0)
    .map(toLast)
    .find((labels) => labels.length >= usual.length && fits(labels));
  return new Map([...(toBothEnds ?? usual), ...others]);
}

/** Size of labels that would not fit at their usual size, in pixels. */
const usualLabelSize = 12;
const reducedLabelSize = 11;
/** Usual and minimum distance between labels, in pixels. */
const labelSpace = 8;
const minLabelSpace = 4;
/** Maximum number of labels that are truncated instead of rotated. */
const maxShortened = 8;
/** Maximum number of letters that a level label may lose where it could be rotated instead. */
const maxLostLetters = 2;
/** Minimum room for a truncated label, as a multiple of its font size. */
const minTruncatedWidth = 4;
/** Minimum and maximum angle of rotated labels, in degrees, and their maximum width, as a multiple of the font size. */
const minRotation = 20;
const maxRotation = 35;
const maxRotatedWidth = 8;
/** Distance between the baselines of rotated labels, as a multiple of the font size. */
const rotatedLine = 1.5;
/** Minimum height of a plot above labels that need more than one line, as a multiple of the font size and as a share of both heights. */
const minPlotHeight = 4;
const minPlotShare = 0.5;

// On scaled-down pages, smaller labels would be hard to read.
const reducedSize = (fontSize: number): number => (fontSize <= usualLabelSize ? reducedLabelSize : fontSize);

const widthsOf = (texts: readonly string[], input: ChartInput): number[] =>
  texts.map((text) => Math.max(...text.split('\n').map((line) => textWidth(line, input))));

/** Returns whether neighboring labels, with `room` for each of them, have this space between them. */
const haveSpace = (texts: readonly string[], room: number, space: number, input: ChartInput): boolean =>
  widthsOf(texts, input).every((width, index, all) => (width + (all[index - 1] ?? 0)) / 2 <= room - space);

/** Returns whether the labels of an axis of this width are level and on one line. */
export const fitOnLine = (names: readonly string[], width: number, input: ChartInput): boolean =>
  haveSpace(names, width / names.length, minLabelSpace, { ...input, fontSize: reducedSize(input.fontSize) });

/**
 * Returns the label options for an axis without dates. Labels that do not fit become smaller, and then closer together. If that is
 * not enough, they wrap onto two lines, a few of them lose letters, many of them are rotated if the plot is tall, or they are truncated.
 * Rotated and truncated ones that still do not fit are skipped.
 *
 * @param size - width of the plot, and height of the plot and its labels, in pixels
 */
export function fitLabels(
  names: readonly string[],
  size: { width: number; height: number },
  input: ChartInput,
): object {
  const { fontSize } = input;
  // By default, lines are as high as the font size, which cuts off descenders.
  const lineHeight = fontSize * 1.25;
  const room = size.width / Math.max(names.length, 1);
  const reduced = reducedSize(fontSize);
  const fits = (texts: readonly string[], size: number, space: number): boolean =>
    haveSpace(texts, room, space, { ...input, fontSize: size });
  // ECharts hides labels that it considers too close, so a category would be missing.
  const level = { interval: 0, hideOverlap: false, lineHeight };
  if (fits(names, fontSize, labelSpace)) return level;
  const small = { ...level, fontSize: reduced };
  if (fits(names, reduced, minLabelSpace)) return small;
  const wrap = (name: string): string => wrapWords(name, (room - minLabelSpace) / (reduced * 0.58));
  const wrapped = names.map(wrap);
  if (wrapped.every((text) => text.split('\n').length <= 2) && fits(wrapped, reduced, minLabelSpace))
    return { ...small, formatter: wrap };
  const isTallEnough = (labelHeight: number): boolean =>
    size.height - labelHeight >= Math.max(fontSize * minPlotHeight, size.height * minPlotShare);
  // Labels that would fit with twice the room keep about half of their letters.
  const isShortened = names.length <= maxShortened && fits(names, reduced, minLabelSpace - room);
  const truncate = (name: string, width: number): string => truncated(name, width, { ...input, fontSize: reduced });
  const lostLetters = names.map((name) => {
    const text = truncate(name, room - minLabelSpace);
    return text === name ? 0 : name.length - text.length + 1;
  });
  const canRotate = !isShortened && Math.max(...lostLetters) > maxLostLetters;
  const longest = Math.min(fontSize * maxRotatedWidth, Math.max(...widthsOf(names, input)));
  // The flatter the labels, the more room is left for the plot.
  const flattest = (Math.asin(Math.min(1, (fontSize * rotatedLine) / room)) * 180) / Math.PI;
  const rotate = Math.min(maxRotation, Math.max(minRotation, Math.ceil(flattest)));
  const angle = (rotate * Math.PI) / 180;
  if (canRotate && isTallEnough(longest * Math.sin(angle) + fontSize * Math.cos(angle)))
    return {
      interval: labelsToSkip(room, fontSize * rotatedLine),
      rotate,
      width: fontSize * maxRotatedWidth,
      overflow: 'truncate',
    };
  const step = Math.ceil(Math.min(longest, reduced * minTruncatedWidth) / room);
  return {
    ...small,
    interval: step - 1,
    formatter: (name: string) => truncate(name, room * step - minLabelSpace),
  };
}

/** Returns a text that is at most as wide as `width`, with an ellipsis in place of the letters that do not fit. */
export function truncated(text: string, width: number, input: ChartInput): string {
  if (textWidth(text, input) <= width) return text;
  let length = text.length - 1;
  while (length > 1 && textWidth(`${text.slice(0, length)}…`, input) > width) length--;
  return `${text.slice(0, length).trimEnd()}…`;
}

/**
 * Returns the label options for the names of horizontal bars. A name wraps if there is room for two lines. Otherwise, names become
 * smaller before they are truncated.
 */
export function barNameLabels(names: readonly string[], width: number, input: ChartInput): object {
  const { fontSize, height } = input;
  if (height / names.length <= fontSize * 3) {
    const widest = Math.max(...names.map((name) => textWidth(name, input)));
    return {
      width,
      overflow: 'truncate',
      ...(widest > width && fontSize <= usualLabelSize && { fontSize: reducedLabelSize }),
    };
  }
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
