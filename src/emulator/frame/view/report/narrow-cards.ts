import type { ReportSession } from '../../../session/state/report-session';
import type { VisualState } from '../../../session/state/report-state';
import { numberText, relatedText } from '../visuals/card';
import type { NarrowCards } from '../visuals/visual-input';

interface NarrowRow extends NarrowCards {
  /** Widths of the cards and height of the row, in pixels. */
  widths: number[];
  height: number;
}

/** Font size of titles and of second lines, in pixels. */
const labelSize = 11;
/** Height of cards with a title and a number, and of a second line of their title or below their number, in pixels. */
const shortHeight = 42;
const lineHeight = 12;
/** Width of the borders, and padding at each side of cards without and with room, in pixels. */
const borderWidth = 2;
const minPadding = 4;
const maxPadding = 8;
/** Width of a number, in pixels, and of a KPI's change, as a multiple of its font size. */
const numberWidth = 50;
const changeWidth = 5.2;
/** Width of narrow and other characters, as a multiple of the font size. */
const narrowCharacter = 0.32;
const usualCharacter = 0.62;
/** The same for bold digits and wide characters in a number. */
const digit = 0.64;
const wideCharacter = 0.95;
/** Font size of numbers with room for it, in pixels. Sizes are multiples of half a pixel. */
const maxNumberSize = 18;

/** Returns the approximate width of a text, as a multiple of its font size. */
function widthOf(text: string): number {
  const narrowCount = text.match(/[ijlrtfI.,' ]/g)?.length ?? 0;
  return narrowCount * narrowCharacter + (text.length - narrowCount) * usualCharacter;
}

/** Returns the approximate width of a number, as a multiple of its font size. */
function widthOfNumber(text: string): number {
  const digitCount = text.match(/\d/g)?.length ?? 0;
  const narrowCount = text.match(/[.,'\s]/g)?.length ?? 0;
  return digitCount * digit + narrowCount * narrowCharacter + (text.length - digitCount - narrowCount) * wideCharacter;
}

/** Returns the width of a text in two lines, as a multiple of its font size. */
function widthInTwoLines(text: string): number {
  const words = text.split(' ');
  const splits = words.map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  return Math.min(...splits.map((lines) => Math.max(...lines.map((line) => widthOf(line.join(' '))))));
}

/** Returns the title of a narrow card: the short label of its measure, if it has one. */
export const shortTitle = ({ query, title = '' }: VisualState): string => query?.measures?.[0]?.shortLabel ?? title;

/** Returns the width of the second line of a card, as a multiple of its font size. It is 0 if the card has none. */
function detailWidth(visual: VisualState, report: ReportSession): number {
  if (visual.type === 'kpi') return changeWidth;
  const related = relatedText(report.result(report.activePage, visual), report.formatter);
  return related ? widthOf(`${related.label} ${related.value}`) : 0;
}

/**
 * Returns the widths of cards that fill a row, in pixels. Cards that need more than an equal share get what they need, and all
 * others have the same width. Returns undefined if there is not enough room.
 */
function shareOut(needed: readonly number[], width: number): number[] | undefined {
  if (needed.reduce((rest, each) => rest - each, width) < 0) return undefined;
  let wide: number[] = [];
  for (;;) {
    const share = (width - wide.reduce((sum, each) => sum + each, 0)) / (needed.length - wide.length);
    const wider = needed.filter((each) => each > share);
    if (wider.length === wide.length) return needed.map((each) => Math.max(each, share));
    wide = wider;
  }
}

/**
 * Arranges narrow cards in a row. The text that needs the most room decides the layout of all cards: if titles and second lines below
 * the numbers do not fit, long titles of cards have two lines, and then, second lines are omitted. KPIs keep their changes. The padding
 * is as wide as it can be without more cards that differ in width. Returns undefined if the cards do not fit.
 *
 * @param width - width of the row without gaps, in pixels
 */
export function narrowRow(
  cards: readonly { visual: VisualState }[],
  width: number,
  report: ReportSession,
): NarrowRow | undefined {
  const titles = cards.map(({ visual }) => shortTitle(visual));
  const details = cards.map(({ visual }) => detailWidth(visual, report));
  const numbers = cards.map(({ visual }) =>
    numberText(visual.type === 'kpi', report.result(report.activePage, visual), report.formatter),
  );
  const numberShare = Math.max(...numbers.map(widthOfNumber));
  const kpiCount = cards.filter(({ visual }) => visual.type === 'kpi').length;
  const rowWith = (titleWidth: (title: string) => number, hasDetails: boolean): NarrowRow | undefined => {
    const contentWidths = titles.map((title, index) =>
      Math.max(numberWidth, labelSize * Math.max(titleWidth(title), hasDetails ? (details[index] ?? 0) : 0)),
    );
    const shared = Array.from({ length: maxPadding - minPadding + 1 }, (_, index) => {
      const padding = maxPadding - index;
      const needed = contentWidths.map((each) => each + 2 * padding + borderWidth);
      return { padding, widths: shareOut(needed, width) };
    });
    const widthCount = new Set(shared.at(-1)?.widths).size;
    const { padding = minPadding, widths } = shared.find((each) => new Set(each.widths).size === widthCount) ?? {};
    if (!widths) return undefined;
    const room = Math.min(...widths) - 2 * padding - borderWidth;
    const numberSize = Math.min(maxNumberSize, Math.floor((2 * room) / numberShare) / 2);
    const hasTwoLineTitles = titleWidth === widthInTwoLines;
    const height = shortHeight + (hasTwoLineTitles ? lineHeight : 0) + (hasDetails ? lineHeight : 0);
    return { widths, height, hasDetails, hasTwoLineTitles, numberSize, padding };
  };
  if (details.some((each) => each > 0)) {
    const row = rowWith(widthOf, true) ?? (kpiCount === 0 ? rowWith(widthInTwoLines, true) : undefined);
    if (row || kpiCount === cards.length) return row;
  }
  return rowWith(widthOf, false) ?? rowWith(widthInTwoLines, false);
}
