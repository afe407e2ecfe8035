import { describe, expect, test } from 'vitest';
import { paletteOf } from '../../app/src/lib/theme/palette';
import { themeOf } from '../../app/src/lib/theme/theme';
import { brands, contrast, hexOf, oklchOf } from '../../shared';

const textContrast = 4.5;
const borderContrast = 3;

test('colors survive the conversion to OKLCH and back', () => {
  for (const hex of ['#000000', '#ffffff', '#5b2a86', '#b23c17', '#0b6e75', '#808080'])
    expect(hexOf(oklchOf(hex))).toBe(hex);
});

test('a color outside sRGB keeps its lightness and hue', () => {
  const displayed = oklchOf(hexOf({ l: 0.7, c: 0.4, h: 150 }));
  expect(displayed.l).toBeCloseTo(0.7, 1);
  expect(displayed.h).toBeCloseTo(150, -1);
});

test('contrast matches the WCAG definition', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

// two more colors, because a new brand must be readable without changes to the theme
const colors = [...brands, { code: 'blue', color: '#1d4ed8' }, { code: 'green', color: '#166534' }];

describe.each(colors)('the theme for $code', ({ code, color }) => {
  const palette = paletteOf(color);
  const { light, dark } = themeOf({ code, color }).variables({} as never);
  const colorOf = (variables: Record<string, string>, name: string): string => variables[name] ?? '';

  test('the shades contain the brand color and run from light to dark', () => {
    expect(palette.brand[7]).toBe(color);
    const lightness = palette.brand.map((shade) => oklchOf(shade).l);
    expect(lightness).toEqual([...lightness].sort((a, b) => b - a));
  });

  test('white text is readable on filled buttons', () => {
    for (const shade of Object.values(palette.primaryShade))
      expect(contrast(palette.brand[shade], '#ffffff')).toBeGreaterThanOrEqual(textContrast);
  });

  test.each([
    ['light', light],
    ['dark', dark],
  ])('text is readable in %s mode', (_name, variables) => {
    const backgrounds = ['--app-canvas', '--app-surface', '--app-raised', '--app-overlay'].map((name) =>
      colorOf(variables, name),
    );
    for (const background of backgrounds)
      for (const name of ['--mantine-color-text', '--mantine-color-dimmed', '--mantine-color-anchor', '--app-danger'])
        expect(contrast(colorOf(variables, name), background), `${name} on ${background}`).toBeGreaterThanOrEqual(
          textContrast,
        );
    expect(
      contrast(colorOf(variables, '--app-header-text'), colorOf(variables, '--app-header')),
    ).toBeGreaterThanOrEqual(textContrast);
    expect(
      contrast(colorOf(variables, '--app-accent-soft-text'), colorOf(variables, '--app-accent-soft')),
    ).toBeGreaterThanOrEqual(textContrast);
    for (const name of ['--mantine-color-text', '--mantine-color-dimmed'])
      expect(contrast(colorOf(variables, name), colorOf(variables, '--app-match')), name).toBeGreaterThanOrEqual(
        textContrast,
      );
    expect(
      contrast(colorOf(variables, '--mantine-color-default-border'), colorOf(variables, '--app-surface')),
    ).toBeGreaterThanOrEqual(borderContrast);
  });
});
