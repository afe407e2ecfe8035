import { expect, it } from 'vitest';
import { withCleanCut } from '../../../../src/emulator/frame/view/clean-cut';

/** Arranges rows of the given height with a distance of 12 pixels. */
const rows = (count: number, height: number) => (change: number) => ({
  change,
  boxes: Array.from({ length: count }, (_, index) => ({
    at: { y: 16 + index * (height + change + 12), height: height + change },
  })),
  height: 20 + count * (height + change + 12),
});

const changeAt = (viewHeight: number): number => withCleanCut(viewHeight, rows(3, 240)).change;

it('keeps the usual heights if a row is clearly cut off, or the whole page is visible', () => {
  expect([360, 400, 776].map(changeAt)).toEqual([0, 0, 0]);
});

it('makes rows shorter if the edge of the view is in a gap, so that the title and some content of the next row are visible', () => {
  expect(changeAt(514)).toBe(-48);
});

it('makes rows shorter if only a strip of the next row would be visible', () => {
  expect(changeAt(283)).toBe(-72);
});

it('makes rows shorter if they then all fit', () => {
  expect(changeAt(770)).toBe(-4);
});

it('makes rows taller if shorter rows would not show enough of the next one', () => {
  expect(withCleanCut(252, rows(2, 240), 40).change).toBe(40);
});

it('keeps the usual heights if no change leads to a clean cut', () => {
  expect(withCleanCut(30, rows(3, 240)).change).toBe(0);
});
