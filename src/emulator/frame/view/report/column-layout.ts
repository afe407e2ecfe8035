import type { ReportSession } from '../../../session/state/report-session';
import type { VisualState } from '../../../session/state/report-state';
import { withCleanCut } from '../clean-cut';
import { captionHeight, isCompact, smallHeights } from './phone-heights';
import { isCaption } from '../visuals/text-box';
import type { Placed } from './placed';
import { isCard } from './reading-order';

/** Space around and between visuals, in pixels. */
export const columnMargin = 16;
const gap = 12;
const maxCardsPerRow = 5;
/** Minimum width of a card, whose change line may be without its reference, in pixels. */
const minCardWidth = 130;
/** Frame height, in pixels, below which cards are shorter, so that more of the charts is visible. */
const shortHeight = 480;
/** Height of a row of cards in tall and short frames, in pixels. */
const cardHeight = 92;
const shortCardHeight = 82;
/** Minimum width of a slicer above the cards, in pixels. */
const minSlicerWidth = 250;
/** Width of a range next to another slicer, as a multiple of the other's width. */
const rangeShare = 1.4;
/** Height of a slicer with its title next to its values, and above them, in pixels. */
const slicerHeight = 48;
const tallSlicerHeight = 74;

/** Minimum heights of a row that is shortened to fit the page into the view, or to show the start of the next row, in pixels. */
const minHeight = { toFit: 180, toCut: 190 };
/** Maximum change of a row's height to show the start of the next row, in pixels. */
const maxChange = 108;

/** Returns whether a visual needs the full width. */
const isWide = ({ type }: VisualState): boolean => type === 'tableEx' || type === 'pivotTable';

/** Returns the minimum height of a chart, table or other large visual, in pixels. */
function heightOf(visual: VisualState, report: ReportSession): number {
  switch (visual.type) {
    case 'tableEx':
    case 'pivotTable':
      return 300;
    case 'multiRowCard':
    case 'pieChart':
    case 'donutChart':
      return 264;
    default:
      if (visual.type in smallHeights) return smallHeights[visual.type] ?? 0;
      return visual.type.includes('Bar')
        ? Math.max(244, 60 + 22 * Math.min(12, report.unselectedResult(report.activePage, visual).rows.length))
        : 244;
  }
}

/** Divides items into rows of similar length. */
function balancedRows<Item>(items: readonly Item[], maxPerRow: number): Item[][] {
  if (items.length === 0) return [];
  const length = Math.ceil(items.length / Math.ceil(items.length / maxPerRow));
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  );
}

/** Visual types that show a development over time, which benefits from the full width. */
const isTrend = ({ type }: VisualState): boolean => /line|area/i.test(type);

/**
 * Pairs large visuals. Tables have a row of their own. If another visual has no partner, it is the last one of the widest,
 * preferably one that shows a development over time.
 */
function pairs(placed: readonly Placed[]): Placed[][] {
  const rows: Placed[][] = [];
  let open: Placed[] | undefined;
  const narrow = placed.filter(({ visual }) => !isWide(visual));
  const widest = Math.max(...narrow.map(({ at }) => at.width));
  const candidates = narrow.filter(({ at }) => at.width === widest);
  const trends = candidates.filter(({ visual }) => isTrend(visual));
  const single = narrow.length % 2 === 1 ? (trends.at(-1) ?? candidates.at(-1)) : undefined;
  for (const each of placed) {
    if (isWide(each.visual) || each === single) rows.push([each]);
    else if (open) {
      open.push(each);
      open = undefined;
    } else {
      open = [each];
      rows.push(open);
    }
  }
  return rows;
}

/**
 * Arranges visuals for a frame that is too narrow for the page's own layout, but wider than a phone: slicers in a bar above
 * the cards, cards in rows, two charts next to each other, and captions at the end. If the visuals do not fill the frame's
 * height, charts and tables share the remaining height. If the page is slightly too tall, they are shortened until it fits. Returns
 * the visuals' rectangles and the page height.
 */
export function columnLayout(ordered: readonly Placed[], report: ReportSession, width: number, height: number) {
  const columnWidth = width - 2 * columnMargin;
  const fitting = (minWidth: number): number => Math.floor((columnWidth + gap) / (minWidth + gap));
  const slicers = ordered.filter(({ visual }) => visual.type === 'slicer');
  const cards = ordered.filter(({ visual }) => isCard(visual));
  const captions = ordered.filter(({ visual }) => isCaption(visual));
  const others = ordered.filter((each) => ![...slicers, ...cards, ...captions].includes(each));
  const maxPerRow = Math.min(maxCardsPerRow, Math.max(2, fitting(minCardWidth)));
  const slicerRows = balancedRows(slicers, Math.max(1, fitting(minSlicerWidth)));
  const cardRows = balancedRows(cards, maxPerRow);

  const chartRows = pairs(others);
  const heights = chartRows.map((row) => Math.max(...row.map(({ visual }) => heightOf(visual, report))));

  const arrange = (change: number) => {
    const boxes: Placed[] = [];
    let top = columnMargin;
    const addRow = (row: readonly Placed[], rowHeight: number): void => {
      const shares = row.map(({ visual }) => (row.length > 1 && visual.slicer?.style === 'between' ? rangeShare : 1));
      const shareBefore = (column: number): number => shares.slice(0, column).reduce((sum, share) => sum + share, 0);
      const unit = (columnWidth - gap * (row.length - 1)) / shareBefore(row.length);
      const edge = (column: number): number => Math.round(columnMargin + shareBefore(column) * unit + column * gap);
      row.forEach(({ visual }, column) => {
        const x = edge(column);
        boxes.push({ visual, at: { x, y: top, width: edge(column + 1) - gap - x, height: rowHeight } });
      });
      top += rowHeight + gap;
    };
    for (const row of slicerRows) {
      const areCompact = row.every(({ visual }) => isCompact(visual, report));
      addRow(row, areCompact ? slicerHeight : tallSlicerHeight);
    }
    for (const row of cardRows) addRow(row, height < shortHeight ? shortCardHeight : cardHeight);
    const captionsHeight = captions.length * (captionHeight + gap);
    const remaining =
      height - columnMargin + gap - top - captionsHeight - heights.reduce((sum, each) => sum + each + gap, 0);
    const share = remaining / Math.max(1, chartRows.length);
    const isFitting = share >= 0 || heights.every((each) => each + share >= minHeight.toFit);
    chartRows.forEach((row, index) => {
      const usual = Math.floor((heights[index] ?? 0) + (isFitting ? share : 0));
      addRow(row, Math.max(Math.min(usual, minHeight.toCut), usual + change));
    });
    for (const caption of captions) addRow([caption], captionHeight);
    return { boxes, height: top - gap + columnMargin };
  };
  return withCleanCut(height, arrange, maxChange);
}
