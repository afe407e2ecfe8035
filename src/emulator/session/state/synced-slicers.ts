import type { ReportSession } from './report-session';
import type { PageState, VisualState } from './report-state';
import { clone } from '../../clone';

/** A slicer and the page that contains it. */
export interface SlicerOnPage {
  page: PageState;
  slicer: VisualState;
}

const fieldKey = ({ query }: VisualState): string => {
  const [field] = query?.categories ?? [];
  return field ? JSON.stringify([field.table, field.column]) : '';
};

/** Returns the slicers for the same column on all pages, including the given one. */
export function slicersOfField({ state }: ReportSession, visual: VisualState): SlicerOnPage[] {
  const key = fieldKey(visual);
  return state.pages.flatMap((page) =>
    page.visuals.filter((each) => each.type === 'slicer' && fieldKey(each) === key).map((slicer) => ({ page, slicer })),
  );
}

/** Copies a slicer's selection to the other slicers in its sync group. */
export function syncSlicers(report: ReportSession, visual: VisualState): void {
  const group = visual.slicer?.sync;
  if (group === undefined) return;
  for (const { slicer } of slicersOfField(report, visual)) {
    if (slicer !== visual && slicer.slicer?.sync === group) slicer.slicerFilters = clone(visual.slicerFilters);
  }
}

/** Adds a slicer to the sync group for its column, or removes it from the group. */
export function setSlicerSync(report: ReportSession, visual: VisualState, synced: boolean): void {
  const { sync: _, ...rest } = visual.slicer ?? {};
  const slicers = slicersOfField(report, visual).map(({ slicer }) => slicer);
  const group = slicers.find(({ slicer }) => slicer?.sync !== undefined)?.slicer?.sync;
  visual.slicer = synced ? { ...rest, sync: group ?? fieldKey(visual) } : rest;
  const other = slicers.find((each) => each !== visual && each.slicer?.sync === visual.slicer?.sync);
  if (synced && other) visual.slicerFilters = clone(other.slicerFilters);
  report.unsaved = true;
}
