import { isContrast, type Palette } from '../palette';

/** How a chart shows a series, in addition to its color. */
export interface SeriesPattern {
  /** Pattern for bars, areas and slices, as an ECharts decal. */
  decal?: object;
  lineType: 'solid' | 'dashed' | 'dotted';
  symbol: string;
}

const stripes = (rotation: number) => ({ dashArrayX: [1, 0], dashArrayY: [2, 6], rotation });

/** Decals by position. The first series is filled. */
const decals = [
  undefined,
  stripes(-Math.PI / 4),
  {
    symbol: 'circle',
    dashArrayX: [
      [8, 8],
      [0, 8, 8, 0],
    ],
    dashArrayY: [6, 0],
    symbolSize: 0.6,
  },
  stripes(0),
  stripes(Math.PI / 4),
  stripes(Math.PI / 2),
];
const lineTypes = ['solid', 'dashed', 'dotted'] as const;
const symbols = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle', 'emptyRect'];

/**
 * Returns the pattern of the series at a position in its column or chart. Contrast modes have few, similar colors. In other
 * modes, colors are sufficient, and the result is undefined. The same applies to neutral values, whose position is infinite.
 */
export function seriesPattern(palette: Palette, position: number): SeriesPattern | undefined {
  if (!isContrast(palette) || !Number.isFinite(position)) return undefined;
  const decal = decals[position % decals.length];
  return {
    ...(decal && { decal: { symbol: 'rect', color: palette.card, ...decal } }),
    lineType: lineTypes[position % lineTypes.length] ?? 'solid',
    symbol: symbols[position % symbols.length] ?? 'circle',
  };
}
