import type { VisualState } from '../../../session/state/report-state';

type Card = Pick<VisualState, 'title' | 'type'>;

/** Height of a narrow card, which shows its change below its number and has no trend line, in pixels. */
export const narrowCardHeight = 58;

/** Width of the padding and the borders, in pixels. */
const paddingWidth = 16;
/** Width of the number, and of the number with its change, in pixels. */
const numberWidth = 50;
const figuresWidth = 57;
/** Average width of a character in the title, in pixels. */
const characterWidth = 6.3;

/**
 * Returns the width that a narrow card needs for its title, its number and its change, in pixels. The title of a card without a
 * change can have two lines.
 */
const neededWidth = ({ title = '', type }: Card): number => {
  const [lines, minWidth] = type === 'card' ? [title.split(' '), numberWidth] : [[title], figuresWidth];
  return paddingWidth + Math.max(minWidth, ...lines.map(({ length }) => length * characterWidth));
};

/** Returns the width that narrow cards leave in a row, in pixels. It is negative if they do not fit. */
export const freeWidth = (cards: readonly { visual: Card }[], width: number): number =>
  cards.reduce((free, { visual }) => free - neededWidth(visual), width);

/** Returns the widths of narrow cards that fill a row, in pixels. If some titles need more than an equal share, cards differ. */
export function narrowCardWidths(cards: readonly { visual: Card }[], width: number): number[] {
  const share = width / cards.length;
  if (cards.every(({ visual }) => neededWidth(visual) <= share)) return cards.map(() => share);
  const extra = freeWidth(cards, width) / cards.length;
  return cards.map(({ visual }) => neededWidth(visual) + extra);
}
