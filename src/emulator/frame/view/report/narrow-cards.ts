import type { ReportSession } from '../../../session/state/report-session';
import type { VisualState } from '../../../session/state/report-state';
import { relatedText } from '../visuals/card';
import type { NarrowCards } from '../visuals/visual-input';

interface NarrowRow extends NarrowCards {
  /** Widths of the cards and height of the row, in pixels. */
  widths: number[];
  height: number;
  hasEqualWidths: boolean;
}

/** Height of cards with a title and a number, and of a second line of their title or below their number, in pixels. */
const shortHeight = 45;
const titleLineHeight = 12;
const detailHeight = 14;
/** Width of the padding and the borders, in pixels. */
const paddingWidth = 14;
/** Width of a number, and of a KPI's change, in pixels. */
const numberWidth = 50;
const changeWidth = 53;
/** Width of narrow and other characters, in pixels. */
const narrowCharacter = 3.5;
const usualCharacter = 6.8;
/** Font size of numbers with room for it, and width of a number, as a multiple of its font size. Sizes are multiples of half a pixel. */
const maxNumberSize = 17;
const numberShare = 4.06;

/** Returns the approximate width of a text, in pixels. */
function widthOf(text: string): number {
  const narrowCount = text.match(/[ijlrtfI.,' ]/g)?.length ?? 0;
  return narrowCount * narrowCharacter + (text.length - narrowCount) * usualCharacter;
}

/** Returns the width of a text in two lines, in pixels. */
function widthInTwoLines(text: string): number {
  const words = text.split(' ');
  const splits = words.map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  return Math.min(...splits.map((lines) => Math.max(...lines.map((line) => widthOf(line.join(' '))))));
}

/** Returns the width of the second line of a card, in pixels. It is 0 if the card has none. */
function detailWidth(visual: VisualState, report: ReportSession): number {
  if (visual.type === 'kpi') return changeWidth;
  const related = relatedText(report.result(report.activePage, visual), report.formatter);
  return related ? widthOf(`${related.label} ${related.value}`) : 0;
}

/** Returns the widths of cards that fill a row, in pixels. If some need more than an equal share, cards differ. */
function shareOut(contentWidths: readonly number[], width: number): number[] | undefined {
  const needed = contentWidths.map((each) => each + paddingWidth);
  const share = width / needed.length;
  if (needed.every((each) => each <= share)) return needed.map(() => share);
  const free = needed.reduce((rest, each) => rest - each, width);
  return free < 0 ? undefined : needed.map((each) => each + free / needed.length);
}

/**
 * Arranges narrow cards in a row. The text that needs the most room decides the layout of all cards: second lines below
 * the numbers are omitted if one of them does not fit, and then, long titles have two lines. If there is no KPI, titles also have two
 * lines if all cards then have the same width. KPIs keep their changes. Returns undefined if the cards do not fit.
 *
 * @param width - width of the row without gaps, in pixels
 */
export function narrowRow(
  cards: readonly { visual: VisualState }[],
  width: number,
  report: ReportSession,
): NarrowRow | undefined {
  const titles = cards.map(({ visual: { title = '' } }) => title);
  const details = cards.map(({ visual }) => detailWidth(visual, report));
  const rowWith = (titleWidth: (title: string) => number, hasDetails: boolean): NarrowRow | undefined => {
    const contentWidths = titles.map((title, index) =>
      Math.max(numberWidth, titleWidth(title), hasDetails ? (details[index] ?? 0) : 0),
    );
    const widths = shareOut(contentWidths, width);
    if (!widths) return undefined;
    const numberSize = Math.min(
      maxNumberSize,
      Math.floor((2 * (Math.min(...widths) - paddingWidth)) / numberShare) / 2,
    );
    const hasTwoLineTitles = titleWidth === widthInTwoLines;
    const height = shortHeight + (hasTwoLineTitles ? titleLineHeight : 0) + (hasDetails ? detailHeight : 0);
    return { widths, height, hasDetails, hasTwoLineTitles, hasEqualWidths: new Set(widths).size === 1, numberSize };
  };
  if (details.some((each) => each > 0)) {
    const row = rowWith(widthOf, true);
    const hasKpis = cards.some(({ visual }) => visual.type === 'kpi');
    const wrapped = hasKpis || row?.hasEqualWidths ? undefined : rowWith(widthInTwoLines, true);
    if (wrapped?.hasEqualWidths) return wrapped;
    if (row || cards.every(({ visual }) => visual.type === 'kpi')) return row;
  }
  return rowWith(widthOf, false) ?? rowWith(widthInTwoLines, false);
}
