import type { ReportSession } from '../../../session/state/report-session';
import type { VisualState } from '../../../session/state/report-state';

/** A visual and its position on the page. */
export interface Placed {
  visual: VisualState;
  at: { x: number; y: number; width: number; height: number };
}

/**
 * Sorts visuals for a phone: cards first, then slicers, then all others. If the page has a phone layout, the visuals in
 * that layout are first, and all others follow. Each group is sorted from top to bottom and left to right.
 */
export function readingOrder(placed: readonly Placed[]): Placed[] {
  const isDesigned = placed.some(({ visual }) => visual.mobileLayout);
  const rank = ({ visual }: Placed): number => {
    if (isDesigned) return visual.mobileLayout ? 0 : 1;
    return isCard(visual) ? 0 : visual.type === 'slicer' ? 1 : 2;
  };
  const positionOf = ({ visual, at }: Placed) => visual.mobileLayout ?? at;
  return [...placed].sort(
    (a, b) => rank(a) - rank(b) || positionOf(a).y - positionOf(b).y || positionOf(a).x - positionOf(b).x,
  );
}

/** Returns whether a visual is narrow enough to fit next to another card on a phone. */
const isCard = (visual: VisualState | undefined): boolean => visual?.type === 'card' || visual?.type === 'kpi';

/** Frame height, in pixels, below which cards are shorter, so that more of them are visible. */
const lowHeight = 420;

/** Space between visuals, in pixels. */
const gap = 10;
/** Space to the left and right of the visuals, in pixels. */
export const phoneMargin = 16;
/** Visual types that do not benefit from extra height. */
const fixedTypes = ['slicer', 'card', 'kpi', 'textbox', 'actionButton', 'basicShape', 'shape'];

/** Returns whether a visual has the height of a single line, with its title next to its values. */
export const isCompact = ({ type, slicer }: VisualState): boolean => type === 'slicer' && slicer?.style !== 'between';

/**
 * Arranges visuals in one column, with cards in pairs. If the visuals do not fill the frame's height, charts and
 * tables share the remaining height. Returns the visuals' rectangles and the page height.
 */
export function phoneLayout(placed: readonly Placed[], report: ReportSession, width: number, height: number) {
  const columnWidth = Math.min(width, 720) - 2 * phoneMargin;
  const start = (width - columnWidth) / 2;
  const rows: Placed[][] = [];
  for (const each of placed) {
    const previous = rows.at(-1);
    if (isCard(each.visual) && previous?.length === 1 && isCard(previous[0]?.visual)) previous.push(each);
    else rows.push([each]);
  }
  const heights = rows.map(([first]) => (first ? phoneHeight(first.visual, report, height < lowHeight) : 0));
  const remainingHeight = height - gap - heights.reduce((sum, each) => sum + each + gap, 0);
  const isFlexible = (row: readonly Placed[]): boolean => !fixedTypes.includes(row[0]?.visual.type ?? '');
  const share = Math.max(0, remainingHeight) / Math.max(1, rows.filter(isFlexible).length);
  let top = gap;
  const boxes = rows.flatMap((row, index) => {
    const rowHeight = (heights[index] ?? 0) + (isFlexible(row) ? share : 0);
    const boxWidth = row.length === 2 ? (columnWidth - gap) / 2 : columnWidth;
    const rowBoxes = row.map(({ visual }, column) => {
      const left = start + column * (boxWidth + gap);
      return { visual, at: { x: left, y: top, width: boxWidth, height: rowHeight } };
    });
    top += rowHeight + gap;
    return rowBoxes;
  });
  return { boxes, height: top };
}

/** Returns a visual's minimum height in the single-column phone layout, in pixels. */
function phoneHeight(visual: VisualState, report: ReportSession, isLow: boolean): number {
  switch (visual.type) {
    case 'slicer':
      return isCompact(visual) ? 44 : 74;
    case 'card':
    case 'kpi':
      return isLow ? 72 : 86;
    case 'multiRowCard':
    case 'tableEx':
    case 'pivotTable':
      return 340;
    case 'pieChart':
    case 'donutChart':
      return 320;
    case 'textbox':
    case 'actionButton':
      return 72;
    case 'basicShape':
    case 'shape':
      return 24;
    default:
      return visual.type.includes('Bar')
        ? 90 + 28 * Math.min(12, report.result(report.activePage, visual).rows.length)
        : 280;
  }
}
