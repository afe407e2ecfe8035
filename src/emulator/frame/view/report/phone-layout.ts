import type { ReportSession } from '../../../session/state/report-session';
import type { VisualState } from '../../../session/state/report-state';
import { withCleanCut } from '../clean-cut';
import { captionText, isCaption } from '../visuals/text-box';
import { type ChartRowLayout, chartRowLayout } from './chart-row';
import { narrowRow } from './narrow-cards';
import { isCompact, phoneHeight } from './phone-heights';
import type { Placed } from './placed';
import { isCard } from './reading-order';

/** Height of the view, in pixels, below which visuals are shorter and closer together, so that more of them are visible. */
export const shortHeight = 420;

/** Space between visuals, in pixels, in tall and short views. */
const tallGap = 10;
const shortGap = 8;
/** Space to the left and right of the visuals, in pixels. */
export const phoneMargin = 16;
/** Minimum height of a chart in short views, in pixels. */
const minChartHeight = 120;
/** Minimum height of a chart that is shortened to show the start of the next one, in pixels. */
const minCutHeight = 200;
/** Visual types that do not benefit from extra height. */
const fixedTypes = ['slicer', 'card', 'kpi', 'textbox', 'actionButton', 'basicShape', 'shape'];

/** Visual types that have the height of their rows. */
const listTypes = ['tableEx', 'pivotTable', 'multiRowCard'];

/** Minimum width of a card with a complete change line, in pixels. Two cards share a row even if they are narrower. */
export const minCardWidth = 150;
/** Minimum width of a slicer next to another slicer, in pixels. */
const minSlicerWidth = 290;
/** Minimum width of a row with two slicers that take up a single line, in tall and short views, in pixels. */
const minSlicerRow = 300;
const minShortSlicerRow = 280;
/** Width of a range next to another slicer, as a multiple of the other's width. */
const rangeShare = 1.8;

/** Width of the column and space between visuals, in pixels, and whether the view is short. */
interface View {
  columnWidth: number;
  gap: number;
  isShort: boolean;
}

/** Maximum number of cards in a row. */
const maxCards = 4;

const widthWithoutGaps = (row: readonly Placed[], { columnWidth, gap }: View): number =>
  columnWidth - gap * (row.length - 1);

/** Returns the layout of cards that are too narrow for a complete change line. Returns undefined for other rows. */
function narrowRowOf(row: readonly Placed[], report: ReportSession, view: View) {
  const width = widthWithoutGaps(row, view);
  const isNarrow = row.length > 2 && width / row.length < minCardWidth;
  return isNarrow ? narrowRow(row, width, report) : undefined;
}

/** Returns the widths of the visuals in a row, in pixels, without gaps. */
function widthsOf(row: readonly Placed[], width: number): number[] {
  const shares = row.map(({ visual }) => (visual.slicer?.style === 'between' ? rangeShare : 1));
  const unit = width / shares.reduce((sum, each) => sum + each, 0);
  return shares.map((share) => share * unit);
}

/** Returns the maximum number of visuals of a run in a row. In short views, all cards share a row if their titles fit. */
function maxPerRow(run: readonly Placed[], report: ReportSession, view: View): number {
  const { columnWidth, gap, isShort } = view;
  const fitting = (minWidth: number): number => Math.floor((columnWidth + gap) / (minWidth + gap));
  if (run[0]?.visual.type === 'slicer') {
    const isPair =
      columnWidth >= (isShort ? minShortSlicerRow : minSlicerRow) &&
      run.every(({ visual }) => isCompact(visual, report));
    return isPair ? 2 : Math.min(2, Math.max(1, fitting(minSlicerWidth)));
  }
  if (!run[0] || !isCard(run[0].visual)) return 1;
  const isSingleRow = isShort && run.length <= maxCards && narrowRowOf(run, report, view) !== undefined;
  return isSingleRow ? maxCards : Math.min(maxCards, Math.max(2, fitting(minCardWidth)));
}

/** Returns whether a visual is a slicer that can be as narrow as a card. */
const isDropdown = ({ type, slicer }: VisualState): boolean => type === 'slicer' && slicer?.style !== 'between';

/**
 * Divides visuals into rows. Consecutive cards share rows of similar length, and so do consecutive slicers. Slicers fill a
 * last row of cards that would otherwise be incomplete.
 */
function rowsOf(placed: readonly Placed[], report: ReportSession, view: View): Placed[][] {
  const kindOf = ({ visual }: Placed): string => (isCard(visual) ? 'card' : visual.type);
  const runs: Placed[][] = [];
  for (const each of placed) {
    const run = runs.at(-1);
    if (run?.[0] && kindOf(run[0]) === kindOf(each)) run.push(each);
    else runs.push([each]);
  }
  const rows: Placed[][] = [];
  let emptyCells = 0;
  for (const run of runs) {
    if (run.length === emptyCells && run.every(({ visual }) => isDropdown(visual))) {
      rows.at(-1)?.push(...run);
      emptyCells = 0;
      continue;
    }
    const most = maxPerRow(run, report, view);
    const length = Math.ceil(run.length / Math.ceil(run.length / most));
    for (let index = 0; index < run.length; index += length) rows.push(run.slice(index, index + length));
    emptyCells = run[0] && isCard(run[0].visual) ? length - (rows.at(-1)?.length ?? 0) : 0;
  }
  return rows;
}

/** Rectangles of the visuals on a phone, and the height of the page. A row of charts and its caption are not among the boxes. */
interface PhoneLayout {
  boxes: Placed[];
  row?: ChartRowLayout;
  height: number;
}

/**
 * Arranges visuals in one column. Cards are side by side, and so are slicers in wide frames. If the visuals do not fill
 * the frame's height, charts and tables share the remaining height. In a short frame, charts are in a row that is scrolled
 * horizontally, if the row is completely visible below the slicers and cards.
 */
export function phoneLayout(
  placed: readonly Placed[],
  report: ReportSession,
  width: number,
  height: number,
  isShort = height < shortHeight,
): PhoneLayout {
  const columnWidth = Math.min(width, 720) - 2 * phoneMargin;
  const start = (width - columnWidth) / 2;
  const gap = isShort ? shortGap : tallGap;
  const view = { columnWidth, gap, isShort };
  const rows = withCaption(rowsOf(placed, report, view));
  const narrowRows = new Map(rows.map((row) => [row, narrowRowOf(row, report, view)]));
  const minHeights = rows.map(
    (row) => narrowRows.get(row)?.height ?? Math.max(...row.map(({ visual }) => phoneHeight(visual, report, isShort))),
  );
  const below = isShort && !report.editing ? belowCards(rows, minHeights, view) : undefined;
  const row =
    below &&
    chartRowLayout(
      below.charts,
      below.top,
      { width, height },
      { side: phoneMargin, bottom: shortGap },
      {
        caption: below.caption,
        hasReference: below.rows.some(
          (each) =>
            each.some(({ visual }) => visual.type === 'kpi') && (narrowRows.get(each)?.details ?? 'none') !== 'none',
        ),
      },
    );
  if (below && row) {
    return { boxes: stack(below.rows, below.heights, narrowRows, view, start), row, height };
  }
  // In edit mode, a chart that is cut off shows that more of them follow.
  const heights = isShort && !report.editing ? withFittingChart(rows, minHeights, height, gap) : minHeights;
  const remainingHeight = height - gap - heights.reduce((sum, each) => sum + each + gap, 0);
  const share = Math.max(0, remainingHeight) / Math.max(1, rows.filter(isFlexible).length);
  const arrange = (change: number) => {
    const changed = heights.map((each, index) => {
      if (!isFlexible(rows[index] ?? [])) return each;
      const usual = each + share;
      // Rows of tables would be hidden.
      const isList = listTypes.includes(rows[index]?.[0]?.visual.type ?? '');
      return Math.max(isList ? each : Math.min(usual, minCutHeight), usual + change);
    });
    return {
      boxes: stack(rows, changed, narrowRows, view, start),
      height: changed.reduce((sum, each) => sum + each + gap, gap),
    };
  };
  // A first chart that fits into a short view stays completely visible.
  const isFitted = heights !== minHeights;
  return isFitted ? arrange(0) : withCleanCut(height, arrange);
}

/** Returns the rectangles of visuals in rows below each other, `start` pixels from the left edge of the view. */
function stack(
  rows: readonly Placed[][],
  heights: readonly number[],
  narrowRows: ReadonlyMap<readonly Placed[], ReturnType<typeof narrowRow>>,
  view: View,
  start: number,
): Placed[] {
  const { gap } = view;
  let top = gap;
  return rows.flatMap((row, index) => {
    const rowHeight = heights[index] ?? 0;
    const narrow = narrowRows.get(row);
    const widths = widthsOf(row, widthWithoutGaps(row, view));
    let left = start;
    const boxes = row.map(({ visual }, column) => {
      const at = { x: left, y: top, width: widths[column] ?? 0, height: rowHeight };
      left += at.width + gap;
      return { visual, at, ...(narrow && { narrow }) };
    });
    top += rowHeight + gap;
    return boxes;
  });
}

/**
 * Divides a page into slicers and cards, the charts below them, and a caption. Returns undefined if other visuals follow the first
 * chart.
 */
function belowCards(rows: readonly Placed[][], heights: readonly number[], { gap }: View) {
  const charts = rows.filter(isFlexible).flat();
  const captions = rows.filter(([each]) => each && isCaption(each.visual)).flat();
  const isAbove = (row: readonly Placed[]): boolean => !isFlexible(row) && !row.some((each) => captions.includes(each));
  const above = rows.filter(isAbove);
  if (captions.length > 1 || rows.slice(rows.findIndex(isFlexible)).some(isAbove)) return undefined;
  const aboveHeights = heights.filter((_, index) => isAbove(rows[index] ?? []));
  const caption = captionText(captions[0]?.visual ?? {});
  const top = aboveHeights.reduce((sum, each) => sum + each + gap, above.length === 0 ? gap : 0);
  return { rows: above, caption, heights: aboveHeights, top, charts };
}

/** Moves a caption at the end of the page above the first chart, where it also is if charts are in a row. */
function withCaption(rows: readonly Placed[][]): Placed[][] {
  const last = rows.at(-1) ?? [];
  const chartIndex = rows.findIndex(isFlexible);
  if (chartIndex < 0 || !last.every(({ visual }) => isCaption(visual))) return [...rows];
  return [...rows.slice(0, chartIndex), last, ...rows.slice(chartIndex, -1)];
}

/** Returns whether a row has visuals that benefit from extra height. */
const isFlexible = (row: readonly Placed[]): boolean => !fixedTypes.includes(row[0]?.visual.type ?? '');

/** Returns the rows' heights. The first chart is shorter if it is then completely visible without scrolling. */
function withFittingChart(rows: readonly Placed[][], heights: number[], viewHeight: number, gap: number): number[] {
  const chartIndex = rows.findIndex(isFlexible);
  const type = rows[chartIndex]?.[0]?.visual.type ?? '';
  const top = gap + heights.slice(0, chartIndex).reduce((sum, each) => sum + each + gap, 0);
  const visible = viewHeight - top - gap;
  if (visible < minChartHeight || !/line|area|column|scatter/i.test(type)) return heights;
  return heights.map((each, index) => (index === chartIndex ? Math.min(each, visible) : each));
}
