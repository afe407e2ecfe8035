import type { MantineColorsTuple } from '@mantine/core';
import { brandShade, brandShadesOf, darkButtonShadeOf, hexOf, oklchOf } from '../../../../shared';

/** Converts ten colors to the tuple that Mantine expects. */
const toTuple = (colors: readonly string[]) => colors as unknown as MantineColorsTuple;

export interface Palette {
  brand: MantineColorsTuple;
  gray: MantineColorsTuple;
  dark: MantineColorsTuple;
  /** Background of selected entries in each color scheme. Paler than any shade of `brand`, so that it does not compete with buttons. */
  soft: { light: string; dark: string };
  /** Background of search matches within a text in each color scheme. */
  match: { light: string; dark: string };
  /** Header background in dark mode. */
  darkHeader: string;
  /** Shade of `brand` that fills buttons in each color scheme; white text is readable on both. */
  primaryShade: { light: 7; dark: 5 | 6 | 7 };
}

/** Derives all shades from the brand color. Grays are tinted with its hue. */
export function paletteOf(color: string): Palette {
  const { c, h } = oklchOf(color);
  const brand = brandShadesOf(color);
  const gray = [0.985, 0.97, 0.94, 0.905, 0.85, 0.74, 0.65, 0.475, 0.35, 0.25].map((l) =>
    hexOf({ l, c: l > 0.9 ? 0.004 : 0.008, h }),
  );
  const dark = [0.9, 0.82, 0.74, 0.55, 0.42, 0.36, 0.3, 0.245, 0.205, 0.165].map((l) => hexOf({ l, c: 0.01, h }));
  return {
    brand: toTuple(brand),
    gray: toTuple(gray),
    dark: toTuple(dark),
    soft: { light: hexOf({ l: 0.94, c: c * 0.2, h }), dark: hexOf({ l: 0.3, c: c * 0.4, h }) },
    match: { light: hexOf({ l: 0.915, c: c * 0.24, h }), dark: hexOf({ l: 0.33, c: c * 0.42, h }) },
    darkHeader: hexOf({ l: 0.26, c: c * 0.45, h }),
    primaryShade: { light: brandShade, dark: darkButtonShadeOf(brand) },
  };
}
