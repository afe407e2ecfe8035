/** Colors for unfavorable values, usual one first. All have a contrast ratio of at least 4.5:1 against the scheme's cards. */
export const badColors = {
  light: ['#b42318', '#a3123f', '#a33b00'],
  dark: ['#ff6b6b', '#ff7a9c', '#ff8a66'],
} as const;

/** Minimum distance between the accent and the color of unfavorable values, as a distance between RGB values. */
const minDistance = 50;

/**
 * Returns the color for unfavorable values: the usual one, unless the accent looks like it. Then, all values in the usual color would
 * look like a part of the brand, and everything in the accent color like a bad value.
 */
export function badColor(accent: string, isDark: boolean): string {
  const candidates = isDark ? badColors.dark : badColors.light;
  if (!/^#[0-9a-f]{6}$/i.test(accent)) return candidates[0];
  return candidates.find((each) => distanceOf(accent, each) >= minDistance) ?? candidates[0];
}

/** Returns the distance between two hex colors. */
function distanceOf(one: string, other: string): number {
  const channelOf = (color: string, start: number): number => Number.parseInt(color.slice(start, start + 2), 16);
  return Math.hypot(...[1, 3, 5].map((start) => channelOf(one, start) - channelOf(other, start)));
}
