import { expect, it } from 'vitest';
import { withCleanCut } from '../../../../src/emulator/frame/view/clean-cut';

/** Arranges rows of the given height with a distance of 12 pixels. */
const rows = (count: number, height: number) => (change: number) => ({
  change,
  boxes: Array.from({ length: count }, (_, index) => ({
    at: { y: 16 + index * (height + change + 12), height: height + change },
  })),
});

const changeAt = (viewHeight: number): number => withCleanCut(viewHeight, rows(3, 240)).change;

it('keeps the usual heights if the edge of the view is in a gap, well inside a row, or below all rows', () => {
  expect([262, 400, 780].map(changeAt)).toEqual([0, 0, 0]);
});

it('makes rows higher if only a strip of the next row would be visible', () => {
  expect(changeAt(283)).toBe(16);
});

it('makes rows lower if only a strip of the last visible row would be hidden', () => {
  expect(changeAt(250)).toBe(-8);
});

it('keeps the usual heights if no change leads to a clean cut', () => {
  expect(withCleanCut(30, rows(3, 240)).change).toBe(0);
});
