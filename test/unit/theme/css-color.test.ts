import { describe, expect, it } from 'vitest';
import { mix, parseColor, toHex } from '../../../src/theme/css-color';

describe('parseColor', () => {
  it.each([
    ['rgb(18, 52, 86)', [18, 52, 86, 1]],
    ['rgba(0, 0, 0, 0)', [0, 0, 0, 0]],
    ['color(srgb 1 0.5 0 / 0.25)', [255, 127.5, 0, 0.25]],
    ['color(srgb 1.2 -0.1 none)', [255, 0, 0, 1]],
  ])('parses the color %s', (computed, expected) => {
    expect(parseColor(computed)).toEqual(expected);
  });

  it.each(['', 'transparent', 'auto', 'oklch(0.7 0.1 200)', 'var(--x)'])('returns undefined for %j', (text) => {
    expect(parseColor(text)).toBeUndefined();
  });
});

it('mixes colors in the given proportion', () => {
  expect(toHex(mix([0, 0, 0, 1], [255, 100, 0, 1], 0.5))).toBe('#803200');
});
