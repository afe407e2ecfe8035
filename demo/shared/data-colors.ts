/** Colors that readers with color blindness can tell apart, with a contrast of at least 3:1 to light and dark surfaces. */
const candidates = ['#2f63e1', '#ed6e12', '#25a37e', '#6a97c1', '#1d777b'];

const channels = (hex: string): number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

const distance = (one: string, other: string): number => {
  const reference = channels(other);
  return Math.hypot(...channels(one).map((value, index) => value - (reference[index] ?? 0)));
};

/** Returns the colors of a brand's charts: the brand color, then the others, the most different one first. */
export const dataColorsOf = (brandColor: string): string[] => [
  brandColor,
  ...candidates
    .filter((each) => distance(each, brandColor) > 60)
    .sort((a, b) => distance(b, brandColor) - distance(a, brandColor)),
];
