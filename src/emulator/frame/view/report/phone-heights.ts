import type { ReportSession } from '../../../session/state/report-session';
import type { VisualState } from '../../../session/state/report-state';
import { isStacked } from '../visuals/chart-layout';
import { commandState } from '../visuals/commands';
import { hasMonthBounds } from '../visuals/range-slicer';
import { isCaption } from '../visuals/text-box';

/** Heights of a slicer with its title above its value, in tall and short views, and of a card in short views, in pixels. */
const slicerHeight = 44;
const shortSlicerHeight = 34;
const shortCardHeight = 52;
/** Height of a table that scrolls in tall and short views, in pixels. */
const maxTableHeight = 520;
const maxShortTableHeight = 340;
/** Maximum number of rows of a table that is completely visible in a tall view, which scrolls itself, and number of visible rows of longer ones. */
const maxVisibleRows = 24;
const firstRows = 10;
/** Height of the button below these rows, in pixels. */
const showAllHeight = 40;
/** Height of a table's rows in tall and short views, and of the rest of the table, in pixels. */
const rowHeight = 33;
const shortRowHeight = 29;
const tableFrameHeight = 80;
/** Maximum number of cards of a multi-row card that is completely visible in a tall view. */
const maxVisibleCards = 8;
/** Height of each of these cards, and of the rest of the visual, in pixels. */
const multiCardHeight = 71;
const multiCardFrameHeight = 56;

/** Returns whether a visual has the height of a single line, with its title next to its values. */
export const isCompact = (visual: VisualState, report: ReportSession): boolean =>
  visual.type === 'slicer' && (visual.slicer?.style !== 'between' || hasMonthBounds(report, report.activePage, visual));

/** Heights of visuals without data, by type, in pixels. */
export const smallHeights: Readonly<Record<string, number>> = {
  textbox: 72,
  actionButton: 72,
  basicShape: 24,
  shape: 24,
};

/** Height of a text box with a single line, in pixels. It is shorter on phones, where it is close to the charts below it. */
export const captionHeight = 24;
const phoneCaptionHeight = 16;

/** Returns the height of a chart with horizontal bars, in pixels. Bars with segments leave room for their names above them. */
function barsHeight(visual: VisualState, report: ReportSession): number {
  const { rows } = report.unselectedResult(report.activePage, visual);
  const count = isStacked(visual.type) ? new Set(rows.map(([category]) => category)).size : rows.length;
  return 90 + (count < rows.length ? 36 : 28) * Math.min(12, count);
}

/**
 * Returns the number of rows of a long table above a button that shows all of them. Returns undefined for other tables. In a tall
 * view, a table that scrolls would catch the finger that scrolls the page.
 */
export function phoneRowLimit(visual: VisualState, report: ReportSession, isShort: boolean): number | undefined {
  if (visual.type !== 'tableEx' || isShort || commandState(report.settings, visual, 'focusMode') !== 'enabled')
    return undefined;
  const { length } = report.unselectedResult(report.activePage, visual).rows;
  return length > maxVisibleRows ? firstRows : undefined;
}

/** Returns the height of a table or matrix, in pixels. */
function tableHeight(rowCount: number, isShort: boolean): number {
  if (isShort) return Math.min(maxShortTableHeight, tableFrameHeight + shortRowHeight * rowCount);
  return rowCount <= maxVisibleRows ? tableFrameHeight + rowHeight * rowCount : maxTableHeight;
}

/** Returns a visual's minimum height in the single-column phone layout, in pixels. */
export function phoneHeight(visual: VisualState, report: ReportSession, isShort: boolean): number {
  switch (visual.type) {
    case 'slicer':
      return isCompact(visual, report) ? (isShort ? shortSlicerHeight : slicerHeight) : 74;
    case 'card':
    case 'kpi':
      return isShort ? shortCardHeight : 86;
    case 'tableEx': {
      const limit = phoneRowLimit(visual, report, isShort);
      if (limit !== undefined) return tableHeight(limit, isShort) + showAllHeight;
      return tableHeight(report.unselectedResult(report.activePage, visual).rows.length, isShort);
    }
    case 'pivotTable': {
      const { rows } = report.unselectedResult(report.activePage, visual);
      return tableHeight(new Set(rows.map(([group]) => group)).size, isShort);
    }
    case 'multiRowCard': {
      const cardCount = report.unselectedResult(report.activePage, visual).rows.length;
      const isWhole = !isShort && cardCount <= maxVisibleCards;
      return isWhole ? multiCardFrameHeight + multiCardHeight * cardCount : maxShortTableHeight;
    }
    case 'pieChart':
    case 'donutChart':
      return 320;
    default:
      if (isCaption(visual)) return phoneCaptionHeight;
      if (visual.type in smallHeights) return smallHeights[visual.type] ?? 0;
      return visual.type.includes('Bar') ? barsHeight(visual, report) : 280;
  }
}
