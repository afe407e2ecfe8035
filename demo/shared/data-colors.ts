/** Colors that readers with color blindness can tell apart, with a contrast of at least 3:1 against the scheme's surfaces. */
const candidates = {
  light: ['#2f63e1', '#ed6e12', '#25a37e', '#6a97c1', '#1d777b'],
  dark: ['#4f86ee', '#f08a3c', '#2f9e7a', '#9cc4e8', '#d9c56a'],
};

const channels = (hex: string): number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

const distance = (one: string, other: string): number => {
  const reference = channels(other);
  return Math.hypot(...channels(one).map((value, index) => value - (reference[index] ?? 0)));
};

/** Returns a brand's chart colors: its accent, then the other colors, most different first. */
export const dataColorsOf = (accent: string, scheme: 'light' | 'dark' = 'light'): string[] => [
  accent,
  ...candidates[scheme]
    .filter((color) => distance(color, accent) > 60)
    .sort((a, b) => distance(b, accent) - distance(a, accent)),
];
