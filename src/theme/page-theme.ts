import type { CustomTheme } from '../models';
import { mix, parseColor, toHex, type Rgba } from './css-color';

const white: Rgba = [255, 255, 255, 1];

/**
 * Default data colors, used after the colors that the page sets. They are lightened on dark pages. They have a contrast ratio
 * of at least 3:1 with the page, and people with color blindness can distinguish them.
 */
const dataColors: readonly Rgba[] = [
  [47, 99, 225, 1],
  [217, 120, 36, 1],
  [39, 150, 128, 1],
  [128, 98, 168, 1],
  [168, 68, 90, 1],
  [114, 151, 181, 1],
];

/**
 * Minimum hue distance between a default data color and the page's colors, in the units of `hueDistance`. Closer default colors
 * are omitted.
 */
const minDistance = 30;

/**
 * Hue distance at which a default data color clearly differs from the page's colors. Closer default colors come last, so that
 * the first series differ in hue.
 */
const clearDistance = 68;

/** Maximum number of `--vitrine-data-…` properties. */
const maxDataColors = 12;

/** Returns how different two colors are, regardless of their brightness, in the units of the color channels. */
const hueDistance = (one: Rgba, other: Rgba): number => {
  const [red, green, blue] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]] as const;
  return Math.hypot(red - green, green - blue);
};

/** Returns the parent of an element or, at the top of a shadow tree, the shadow host. */
export const containerOf = (element: Element): Element | undefined =>
  element.parentElement ?? (element.getRootNode() as ShadowRoot).host;

/** Returns the color behind an element: its background over the backgrounds of its containers, down to the first opaque one. */
function backgroundOf(element: Element, canvas: Rgba): Rgba {
  const layers: Rgba[] = [];
  for (let each: Element | undefined = element; each; each = containerOf(each)) {
    const color = parseColor(getComputedStyle(each).backgroundColor);
    if (color) layers.push(color);
    if (color?.[3] === 1) break;
  }
  return layers.reduceRight((below, color) => mix(below, color, color[3]), canvas);
}

/**
 * Derives a report theme from the CSS of the page, so that a report matches the colors and fonts around it.
 *
 * | custom property | meaning | default |
 * | --- | --- | --- |
 * | `--vitrine-background` | page of the report | color behind the element |
 * | `--vitrine-surface` | visuals and panes | white; on dark pages, the background slightly lightened |
 * | `--vitrine-foreground` | text | `color` of the element |
 * | `--vitrine-accent` | selection, and one data color | `accent-color` of the element; without it, the selection has the first data color |
 * | `--vitrine-data-1` to `--vitrine-data-12` | the first data colors, in order | none |
 * | `--vitrine-font-family` | text | `font-family` of the element |
 * | `--vitrine-radius` | corners of visuals, a CSS length | set by the report |
 *
 * The `--vitrine-data-…` colors come first, followed by the accent and those of the six default colors that differ from the
 * page's colors.
 *
 * The properties accept every CSS color, including `var(…)` and `light-dark(…)`, and are inherited as usual.
 *
 * @param element - element whose CSS applies, usually the report's container. Default: the root element.
 *
 * @example
 * await report.applyTheme(themeFromPage(container));
 */
export function themeFromPage(element: Element = document.documentElement): CustomTheme {
  const style = getComputedStyle(element);
  // The computed value of a custom property is text. Only standard properties have a color as their computed value.
  const probe = document.createElement('i');
  probe.style.display = 'none';
  element.append(probe);
  const property = (name: string) => style.getPropertyValue(`--vitrine-${name}`).trim();
  const read = (css: string): Rgba | undefined => {
    const parsed = parseColor(css);
    if (parsed || !css) return parsed;
    probe.style.color = '';
    // Mixing a color with itself converts it to sRGB.
    probe.style.color = `color-mix(in srgb, ${css}, ${css})`;
    return probe.style.color ? parseColor(getComputedStyle(probe).color) : undefined;
  };
  try {
    const background = read(property('background')) ?? backgroundOf(element, read('Canvas') ?? white);
    const isDark = background[0] * 0.3 + background[1] * 0.59 + background[2] * 0.11 < 128;
    const surface = read(property('surface')) ?? (isDark ? mix(background, white, 0.05) : white);
    const foreground = read(property('foreground')) ?? read(style.color) ?? (isDark ? white : [0, 0, 0, 1]);
    const accent = read(property('accent')) ?? read(style.accentColor);
    const pageColors = Array.from({ length: maxDataColors }, (_, index) => read(property(`data-${index + 1}`)));
    const set = [...pageColors, accent].filter((color) => color !== undefined);
    const isWithin = (color: Rgba, limit: number) => set.some((each) => hueDistance(each, color) < limit);
    const others = dataColors
      .map((color) => (isDark ? mix(color, white, 0.2) : color))
      .filter((color) => !isWithin(color, minDistance))
      .sort((one, other) => Number(isWithin(one, clearDistance)) - Number(isWithin(other, clearDistance)));
    const data = [...new Set([...set, ...others].map(toHex))];
    const shade = (share: number) => toHex(mix(surface, foreground, share));
    const solid = (color: Rgba) => ({ solid: { color: toHex(color) } });
    const text = { fontFace: property('font-family') || style.fontFamily, color: shade(1) };
    const pane = { backgroundColor: solid(surface), foregroundColor: solid(foreground), transparency: 0 };
    probe.style.borderRadius = property('radius');
    const radius = parseFloat(getComputedStyle(probe).borderTopLeftRadius);
    const fill = [{ color: solid(background), transparency: 0 }];
    return {
      themeJson: {
        name: 'Page',
        dataColors: data,
        background: shade(0),
        foreground: shade(1),
        tableAccent: accent ? toHex(accent) : data[0],
        foregroundNeutralSecondary: shade(0.7),
        foregroundNeutralTertiary: shade(0.5),
        backgroundLight: shade(0.06),
        backgroundNeutral: shade(0.18),
        textClasses: { label: text, title: text, header: text, callout: text },
        visualStyles: {
          '*': {
            '*': {
              background: [{ show: true, color: solid(surface), transparency: 0 }],
              ...(property('radius') && { border: [{ show: true, radius }] }),
              outspacePane: [pane],
              filterCard: ['Applied', 'Available'].map((id) => ({ $id: id, ...pane })),
            },
          },
          page: { '*': { background: fill, outspace: fill } },
        },
      },
    };
  } finally {
    probe.remove();
  }
}
