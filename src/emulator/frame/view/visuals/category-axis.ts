import type { Formatter } from '../../../engine/format';
import { type ChartInput, textWidth } from './chart-input';
import type { ChartData } from './series';

/** Returns how many labels to skip after each one, so that they do not overlap. */
export const labelsToSkip = (room: number, size: number): number => Math.max(0, Math.ceil((size * 1.25) / room) - 1);

/** Usual intervals between the labels on a date axis, in months and in quarters. The last interval is a year. */
const monthIntervals = [1, 2, 3, 6, 12];
const quarterIntervals = [1, 2, 4];

/** Returns the approximate width of the widest text, in pixels. */
const widthOf = (texts: readonly string[], characterWidth: number): number =>
  Math.max(0, ...texts.map((text) => text.length)) * characterWidth;

/**
 * Returns the label options for a date axis. The last date has a label, as do earlier dates at an interval that avoids
 * overlaps. The year of months and quarters is on a second line, below the first label and the first label in a new year.
 */
export function dateLabels(
  { categories, categoryColumn }: ChartData,
  formatter: Formatter,
  plotWidth: number,
  fontSize: number,
): object {
  const names = categories.map(({ name }) => name);
  const room = plotWidth / Math.max(names.length, 1);
  const bucket = categoryColumn && 'bucket' in categoryColumn.field ? categoryColumn.field.bucket : undefined;
  const dates = categories.map(({ values }) => Number(values.at(-1) ?? Number.NaN));
  const isSplit = (bucket === 'month' || bucket === 'quarter') && dates.some(Number.isFinite);
  // A blank and the total of a waterfall chart are not dates.
  const partsAt = (date: number, index: number): [part: string, year: string] =>
    isSplit && Number.isFinite(date) ? formatter.dateParts(date, bucket) : [names[index] ?? '', ''];
  const parts = dates.map(partsAt);
  const yearWidth = fontSize * 2.4;
  const needed = isSplit
    ? Math.max(
        widthOf(
          parts.map(([part]) => part),
          fontSize * 0.6,
        ),
        yearWidth,
      ) +
      fontSize * 0.9
    : widthOf(names, fontSize * 0.58) + fontSize;
  const intervals = bucket === 'quarter' ? quarterIntervals : monthIntervals;
  const year = intervals.at(-1) ?? 1;
  const count = Math.ceil(needed / room);
  const interval = intervals.find((each) => each >= count) ?? Math.ceil(count / year) * year;
  const first = (names.length - 1) % interval;
  const label = (index: number): string => {
    const [part = '', labelYear = ''] = parts[index] ?? [];
    const [, previous] = parts[index - interval] ?? [];
    return labelYear === '' || labelYear === previous ? part : `${part}\n${labelYear}`;
  };
  return {
    interval: (index: number) => index % interval === first,
    ...(isSplit && {
      // ECharts adds margins to labels, so it would hide labels that fit.
      hideOverlap: false,
      lineHeight: fontSize * 1.25,
      formatter: (_name: string, index: number) => label(index),
    }),
  };
}

/**
 * Returns the label options for an axis without dates. Labels that are wider than their space are wrapped. If that is not
 * enough, labels alternate between two lines. Otherwise, they are rotated, very long ones are truncated, and those that do
 * not fit are skipped.
 */
export function fitLabels(names: readonly string[], plotWidth: number, input: ChartInput): object {
  const { fontSize } = input;
  const room = plotWidth / Math.max(names.length, 1);
  const widths = names.map((name) => textWidth(name, input));
  // ECharts hides labels that it considers too close, so a category would be missing.
  if (widths.every((width, index) => (width + (widths[index - 1] ?? 0)) / 2 <= room - 6))
    return { interval: 0, hideOverlap: false };
  const words = names.flatMap((name) => name.split(/\s/));
  if (Math.max(...words.map((word) => textWidth(word, input))) <= room - 6) {
    const length = (room - 6) / (fontSize * 0.58);
    const formatter = (name: string): string => wrapWords(name, length);
    return { interval: 0, hideOverlap: false, lineHeight: fontSize * 1.25, formatter };
  }
  if (Math.max(0, ...widths) <= 2 * room - 4) {
    const formatter = (name: string, index: number): string => (index % 2 === 0 ? name : `\n${name}`);
    return { interval: 0, hideOverlap: false, lineHeight: fontSize * 1.25, formatter };
  }
  return { interval: labelsToSkip(room, fontSize * 1.2), rotate: 35, width: 96, overflow: 'truncate' };
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
