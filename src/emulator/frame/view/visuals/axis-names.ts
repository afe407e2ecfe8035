import { type ChartInput, entryGap, entryWidths, textWidth } from './chart-input';
import { gridBottom, gridTop } from './chart-layout';

/** Size of a scatter chart, in pixels, below which it has no room for separate lines with the names of its axes, as on phones. */
const smallChart = { width: 400, height: 240 };
/** Font size of names in the line of the legend, and the space next to them, in pixels. */
const smallSize = 11;
const space = 12;
/** Distance between a name above the grid and the label of the first tick, in pixels. */
const nameGap = 14;
/** Center of the legend's line, in pixels. */
const legendCenter = 10;
/** Distance between an axis and its labels, and space at the left of the arrow in its glyph, in pixels. */
const labelGap = 8;
const arrowSpace = 3;
/** Distance by which a small grid is closer to the legend, and by which ECharts moves it down for the label of its first tick, in pixels. */
const legendShift = 4;
const tickShift = 4;
/** Space below the grid for the labels and the name of the horizontal axis, in pixels. */
const usualBottom = 24;

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
 * Returns the options for the names of a scatter chart's axes: above the chart and below the ticks. In a small chart, both are in a line
 * above the chart, with short names, which is the legend's if there is room.
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
  const { fontSize, palette, width, height, titleLine } = input;
  const isSmall = width < smallChart.width && height < smallChart.height;
  const shortLine = inOneLine(labels.short);
  const neededWidth = textWidth(shortLine, { ...input, fontSize: smallSize }) + space;
  const fitting = (room: number): string | undefined => (isSmall && neededWidth <= room ? shortLine : undefined);
  const usual = { color: palette.muted, fontSize };
  const small = { color: palette.muted, fontSize: smallSize, padding: [0, 0, 0, -tickWidth - labelGap - arrowSpace] };
  const hasLegend = entries.length > 1;
  // Without a legend, the line is where the legend would be.
  const legendTop = gridTop(input, hasLegend ? entries : ['', '']);
  const legendWidth = entryWidths(input, entries).reduce((sum, each) => sum + each, 0);
  const legendLine = titleLine ? undefined : fitting(width - Math.max(0, legendWidth - entryGap));
  const line = legendLine ?? fitting(width);
  return {
    top: legendLine ? legendTop - legendShift : hasLegend ? legendTop + fontSize * 2 : fontSize * 2.3,
    bottom: line ? gridBottom : usualBottom,
    x: line
      ? {}
      : {
          name: labels.usual.x,
          nameLocation: 'middle',
          nameGap: usualBottom,
          nameTextStyle: { ...usual, align: 'center' },
        },
    y: {
      name: line ?? labels.usual.y,
      nameLocation: 'end',
      ...(legendLine
        ? {
            nameGap: legendTop - legendShift + tickShift - legendCenter,
            nameMoveOverlap: false,
            nameTextStyle: { ...small, align: 'left', verticalAlign: 'middle' },
          }
        : { nameGap, nameTextStyle: { ...(line ? small : usual), align: 'left' } }),
    },
    legend: legendLine ? { left: 'auto' } : {},
  };
}
