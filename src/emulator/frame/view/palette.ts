import type { ReportState } from '../../session/state/report-state';
import { badColor, badColors } from './bad-color';

/** Report colors. */
export interface Palette {
  /** Whether the colors are those of a contrast mode, which has few data colors and a single text color. */
  isContrast: boolean;
  data: readonly string[];
  canvas: string;
  card: string;
  text: string;
  muted: string;
  line: string;
  accent: string;
  /** Colors for favorable and unfavorable changes. */
  good: string;
  bad: string;
  /** CSS font family. */
  font: string;
  /** CSS corner radius and border color of visuals. */
  radius: string;
  border: string;
}

// The font that the frame loads contains only Latin characters. The fallback has the same metrics (see the style
// sheet).
const font = "'Inter Variable', Inter, 'Inter Fallback', system-ui, sans-serif";

const radius = '6px';

const hexColor = /^#[0-9a-f]{3,8}$/i;

const light: Palette = {
  isContrast: false,
  // The first six are distinguishable by color-blind users. All have a contrast ratio of at least 3:1 against white.
  data: ['#1f4f8b', '#d97824', '#279680', '#8062a8', '#a8445a', '#7297b5', '#207f83', '#407a1a', '#9a6b00', '#6b7580'],
  canvas: '#f2f4f6',
  card: '#ffffff',
  text: '#1f2a33',
  muted: '#5b6873',
  line: '#dfe4e8',
  accent: '#1f4f8b',
  good: '#0f7a4d',
  bad: badColors.light[0],
  font,
  radius,
  border: '#dfe4e8',
};

const dark: Palette = {
  isContrast: false,
  // The colors above, lightened as in a theme derived from a dark page. All have a contrast ratio of at least 3:1 against the
  // cards.
  data: ['#7fb8ff', '#e19350', '#52ab99', '#9981b9', '#b9697b', '#8eacc4', '#3d999d', '#7fb356', '#d9c56a', '#93a0ab'],
  canvas: '#14191e',
  card: '#1d242a',
  text: '#e8edf0',
  muted: '#a4b0b9',
  line: '#37424b',
  accent: '#7fb8ff',
  good: '#6fd3a5',
  bad: badColors.dark[0],
  font,
  radius,
  border: '#37424b',
};

// Keys are the values of ContrastMode.
const contrasts: Record<number, Palette> = {
  1: contrast('#000000', '#ffff00', ['#ffff00', '#00ff00', '#00ffff', '#ff66ff']),
  2: contrast('#000000', '#00ff00', ['#00ff00', '#ffff00', '#00ffff', '#ff66ff']),
  3: contrast('#000000', '#ffffff', ['#1aebff', '#ffff00', '#3ff23f', '#ff8fff', '#ffffff']),
  4: contrast('#ffffff', '#000000', ['#37006e', '#600000', '#003f00', '#000080', '#000000']),
};

function contrast(background: string, foreground: string, data: string[]): Palette {
  return {
    isContrast: true,
    data,
    canvas: background,
    card: background,
    text: foreground,
    muted: foreground,
    line: foreground,
    accent: data[0] ?? foreground,
    good: foreground,
    bad: foreground,
    font,
    radius,
    border: foreground,
  };
}

/**
 * Returns the colors for a theme and a contrast mode. Unknown theme fields are ignored. `isDark` selects the colors for
 * content without a theme.
 */
export function paletteOf({ theme }: Pick<ReportState, 'theme'>, contrastMode = 0, isDark = false): Palette {
  const standard = isDark ? dark : light;
  const contrastPalette = contrasts[contrastMode];
  if (contrastPalette) return contrastPalette;
  const color = (name: string, fallback: string): string => {
    const value = theme[name];
    return typeof value === 'string' && hexColor.test(value) ? value : fallback;
  };
  const dataColors = Array.isArray(theme.dataColors) ? theme.dataColors.filter((each) => typeof each === 'string') : [];
  const card = color('background', standard.card);
  const text = color('foreground', standard.text);
  const page = solidColor(theme, 'visualStyles', 'page', '*', 'background', 0, 'color');
  const fontFace = valueAt(theme, 'textClasses', 'label', 'fontFace');
  const visualBorder = ['visualStyles', '*', '*', 'border', 0] as const;
  const corner = valueAt(theme, ...visualBorder, 'radius');
  const isDarkCard = readableOn(card) === '#ffffff';
  // A dark brand color would disappear on a dark card. On light cards, the theme is responsible for the contrast.
  const data = isDarkCard ? dataColors.map((each) => withContrast(each, card, text, 3)) : dataColors;
  // The page background is darker than the visuals on it.
  const pageColor = isDarkCard ? mix(card, '#000000', 0.25) : mix(card, text, 0.06);
  const hasThemeColors = typeof theme.background === 'string' || typeof theme.foreground === 'string';
  const accent = withContrast(
    color('tableAccent', dataColors[0] ?? (isDarkCard ? dark : light).accent),
    card,
    text,
    4.5,
  );
  const line = color('backgroundNeutral', hasThemeColors ? mix(card, text, 0.18) : standard.line);
  return {
    isContrast: false,
    data: data.length > 0 ? data : (isDarkCard ? dark : light).data,
    card,
    text,
    canvas: page ?? color('secondaryBackground', hasThemeColors ? pageColor : standard.canvas),
    muted: color('foregroundNeutralSecondary', hasThemeColors ? mix(text, card, 0.3) : standard.muted),
    line,
    accent,
    good: color('good', isDarkCard ? dark.good : standard.good),
    bad: color('bad', badColor(accent, isDarkCard)),
    // Only a list of family names is accepted, because other characters could terminate the CSS declaration.
    font: typeof fontFace === 'string' && /^[\w\s,.'"-]+$/.test(fontFace) ? `${fontFace}, ${font}` : font,
    radius: typeof corner === 'number' && corner >= 0 ? `${String(corner)}px` : radius,
    border:
      valueAt(theme, ...visualBorder, 'show') === false
        ? 'transparent'
        : (solidColor(theme, ...visualBorder, 'color') ?? line),
  };
}

/** Returns a nested theme value. The theme's structure is not validated. */
function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (each, key) => (each as Record<string | number, unknown> | undefined | null)?.[key],
    value,
  );
}

function solidColor(theme: Record<string, unknown>, ...path: (string | number)[]): string | undefined {
  const value = valueAt(theme, ...path, 'solid', 'color');
  return typeof value === 'string' && hexColor.test(value) ? value : undefined;
}

/**
 * Mixes two colors. `share` is the proportion of the second color, from 0 to 1. Color names and other notations are returned
 * unchanged.
 */
export function mix(first: string, second: string, share: number): string {
  if (!hexColor.test(first)) return first;
  const [a, b] = [channels(first), channels(second)];
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns black or white, whichever has a higher contrast with the color. */
export function readableOn(color: string): string {
  // At this luminance, both have a contrast ratio of 4.58:1. A dark gray would have less.
  return luminance(color) > 0.179 ? '#000000' : '#ffffff';
}

/**
 * Returns the color, mixed with the text color until it has at least the given contrast against the background. Color
 * names and other notations are returned unchanged.
 */
export function withContrast(color: string, background: string, text: string, contrast: number): string {
  if (!hexColor.test(color)) return color;
  const shares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
  const candidates = shares.map((share) => mix(color, text, share));
  return candidates.find((each) => contrastOf(each, background) >= contrast) ?? text;
}

/** Returns the WCAG 2 contrast ratio of two colors, from 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one) + 0.05, luminance(other) + 0.05].sort((a, b) => a - b);
  return lighter / darker;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const fraction = value / 255;
    return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  const hex = color.replace('#', '');
  const full = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16));
}

/**
 * Blends a configured fill color with the solid color behind it, according to its transparency. Returns the solid color if
 * the fill color is missing or invalid.
 */
export function blend(style: { color?: string; transparency?: number } | undefined, fallback: string): string {
  const { color, transparency = 0 } = style ?? {};
  if (color === undefined || !hexColor.test(color)) return fallback;
  return mix(color, fallback, Math.min(Math.max(transparency, 0), 100) / 100);
}
