import { type ChartInput, entryGap, entryWidths, textWidth } from './chart-input';
import { gridBottom, gridTop } from './chart-layout';

/** Height of a scatter chart, in pixels, below which separate lines with the names of its axes would take up too much of it. */
const minSeparateHeight = 190;
/** Width of a scatter chart, in pixels, below which names in the line of the legend are short and small, as on phones. */
const minUsualWidth = 400;
/** Font size of small names, and the space next to names, in pixels. */
const smallSize = 11;
const space = 12;
/** Distance between a name above the grid and the label of the first tick, in pixels. */
const nameGap = 14;
/** Center of the legend's line, in pixels. */
const legendCenter = 10;
/** Distance between an axis and its labels, and space at the left of the usual and the small arrow in its glyph, in pixels. */
const labelGap = 8;
const arrowSpace = { usual: 1, small: 0 };
/** Distance by which a narrow grid is closer to the legend, and by which ECharts moves it down for the label of its first tick, in pixels. */
const legendShift = 4;
const tickShift = 4;
/** Space below the grid for the name of the horizontal axis, and distance between the grid and that name, in pixels. */
const usualBottom = 20;
const nameTop = 22;

/** Names of the horizontal and the vertical axis. */
export interface AxisLabels {
  x: string;
  y: string;
}

/** ECharts options for the names of a scatter chart's axes. */
interface AxisNames {
  /** Space above and below the grid, in pixels. */
  top: number;
  bottom: number;
  x: object;
  y: object;
  /** Options of a legend that shares its line with the names. */
  legend: object;
}

/** Returns both names in one line. The arrows are the directions of the axes. */
const inOneLine = ({ x, y }: AxisLabels): string => `↑ ${y}\u2002→ ${x}`;

/**
 * Returns the options for the names of a scatter chart's axes: at the left above the chart, and at the right below the ticks. In a small
 * chart, both are in a line above the chart, which is the legend's if there is room.
 *
 * @param labels - usual and short names
 * @param tickWidth - width of the vertical axis's labels, in pixels, above which a line with both names starts
 * @param entries - names in the legend
 */
export function axisNames(
  input: ChartInput,
  labels: { usual: AxisLabels; short: AxisLabels },
  tickWidth: number,
  entries: readonly string[],
): AxisNames {
  const { fontSize, palette, width, titleLine } = input;
  const height = input.height - (titleLine?.height ?? 0);
  const isNarrow = width < minUsualWidth;
  const lineSize = isNarrow ? smallSize : fontSize;
  const oneLine = inOneLine(isNarrow ? labels.short : labels.usual);
  const neededWidth = textWidth(oneLine, { ...input, fontSize: lineSize }) + space;
  const fitting = (room: number): string | undefined =>
    height < minSeparateHeight && neededWidth <= room ? oneLine : undefined;
  const usual = { color: palette.muted, fontSize };
  const indent = -tickWidth - labelGap;
  const startingAt = (left: number) => ({ padding: [0, 0, 0, left], align: 'left' });
  const inLine = {
    color: palette.muted,
    fontSize: lineSize,
    ...startingAt(indent - arrowSpace[isNarrow ? 'small' : 'usual']),
  };
  const hasLegend = entries.length > 1;
  // Without a legend, the line is where the legend would be.
  const legendTop = gridTop(input, hasLegend ? entries : ['', '']);
  const lineTop = legendTop - (isNarrow ? legendShift : 0);
  const legendWidth = entryWidths(input, entries).reduce((sum, each) => sum + each, 0);
  const legendLine = titleLine ? undefined : fitting(width - Math.max(0, legendWidth - entryGap));
  const line = legendLine ?? fitting(width);
  return {
    top: legendLine ? lineTop : hasLegend ? legendTop + fontSize * (titleLine ? 1.2 : 2) : fontSize * 1.8,
    bottom: line ? gridBottom : usualBottom,
    x: line
      ? {}
      : {
          name: labels.usual.x,
          nameLocation: 'end',
          nameGap: 0,
          nameMoveOverlap: false,
          nameTextStyle: { ...usual, padding: [nameTop, 0, 0, 0], align: 'right', verticalAlign: 'top' },
        },
    y: {
      name: line ?? labels.usual.y,
      nameLocation: 'end',
      ...(legendLine
        ? {
            nameGap: lineTop + tickShift - legendCenter,
            nameMoveOverlap: false,
            nameTextStyle: { ...inLine, verticalAlign: 'middle' },
          }
        : { nameGap, nameTextStyle: line ? inLine : { ...usual, ...startingAt(indent) } }),
    },
    legend: legendLine ? { left: 'auto' } : {},
  };
}
