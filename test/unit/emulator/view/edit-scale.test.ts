import { expect, it } from 'vitest';
import { editMargin, editScale } from '../../../../src/emulator/frame/view/report/page-scale';

const frame = { width: 1280, height: 720, displayOption: 'FitToPage' } as const;

it('shows the whole page in edit mode if it is empty, however narrow the view is', () => {
  const { usual, whole } = editScale(frame, { width: 352, height: 400 }, { isEmpty: true });
  expect(usual).toBe(whole);
  expect(usual * frame.width).toBe(352 - 2 * editMargin);
});

it('keeps visuals in edit mode large enough to read, so that their page scrolls', () => {
  const { usual, whole } = editScale(frame, { width: 352, height: 400 });
  expect(usual).toBeGreaterThan(whole);
});

it('shows the whole page in edit mode in a small frame', () => {
  const { usual, whole } = editScale(frame, { width: 600, height: 372 });
  expect(usual).toBe(whole);
});

it.each([
  ['a page that is completely visible', 640, 369],
  ['a page that is fitted to the width', 800, 339],
  ['a page that scrolls in both directions', 620, 200],
])('keeps the scale of %s while a sheet is next to it', (_, fullWidth, height) => {
  const { usual } = editScale(frame, { width: fullWidth, height });
  const besideSheet = editScale(frame, { width: fullWidth - 250, height, fullWidth });
  expect(besideSheet.usual).toBe(usual);
  expect(besideSheet.whole).toBeLessThan(usual);
});
