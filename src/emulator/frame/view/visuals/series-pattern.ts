import type { Palette } from '../palette';

/** Attributes that distinguish a series in addition to its color. */
export interface SeriesPattern {
  /** Pattern for bars and slices, as an ECharts decal. */
  decal?: object;
  /** The same pattern as CSS background layers. */
  image?: string;
  lineType: 'solid' | 'dashed' | 'dotted';
  symbol: string;
}

const stripes = (degrees: number) => ({
  decal: { dashArrayX: [1, 0], dashArrayY: [2, 6], rotation: (-degrees / 180) * Math.PI },
  image: (color: string) =>
    `repeating-linear-gradient(${String(180 - degrees)}deg, transparent 0 6px, ${color} 6px 8px)`,
});

const dots = {
  decal: {
    symbol: 'circle',
    dashArrayX: [
      [8, 8],
      [0, 8, 8, 0],
    ],
    dashArrayY: [6, 0],
    symbolSize: 0.6,
  },
  image: (color: string) => `radial-gradient(circle, ${color} 2px, transparent 2.5px) 0 0 / 9px 9px`,
};

/** Fill patterns by position. The first series has none. */
const fills = [undefined, stripes(45), dots, stripes(0), stripes(-45), stripes(-90)];
const lineTypes = ['solid', 'dashed', 'dotted'] as const;
const symbols = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle', 'emptyRect'];

/**
 * Returns the pattern of the series at a position in its column or chart. Patterns are used only in contrast modes, which
 * have few colors. Returns undefined in other modes, and for neutral values, whose position is infinite.
 */
export function seriesPattern(palette: Palette, position: number): SeriesPattern | undefined {
  if (!palette.isContrast || !Number.isFinite(position)) return undefined;
  const fill = fills[position % fills.length];
  return {
    ...(fill && {
      decal: { symbol: 'rect', color: palette.card, ...fill.decal },
      image: fill.image(palette.card),
    }),
    lineType: lineTypes[position % lineTypes.length] ?? 'solid',
    symbol: symbols[position % symbols.length] ?? 'circle',
  };
}
