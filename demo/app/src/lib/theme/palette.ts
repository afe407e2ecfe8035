import type { MantineColorsTuple } from '@mantine/core';
import { contrast, hexOf, oklchOf } from './color';

/** Minimum contrast ratio for normal text (WCAG 2, level AA). */
const minimumContrast = 4.5;
const white = '#ffffff';
/** Index of the brand color among the ten shades. */
const brandShade = 7;

type TenNumbers = readonly [number, number, number, number, number, number, number, number, number, number];
const toTenShades = (values: TenNumbers, shade: (value: number, index: number) => string): MantineColorsTuple => {
  const [a, b, c, d, e, f, g, h, i, j] = values.map(shade);
  return [a, b, c, d, e, f, g, h, i, j].map((hex) => hex ?? white) as unknown as MantineColorsTuple;
};

export interface Palette {
  brand: MantineColorsTuple;
  gray: MantineColorsTuple;
  dark: MantineColorsTuple;
  /** Shade of `brand` that fills buttons in each color scheme; white text is readable on both. */
  primaryShade: { light: 7; dark: 5 | 6 | 7 };
}

/** Derives all shades from the brand color. Grays are tinted with its hue. */
export function paletteOf(color: string): Palette {
  const { l, c, h } = oklchOf(color);
  const lightest = 0.975;
  const brand = toTenShades([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], (index) =>
    index === brandShade
      ? color
      : index < brandShade
        ? hexOf({ l: lightest - ((lightest - l) * index) / brandShade, c: c * (0.12 + (0.88 * index) / brandShade), h })
        : hexOf({ l: l * (index === 8 ? 0.86 : 0.72), c: c * (index === 8 ? 0.9 : 0.75), h }),
  );
  const gray = toTenShades([0.985, 0.97, 0.94, 0.905, 0.85, 0.74, 0.65, 0.475, 0.35, 0.25], (light) =>
    hexOf({ l: light, c: light > 0.9 ? 0.004 : 0.008, h }),
  );
  const dark = toTenShades([0.9, 0.82, 0.74, 0.62, 0.42, 0.36, 0.3, 0.245, 0.205, 0.165], (light) =>
    hexOf({ l: light, c: 0.01, h }),
  );
  const darkShade =
    ([5, 6, 7] as const).find((shade) => contrast(brand[shade], white) >= minimumContrast) ?? brandShade;
  return { brand, gray, dark, primaryShade: { light: brandShade, dark: darkShade } };
}
