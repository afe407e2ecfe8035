/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Parses a computed color: `rgb(…)`, `rgba(…)` or `color(srgb …)`. Returns undefined for other notations. */
export function parseColor(computed: string): Rgba | undefined {
  const [, space, values] = /^(rgb|color\(srgb)a?[( ](.+)\)$/.exec(computed) ?? [];
  if (!values) return undefined;
  // The keyword `none` counts as 0.
  const [red = 0, green = 0, blue = 0, alpha = 1] = values
    .split(/[\s,/]+/)
    .map((value) => Number.parseFloat(value) || 0);
  const channel = (value: number) => Math.min(255, Math.max(0, space === 'rgb' ? value : value * 255));
  return [channel(red), channel(green), channel(blue), alpha];
}

/** Returns a color as `#rrggbb`, the only notation that every theme property accepts. */
export const toHex = ([...channels]: Rgba): string =>
  `#${channels
    .slice(0, 3)
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')}`;

/** Mixes two colors, ignoring their alpha. The result is opaque. `share` is the proportion of the second color, from 0 to 1. */
export const mix = (one: Rgba, other: Rgba, share: number): Rgba => {
  const channel = (index: 0 | 1 | 2) => one[index] + (other[index] - one[index]) * share;
  return [channel(0), channel(1), channel(2), 1];
};
