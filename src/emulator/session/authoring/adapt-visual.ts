import { groupFieldsOf } from '../../model/query';
import { matrixOf } from '../rendering/matrix';
import { pageFrame, placedVisuals } from '../state/layout';
import type { ReportSession } from '../state/report-session';
import type { PageState, VisualState } from '../state/report-state';
import { widenedPlace } from './place-visual';

/** Approximate width of a column in a table, in pixels. */
const columnWidth = 130;

function columnCount(report: ReportSession, page: PageState, visual: VisualState): number {
  if (visual.type === 'pivotTable') return matrixOf(report, page, visual).columns.length + 1;
  return visual.type === 'tableEx' ? report.result(page, visual).columns.length : 0;
}

/** Widens a table or matrix whose columns do not fit into its cell of the page's grid, if the cell to the right is free. */
function growTable(report: ReportSession, page: PageState, visual: VisualState): void {
  const placed = placedVisuals(page, report.settings);
  const own = placed.find((each) => each.visual === visual);
  if (!own || columnCount(report, page, visual) * columnWidth <= own.at.width) return;
  const others = placed.filter((each) => each !== own).map(({ at }) => at);
  const wide = widenedPlace(pageFrame(page, report.settings), own.at, others);
  if (wide) visual.layout = { ...visual.layout, ...wide };
}

/** Sorts the slices of a pie or donut from the largest to the smallest, unless they are periods or an author has sorted them. */
function sortSlices(visual: VisualState): void {
  const { type, query } = visual;
  const [category] = query?.categories ?? [];
  if (!query?.measures?.[0] || query.sort || !category || category.bucket) return;
  if (type === 'pieChart' || type === 'donutChart')
    visual.query = { ...query, sort: { by: groupFieldsOf(query).length, direction: 'descending' } };
}

/** Adapts the size and the order of a visual to fields that an author has changed. */
export function adaptVisual(report: ReportSession, page: PageState, visual: VisualState): void {
  growTable(report, page, visual);
  sortSlices(visual);
}
