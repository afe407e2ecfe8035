import { contrast, hexOf, oklchOf } from './color';

/** Minimum contrast ratio for normal text (WCAG 2, level AA). */
const minimumContrast = 4.5;

/** Index of the brand color among the ten shades. */
export const brandShade = 7;

/** Index of the first shade that can fill buttons on dark pages. */
const vividShade = 5;

/** Returns ten shades of a brand color, lightest first. Shades for buttons have its full chroma, so they do not look faded. */
export function brandShadesOf(color: string): string[] {
  const { l, c, h } = oklchOf(color);
  const lightest = 0.975;
  return Array.from({ length: 10 }, (_, index) =>
    index === brandShade
      ? color
      : index < brandShade
        ? hexOf({
            l: lightest - ((lightest - l) * index) / brandShade,
            c: c * (index >= vividShade ? 1 : 0.12 + (0.88 * index) / brandShade),
            h,
          })
        : hexOf({ l: l * (index === 8 ? 0.86 : 0.72), c: c * (index === 8 ? 0.9 : 0.75), h }),
  );
}

/** Returns the index of the shade that fills buttons on dark pages: the lightest one on which white text is readable. */
export const darkButtonShadeOf = (shades: readonly string[]): 5 | 6 | 7 =>
  ([5, 6, 7] as const).find((index) => contrast(shades[index] ?? '#000000', '#ffffff') >= minimumContrast) ??
  brandShade;
