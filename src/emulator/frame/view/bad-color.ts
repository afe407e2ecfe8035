/** Colors for unfavorable values, usual one first. All have a contrast ratio of at least 4.5:1 against the scheme's cards. */
export const badColors = {
  light: ['#b42318', '#a3123f', '#a33b00'],
  dark: ['#ff9d94', '#ff7a9c', '#ff8a66'],
} as const;

/** Minimum difference between the hues of the accent and of unfavorable values, in degrees. */
const minHueDistance = 22;

/**
 * Returns the color for unfavorable values. Its hue differs from the accent's, because next to a red accent, all values in the
 * usual color would look like a part of the brand, and everything in the accent color like a bad value.
 */
export function badColor(accent: string, isDark: boolean): string {
  const candidates = isDark ? badColors.dark : badColors.light;
  const hue = hueOf(accent);
  if (hue === undefined) return candidates[0];
  return candidates.find((each) => distanceOf(hue, hueOf(each) ?? hue) >= minHueDistance) ?? candidates[0];
}

const distanceOf = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** Returns the hue of a hex color, in degrees. Returns undefined for grays and other notations. */
function hueOf(color: string): number | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const highest = Math.max(red, green, blue);
  const chroma = highest - Math.min(red, green, blue);
  if (chroma === 0) return undefined;
  const sector =
    highest === red
      ? (green - blue) / chroma
      : highest === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return (sector * 60 + 360) % 360;
}
