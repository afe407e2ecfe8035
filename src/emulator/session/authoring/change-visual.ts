import { VisualContainerDisplayMode, type VisualLayout } from '../../../models';
import type { Dataset } from '../../engine/dataset';
import { columnsOf } from '../../engine/evaluate';
import { badRequest } from '../../failure';
import { type Rectangle, type VisualType, isDecoration } from '../../model/definition';
import type { Query } from '../../model/query';
import { randomHex } from '../../random-id';
import { drilledQuery } from '../state/drill';
import type { ReportSession } from '../state/report-session';
import { definedSize, pageFrame, placedVisuals } from '../state/layout';
import { placeVisual } from './place-visual';
import { type PageState, type VisualState, refersTo, visualState } from '../state/report-state';

/**
 * Adds a visual without fields to a page.
 *
 * @param movesOthers - whether other visuals move to make room for it, as in the authoring pane. Default: false.
 * @throws {@link Failure} 400 for an invalid layout
 */
export function addVisual(
  report: ReportSession,
  page: PageState,
  type: VisualType,
  layout: VisualLayout | undefined,
  movesOthers = false,
): VisualState {
  checkLayout(layout);
  const { displayState, ...placement } = layout ?? {};
  const visual = visualState({
    name: randomHex(20),
    type,
    layout: { ...place(report, page, type, placement, movesOthers), z: page.visuals.length, ...placement },
    ...(!isDecoration(type) && { query: {}, autoTitle: true }),
    ...(displayState?.mode === VisualContainerDisplayMode.Hidden && { hidden: true }),
  });
  page.visuals.push(visual);
  return visual;
}

/**
 * Asserts that a layout has valid positions and sizes.
 *
 * @throws {@link Failure} 400
 */
function checkLayout(layout: VisualLayout | undefined): void {
  for (const side of ['x', 'y', 'z', 'width', 'height'] as const) {
    const value: unknown = layout?.[side];
    const minimum = side === 'z' ? -Infinity : 0;
    if (value !== undefined && !(typeof value === 'number' && Number.isFinite(value) && value >= minimum))
      throw badRequest(
        `layout.${side} must be a ${side === 'z' ? '' : 'non-negative '}number; received ${JSON.stringify(value)}.`,
      );
  }
}

/** Returns the position of a new visual. If other visuals may move, moves them if their grid has no room. */
function place(
  report: ReportSession,
  page: PageState,
  type: VisualType,
  layout: VisualLayout,
  movesOthers: boolean,
): Rectangle {
  const frame = pageFrame(page, report.settings);
  const placed = placedVisuals(page, report.settings);
  const isCard = type === 'card';
  const occupied = placed.map(({ at }) => at);
  // A visual with its own position or size is not in the grid.
  if (Object.keys(layout).some((side) => side !== 'z')) {
    const usual = placeVisual(frame, [], { isCard }).at;
    return placeVisual(frame, occupied, { isCard, size: { ...usual, ...definedSize(layout) } }).at;
  }
  const { at, moved } = placeVisual(frame, occupied, { isCard, movesOthers });
  placed.forEach(({ visual }, index) => {
    if (moved) visual.layout = { ...visual.layout, ...moved[index] };
  });
  return at;
}

/** Removes a visual from its page, clears its selection, and exits its focus mode or spotlight. */
export function removeVisual(report: ReportSession, page: PageState, visual: VisualState): void {
  page.visuals = page.visuals.filter((each) => each !== visual);
  const { state } = report;
  if (refersTo(state.selection, page, visual)) state.selection = undefined;
  if (refersTo(state.popOut, page, visual)) state.popOut = undefined;
  if (refersTo(report.selectedVisual, page, visual)) report.selectedVisual = undefined;
  report.unsaved = true;
}

/**
 * Replaces a visual's query, and its type if one is passed.
 *
 * @throws {@link UnknownFieldError} if the fields' tables are not related
 */
export function replaceQuery(
  report: ReportSession,
  page: PageState,
  visual: VisualState,
  query: Query,
  type: VisualType = visual.type,
): void {
  // Levels and data points from the previous fields may no longer exist.
  const { drill: _, expandedRows: __, ...rest } = visual;
  report.result(page, { ...rest, type, query });
  for (const level of query.levels ?? [])
    report.result(page, { ...rest, type, query: { ...query, categories: [level] } });
  const { state } = report;
  if (refersTo(state.selection, page, visual)) state.selection = undefined;
  Object.assign(visual, {
    type,
    query: isDecoration(type) ? undefined : query,
    drill: undefined,
    expandedRows: undefined,
  });
  const fields = query.categories ?? [];
  visual.slicerFilters = visual.slicerFilters.filter(({ target }) => {
    const { table, column } = target as { table?: string; column?: string };
    return type === 'slicer' && fields.some((field) => field.table === table && field.column === column);
  });
  updateTitle(report, visual);
  report.unsaved = true;
}

/** Updates a generated title. */
export function updateTitle({ dataset }: ReportSession, visual: VisualState): void {
  if (visual.autoTitle) visual.title = generatedTitle(dataset, visual.query ?? {});
}

/** Returns the title that a visual is shown with. A generated one names the levels that the visual shows. */
export const shownTitle = ({ dataset }: ReportSession, visual: VisualState): string =>
  visual.autoTitle && visual.drill ? generatedTitle(dataset, drilledQuery(visual)) : (visual.title ?? '');

/** Returns a title that lists the measures and the columns that they are grouped by. */
function generatedTitle(dataset: Dataset, query: Query): string {
  const columns = columnsOf(dataset, query).filter(({ field }) => !field.hidden && field.role !== 'Tooltips');
  const labels = (isMeasure: boolean): string =>
    columns
      .filter(({ role }) => (role === 'measure') === isMeasure)
      .map(({ label }) => label)
      .join(' and ');
  return [labels(true), labels(false)].filter((each) => each !== '').join(' by ');
}
