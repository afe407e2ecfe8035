import type { ReportSession } from './report-session';
import type { PageState, VisualState } from './state';

/** A slicer and the page that it is on. */
export interface PlacedSlicer {
  page: PageState;
  slicer: VisualState;
}

const fieldKey = ({ query }: VisualState): string => {
  const [field] = query?.categories ?? [];
  return field ? JSON.stringify([field.table, field.column]) : '';
};

/** The slicers of the same column, on every page, the given one among them. */
export function slicersOfField({ state }: ReportSession, visual: VisualState): PlacedSlicer[] {
  const key = fieldKey(visual);
  return state.pages.flatMap((page) =>
    page.visuals.filter((each) => each.type === 'slicer' && fieldKey(each) === key).map((slicer) => ({ page, slicer })),
  );
}

/** Brings what a slicer has chosen to those that are synchronised with it. */
export function syncSlicers(report: ReportSession, visual: VisualState): void {
  const group = visual.slicer?.sync;
  if (group === undefined) return;
  for (const { slicer } of slicersOfField(report, visual)) {
    if (slicer !== visual && slicer.slicer?.sync === group)
      slicer.slicerFilters = structuredClone(visual.slicerFilters);
  }
}

/** Puts a slicer into the group of its column, or takes it out. */
export function setSynced(report: ReportSession, visual: VisualState, synced: boolean): void {
  const { sync: _, ...rest } = visual.slicer ?? {};
  const group = slicersOfField(report, visual).find(({ slicer }) => slicer.slicer?.sync !== undefined)?.slicer.slicer
    ?.sync;
  visual.slicer = synced ? { ...rest, sync: group ?? fieldKey(visual) } : rest;
  const other = slicersOfField(report, visual).find(
    ({ slicer }) => slicer !== visual && slicer.slicer?.sync === visual.slicer?.sync,
  );
  if (synced && other) visual.slicerFilters = structuredClone(other.slicer.slicerFilters);
  report.unsaved = true;
}
