import { expect, it } from 'vitest';
import { editMargin, editScale } from '../../../../src/emulator/frame/view/report/page-scale';

const frame = { width: 1280, height: 720, displayOption: 'FitToPage' } as const;

it('shows the whole page in edit mode if it is empty, however narrow the view is', () => {
  const { usual, whole } = editScale(frame, 352, 400, { isEmpty: true });
  expect(usual).toBe(whole);
  expect(usual * frame.width).toBe(352 - 2 * editMargin);
});

it('keeps visuals in edit mode large enough to read, so that their page scrolls', () => {
  const { usual, whole } = editScale(frame, 352, 400);
  expect(usual).toBeGreaterThan(whole);
});
