import { describe, expect, it } from 'vitest';
import { themeFromPage } from '../../../../src';
import { paletteOf as brandPaletteOf } from '../../../../demo/app/src/lib/theme/palette';
import { dataColorsOf, brands } from '../../../../demo/shared';
import { badColors } from '../../../../src/emulator/frame/view/bad-color';
import { paletteOf } from '../../../../src/emulator/frame/view/palette';

type Rgb = [number, number, number];

const linear = (hex: string): Rgb =>
  [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;

/** Color vision simulations in linear sRGB (Machado et al. 2009, severity 1). */
const visions: Record<string, Rgb[]> = {
  'full color vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Converts linear sRGB to OKLab lightness and color axes. */
function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function perceivedColor(hex: string, matrix: readonly Rgb[]): Rgb {
  const rgb = linear(hex);
  const mixed = matrix.map((row) => row.reduce((sum, weight, index) => sum + weight * (rgb[index] ?? 0), 0));
  return oklab(mixed.map((value) => Math.min(1, Math.max(0, value))) as Rgb);
}

const luminance = (hex: string): number => {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const dark = paletteOf({ theme: {} }, 0, true);

function themeOfDarkPage(): Record<string, unknown> {
  const container = document.createElement('div');
  container.style.cssText = 'background-color: rgb(29, 36, 42); color: rgb(255, 255, 255)';
  document.body.append(container);
  const { themeJson } = themeFromPage(container);
  container.remove();
  return themeJson;
}

/** Data color lists. A brand's report rarely shows more than four colors at a time. */
const colorLists: [name: string, colors: readonly string[], background?: string][] = [
  ['the emulator', paletteOf({ theme: {} }).data.slice(0, 6)],
  ['the emulator on a dark page', dark.data.slice(0, 6), dark.card],
  ['a page without data colors', themeFromPage().themeJson.dataColors as string[]],
  ['a dark page without data colors', themeOfDarkPage().dataColors as string[], dark.card],
  ...brands.map(({ code, color }): [string, string[]] => [`the brand ${code}`, dataColorsOf(color).slice(0, 5)]),
  ...brands.map(({ code, color }): [string, string[], string] => {
    const { brand, dark: surfaces } = brandPaletteOf(color);
    return [`the brand ${code} in dark colors`, dataColorsOf(brand[3], 'dark').slice(0, 5), surfaces[8]];
  }),
];

describe.each(colorLists)('data colors for %s', (_, colors, background = '#ffffff') => {
  it.each(Object.keys(visions))('keeps data colors distinguishable with %s', (name) => {
    const points = colors.map((color) => perceivedColor(color, visions[name]!));
    const tooClose = points.flatMap((one, index) =>
      points.slice(index + 1).flatMap((other, offset) => {
        const distance = Math.hypot(...one.map((value, axis) => value - other[axis]!));
        return distance < 0.05 ? [`${colors[index]!} ${colors[index + 1 + offset]!} ${distance.toFixed(3)}`] : [];
      }),
    );
    expect(tooClose).toEqual([]);
  });

  it('provides a contrast of at least 3:1 with the background', () => {
    const contrastOf = (color: string) => {
      const [one, other] = [luminance(color) + 0.05, luminance(background) + 0.05];
      return Math.max(one, other) / Math.min(one, other);
    };
    expect(colors.filter((color) => contrastOf(color) < 3)).toEqual([]);
  });
});

it.each([
  ['light', paletteOf({ theme: {} }), () => themeFromPage().themeJson],
  ['dark', dark, themeOfDarkPage],
])('uses the same default data colors on %s pages with and without a theme', (_, palette, themeOf) => {
  expect((themeOf().dataColors as string[]).slice(1)).toEqual(palette.data.slice(1, 6));
});

it('uses orange and a blue next to a brand color, in light and in dark colors', () => {
  const { color } = brands.find(({ code }) => code === 'iyg')!;
  expect(dataColorsOf(color).slice(1, 3)).toEqual(['#d97824', '#7297b5']);
  const dark = dataColorsOf(brandPaletteOf(color).brand[3], 'dark');
  expect(dark.slice(1, 3)).toEqual(['#e08c46', '#4f78cc']);
});

describe('on dark cards', () => {
  const card = '#1d242a';
  const contrastOf = (color: string) => (luminance(color) + 0.05) / (luminance(card) + 0.05);
  const themed = (dataColors: string[]) =>
    paletteOf({ theme: { background: card, foreground: '#e8edf0', dataColors } });

  it('lightens an accent that would not be legible on a dark card', () => {
    expect(contrastOf(themed(['#5b2a86']).accent)).toBeGreaterThanOrEqual(4.5);
  });

  it('lightens data colors with a contrast below 3:1, and keeps all others', () => {
    const [lightened, ...others] = themed(['#5b2a86', '#ed6e12', 'rebeccapurple']).data;
    expect(contrastOf(lightened!)).toBeGreaterThanOrEqual(3);
    expect(contrastOf(lightened!)).toBeLessThan(4.5);
    expect(others).toEqual(['#ed6e12', 'rebeccapurple']);
  });

  it.each(brands)("keeps the $code brand's data colors distinguishable", ({ color }) => {
    const points = themed(dataColorsOf(color).slice(0, 5)).data.map((each) =>
      perceivedColor(each, visions['full color vision']!),
    );
    const distances = points.flatMap((one, index) =>
      points.slice(index + 1).map((other) => Math.hypot(...one.map((value, axis) => value - other[axis]!))),
    );
    expect(Math.min(...distances)).toBeGreaterThan(0.05);
  });
});

it('uses default data colors for dark cards if a dark theme defines none', () => {
  expect(paletteOf({ theme: { background: '#1d242a', foreground: '#e8edf0' } }).data).toEqual(dark.data);
  expect(paletteOf({ theme: { background: '#ffffff' } }, 0, true).data).toEqual(paletteOf({ theme: {} }).data);
});

it("keeps a theme's data colors on light cards", () => {
  expect(paletteOf({ theme: { background: '#ffffff', dataColors: ['#f2c80f'] } }).data).toEqual(['#f2c80f']);
});

it("uses the corners and borders of the theme's visuals, and ignores invalid ones", () => {
  const themed = (border: object) => {
    const { radius, border: line } = paletteOf({ theme: { visualStyles: { '*': { '*': { border: [border] } } } } });
    return [radius, line];
  };
  const { radius, line } = paletteOf({ theme: {} });
  expect(themed({ radius: 2, color: { solid: { color: '#123456' } } })).toEqual(['2px', '#123456']);
  expect(themed({ show: false })).toEqual([radius, 'transparent']);
  expect(themed({ radius: '2px; color: red' })).toEqual([radius, line]);
});

describe('the color of unfavorable values', () => {
  const badWith = (accent: string, background = '#ffffff', foreground = '#1f2a33') =>
    paletteOf({ theme: { dataColors: [accent], background, foreground } }).bad;
  const onDark = (accent: string) => badWith(accent, '#1d242a', '#e8edf0');

  it('is red unless the accent is', () => {
    expect(badWith('#5b2a86')).toBe('#b42318');
    expect(badWith('#b23c17')).toBe('#a3123f');
    for (const accent of ['#b29ccd', '#e5a694', '#d8a3b0']) expect(onDark(accent)).toBe('#ff6b6b');
    expect(onDark('#ff6060')).toBe('#ff7a9c');
  });

  it('is red next to a gray accent', () => {
    expect(badWith('#777777')).toBe('#b42318');
  });

  it('is legible on cards', () => {
    for (const [card, colors] of [
      ['#ffffff', badColors.light],
      ['#1d242a', badColors.dark],
    ] as const) {
      const contrasts = colors.map((color) => {
        const [one, other] = [luminance(color) + 0.05, luminance(card) + 0.05];
        return Math.max(one, other) / Math.min(one, other);
      });
      expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('can be set by the theme', () => {
    expect(paletteOf({ theme: { dataColors: ['#b23c17'], bad: '#880000' } }).bad).toBe('#880000');
  });
});
