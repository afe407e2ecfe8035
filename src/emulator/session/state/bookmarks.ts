import type { CaptureBookmarkOptions, ReportBookmark } from '../../../models';
import { notFound } from '../../failure';
import { type BookmarkedReport, type BookmarkedVisual, readBookmarkState, writeBookmarkState } from './bookmark-state';
import type { ReportSession } from './report-session';
import type { VisualState } from './report-state';

/** Serializes a report's current state as a bookmark state. */
export function captureState(
  report: ReportSession,
  { personalizeVisuals = false, allPages = false }: CaptureBookmarkOptions = {},
): string {
  const { activePage, filters, pages, selection, popOut } = report.state;
  const captured = pages.filter(({ name }) => allPages || name === activePage);
  return writeBookmarkState({
    activePage,
    filters,
    ...(selection && { selection }),
    ...(popOut && { popOut }),
    pages: Object.fromEntries(
      captured.map((page) => [
        page.name,
        {
          filters: page.filters,
          visuals: Object.fromEntries(
            page.visuals.map((visual) => [visual.name, captureVisual(visual, personalizeVisuals)]),
          ),
        },
      ]),
    ),
  });
}

function captureVisual(visual: VisualState, personalize: boolean): BookmarkedVisual {
  const sort = visual.query?.sort;
  return {
    filters: visual.filters,
    slicerFilters: visual.slicerFilters,
    hidden: visual.hidden ?? false,
    ...(sort && { sort }),
    ...(visual.drill && { drill: visual.drill }),
    ...(visual.expandedRows && { expandedRows: visual.expandedRows }),
    ...(personalize && { type: visual.type }),
  };
}

/**
 * Applies a captured state. Pages and visuals that no longer exist are skipped. If `filtersOnly` is true, only filters
 * and slicers change.
 *
 * @throws {@link Failure} 400 if the state was not created by {@link captureState}
 */
export function applyState(report: ReportSession, text: string, { filtersOnly = false } = {}): void {
  const bookmarked = readBookmarkState(text);
  const { state } = report;
  state.filters = bookmarked.filters;
  if (!filtersOnly) applyNavigation(report, bookmarked);
  for (const [pageName, bookmarkedPage] of Object.entries(bookmarked.pages)) {
    const page = state.pages.find(({ name }) => name === pageName);
    if (!page) continue;
    page.filters = bookmarkedPage.filters;
    for (const [visualName, bookmarkedVisual] of Object.entries(bookmarkedPage.visuals)) {
      const visual = page.visuals.find(({ name }) => name === visualName);
      if (visual) applyVisual(visual, bookmarkedVisual, filtersOnly);
    }
  }
}

function applyNavigation({ state }: ReportSession, { selection, popOut, activePage }: BookmarkedReport): void {
  state.selection = selection;
  state.popOut = popOut;
  if (state.pages.some(({ name }) => name === activePage)) state.activePage = activePage;
}

function applyVisual(visual: VisualState, bookmarked: BookmarkedVisual, filtersOnly: boolean): void {
  visual.filters = bookmarked.filters;
  visual.slicerFilters = bookmarked.slicerFilters;
  if (filtersOnly) return;
  visual.hidden = bookmarked.hidden;
  visual.drill = bookmarked.drill;
  visual.expandedRows = bookmarked.expandedRows;
  if (bookmarked.type) visual.type = bookmarked.type;
  if (!visual.query) return;
  const { sort: _sort, ...query } = visual.query;
  visual.query = { ...query, ...(bookmarked.sort && { sort: bookmarked.sort }) };
}

/**
 * Returns the bookmark with this name, which may be in a group.
 *
 * @throws {@link Failure} 404
 */
export function findBookmark(bookmarks: readonly ReportBookmark[], name: string): ReportBookmark {
  const all = bookmarks.flatMap((bookmark) => [bookmark, ...(bookmark.children ?? [])]);
  const found = all.find((bookmark) => bookmark.name === name && bookmark.state !== undefined);
  if (!found) throw notFound(`Bookmark '${name}' not found. Pass a name from bookmarksManager.getBookmarks().`);
  return found;
}
