/** Colors that readers with color blindness can tell apart, with a contrast of at least 3:1 against the scheme's surfaces. */
const candidates = {
  light: ['#d97824', '#7297b5', '#2f63e1', '#279680', '#17696e'],
  dark: ['#e08c46', '#7a8fb3', '#4f78cc', '#3f9f83', '#d9c56a'],
};

const channels = (hex: string): number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

const distance = (one: string, other: string): number => {
  const reference = channels(other);
  return Math.hypot(...channels(one).map((value, index) => value - (reference[index] ?? 0)));
};

/** Minimum distance from the accent. Closer colors are omitted. */
const minimumDistance = 60;
/** Distance at which a color clearly differs from the accent. Closer ones come last. */
const clearDistance = 100;

/**
 * Returns a brand's chart colors: its accent, then the other colors. Slate comes before blue, which would outshine a red accent,
 * and green is late, because it suggests a favorable value.
 */
export function dataColorsOf(accent: string, scheme: 'light' | 'dark' = 'light'): string[] {
  const others = candidates[scheme].filter((color) => distance(color, accent) > minimumDistance);
  const isClear = (color: string) => distance(color, accent) > clearDistance;
  return [accent, ...others.filter(isClear), ...others.filter((color) => !isClear(color))];
}
