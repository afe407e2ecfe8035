import { describe, expect, it } from 'vitest';
import {
  isTooSmall,
  isTooSmallForRows,
  minReadableScale,
  pageScale,
  textScaleAt,
} from '../../../../src/emulator/frame/view/report/page-scale';

const page = { width: 1280, height: 720, displayOption: 'FitToPage' as const };

describe("a page's scale", () => {
  it.each([
    ['FitToPage', 0.5],
    ['FitToWidth', 0.75],
    ['ActualSize', 1],
  ] as const)('applies the display option %s', (displayOption, expected) => {
    expect(pageScale({ ...page, displayOption }, 960, 360)).toBe(expected);
  });

  it.each([1280, 960, 800, 640, 601])('keeps text readable in a frame that is %i px wide', (width) => {
    const scale = width / page.width;
    expect(isTooSmall(page, width, 1000)).toBe(false);
    expect(12 * scale * textScaleAt(scale)).toBeGreaterThanOrEqual(width < 740 ? 9.5 : 10.999);
  });

  it.each<[what: string, width: number, height: number, displayOption?: 'ActualSize']>([
    ['narrow', 595, 1000],
    ['short', 1280, 300],
    ['as narrow as a phone, even if the page is shown at its actual size', 559, 1000, 'ActualSize'],
  ])(
    'reports the page as too small in a frame that is %s',
    (_, width, height, displayOption: 'FitToPage' | 'ActualSize' = 'FitToPage') => {
      expect(isTooSmall({ ...page, displayOption }, width, height)).toBe(true);
    },
  );

  it('has room for several rows of charts in wide or tall views only', () => {
    expect(isTooSmallForRows(600, 414)).toBe(true);
    expect(isTooSmallForRows(680, 414)).toBe(false);
    expect(isTooSmallForRows(600, 700)).toBe(false);
  });

  it('keeps text readable at the minimum scale', () => {
    expect(12 * minReadableScale * textScaleAt(minReadableScale)).toBeCloseTo(10.6);
  });

  it('keeps text readable on a custom layout at any scale', () => {
    expect(12 * 0.25 * textScaleAt(0.25, true)).toBeCloseTo(10.6);
    expect(12 * 0.25 * textScaleAt(0.25)).toBeLessThan(10.6);
  });

  it('returns a finite text scale for a custom layout in a hidden frame', () => {
    expect(textScaleAt(0, true)).toBe(16);
  });

  it('does not enlarge text on a large page', () => {
    expect(textScaleAt(1.4)).toBe(1);
  });
});
