import { type ChartInput, entryWidths, textWidth } from './chart-input';
import { gridBottom, gridTop } from './chart-layout';

/** Size of a scatter chart, in pixels, below which it has no room for separate lines with the names of its axes, as on phones. */
const smallChart = { width: 400, height: 240 };
/** Font size of names in the lines of other text, and the space next to them, in pixels. */
const smallSize = 11;
const space = 12;
/** Space between the horizontal axis and its labels, and center of the legend's line, in pixels. */
const labelMargin = 6;
const legendCenter = 10;
/** Distance by which a small grid is closer to the legend, and by which ECharts moves it down for the label of its first tick, in pixels. */
const legendShift = 4;
const tickShift = 4;
/** Space below the grid for the labels and the name of the horizontal axis, in pixels. */
const usualBottom = 24;
/** Approximate width of the labels of the vertical axis, and of the space at both sides, in pixels. */
const sideWidth = 44;

/** ECharts options for the names of a scatter chart's axes. */
interface AxisNames {
  /** Space above and below the grid, in pixels. */
  top: number;
  bottom: number;
  x: object;
  y: object;
  /** Options of a legend that shares its line with the vertical axis's name. */
  legend: object;
  /** Share of the horizontal axis that has labels. The rest is below the axis's name. */
  labeledShare: number;
}

/**
 * Returns the options for the names of a scatter chart's axes: above the chart and below the ticks. In a small chart, they are
 * in the lines of the legend and of the ticks instead, if there is room.
 *
 * @param labels - names of the horizontal and the vertical axis
 * @param entries - names in the legend
 */
export function axisNames(input: ChartInput, labels: { x: string; y: string }, entries: readonly string[]): AxisNames {
  const { fontSize, palette, width, height, titleLine } = input;
  const isSmall = width < smallChart.width && height < smallChart.height;
  const widthOf = (label: string): number => textWidth(label, { ...input, fontSize: smallSize }) + space;
  const usual = { color: palette.muted, fontSize };
  const small = { color: palette.muted, fontSize: smallSize };
  const hasLegend = entries.length > 1;
  const legendTop = gridTop(input, entries);
  const legendWidth = entryWidths(input, entries).reduce((sum, each) => sum + each, 0);
  const isInLegend = isSmall && hasLegend && !titleLine && widthOf(labels.y) + legendWidth <= width;
  const plotWidth = width - sideWidth;
  const isInTicks = isSmall && widthOf(labels.x) < plotWidth / 2;
  return {
    top: isInLegend ? legendTop - legendShift : hasLegend ? legendTop + fontSize * 1.5 : fontSize * 1.8,
    bottom: isInTicks ? gridBottom : usualBottom,
    x: isInTicks
      ? {
          nameLocation: 'end',
          nameGap: 0,
          nameMoveOverlap: false,
          nameTextStyle: { ...small, align: 'right', verticalAlign: 'top', padding: [labelMargin + 2, 0, 0, 0] },
        }
      : { nameLocation: 'middle', nameGap: usualBottom, nameTextStyle: { ...usual, align: 'center' } },
    y: isInLegend
      ? {
          nameLocation: 'end',
          nameGap: legendTop - legendShift + tickShift - legendCenter,
          nameMoveOverlap: false,
          nameTextStyle: { ...small, align: 'left', verticalAlign: 'middle' },
        }
      : { nameLocation: 'end', nameGap: 8, nameTextStyle: { ...usual, align: 'left' } },
    legend: isInLegend ? { left: 'auto' } : {},
    labeledShare: isInTicks ? 1 - (widthOf(labels.x) + fontSize / 2) / plotWidth : 1,
  };
}
