import type { ReportSession } from '../../../session/state/report-session';
import type { VisualState } from '../../../session/state/report-state';
import { numberText, relatedText } from '../visuals/card';
import type { NarrowCards, NarrowText } from '../visuals/visual-input';

interface NarrowRow extends NarrowCards {
  /** Height of the row, in pixels. */
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
function detailWidth(visual: VisualState, report: ReportSession, isShort: boolean): number {
  if (visual.type === 'kpi') return changeWidth;
  const related = relatedText(report.result(report.activePage, visual), report.formatter, isShort);
  return related ? widthOf(`${related.label} ${related.value}`) : 0;
}

type Layout = Pick<NarrowText, 'details'> & Partial<NarrowText>;

/** Layouts from the one with the most text to the one with the least. Second lines are omitted before titles have two lines. */
const usualLayouts: readonly Layout[] = [
  { details: 'all' },
  { details: 'all', hasShortDetails: true },
  { details: 'kpis' },
  { details: 'all', hasShortDetails: true, hasTwoLineTitles: true },
  { details: 'kpis', hasTwoLineTitles: true },
  { details: 'none' },
  { details: 'none', hasTwoLineTitles: true },
];

/** The same layouts, each one first with the usual and then with short titles. */
const layouts: readonly NarrowText[] = usualLayouts.flatMap((layout) =>
  [false, true].map((hasShortTitles) => ({
    hasShortDetails: false,
    hasTwoLineTitles: false,
    ...layout,
    hasShortTitles,
  })),
);

/**
 * Arranges narrow cards of the same width in a row. The text that needs the most room decides the layout of all cards. The padding is as
 * wide as it can be. Returns undefined if the cards do not fit, or if a row of KPIs has no room for their changes.
 *
 * @param width - width of the row without gaps, in pixels
 */
export function narrowRow(
  cards: readonly { visual: VisualState }[],
  width: number,
  report: ReportSession,
): NarrowRow | undefined {
  const cardWidth = width / cards.length;
  const numbers = cards.map(({ visual }) =>
    numberText(visual.type === 'kpi', report.result(report.activePage, visual), report.formatter),
  );
  const numberShare = Math.max(...numbers.map(widthOfNumber));
  const kpiCount = cards.filter(({ visual }) => visual.type === 'kpi').length;
  const neededFor = ({ details, hasShortDetails, hasShortTitles, hasTwoLineTitles }: NarrowText): number => {
    const widths = cards.map(({ visual }) => {
      const hasDetail = details === 'all' || (details === 'kpis' && visual.type === 'kpi');
      const title = hasShortTitles ? shortTitle(visual) : (visual.title ?? '');
      const titleWidth = (hasTwoLineTitles ? widthInTwoLines : widthOf)(title);
      return labelSize * Math.max(titleWidth, hasDetail ? detailWidth(visual, report, hasShortDetails) : 0);
    });
    return Math.max(numberWidth, ...widths);
  };
  const isPossible = ({ details }: NarrowText): boolean =>
    details === 'all' || (details === 'kpis' ? kpiCount > 0 : kpiCount < cards.length);
  const layout = layouts.find(
    (each) => isPossible(each) && neededFor(each) + 2 * minPadding + borderWidth <= cardWidth,
  );
  if (!layout) return undefined;
  const padding = Math.min(maxPadding, Math.floor((cardWidth - borderWidth - neededFor(layout)) / 2));
  const room = cardWidth - 2 * padding - borderWidth;
  const numberSize = Math.min(maxNumberSize, Math.floor((2 * room) / numberShare) / 2);
  const hasDetails = layout.details !== 'none' && cards.some(({ visual }) => detailWidth(visual, report, true) > 0);
  const height = shortHeight + (layout.hasTwoLineTitles ? lineHeight : 0) + (hasDetails ? lineHeight : 0);
  return { ...layout, ...(!hasDetails && { details: 'none' }), height, numberSize, padding };
}
