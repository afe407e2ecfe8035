import { expect, it } from 'vitest';
import { editMargin, editScale, isColumnInEditMode } from '../../../../src/emulator/frame/view/report/page-scale';

const frame = { width: 1280, height: 720, displayOption: 'FitToPage' } as const;

it.each([
  [992, 646],
  [600, 372],
  [844, 310],
  [502, 600],
])('fits a page in edit mode to a view of %i × %i px', (width, height) => {
  const scale = editScale(frame, width, height, false);
  const space = Math.min(width - frame.width * scale, height - frame.height * scale);
  expect(space).toBeCloseTo(2 * editMargin);
});

it('scrolls a page in edit mode if the view has almost no height', () => {
  expect(editScale(frame, 900, 120, false) * frame.height).toBeGreaterThan(120);
});

it('keeps a page readable in edit mode while its visuals are not in one column', () => {
  expect(editScale(frame, 350, 372, true)).toBe(0.75);
});

it.each([
  ['on phones', 390, 390, true],
  ['next to a sheet in a small frame', 600, 350, true],
  ['next to a sheet in a larger frame', 800, 550, false],
  ['in a small frame without a sheet', 600, 600, false],
])('places visuals in one column in edit mode %s: %#', (_, frameWidth, viewWidth, expected) => {
  expect(isColumnInEditMode(frameWidth, viewWidth)).toBe(expected);
});
