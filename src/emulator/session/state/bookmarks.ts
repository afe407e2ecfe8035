import type { CaptureBookmarkOptions, Filter, ReportBookmark } from '../../../models';
import { badRequest, notFound } from '../../failure';
import type { Sort } from '../../model/query';
import type { ReportSession } from './report-session';
import type { DrillState, PopOut, SelectionState, VisualState } from './report-state';
import { decodeBase64, encodeBase64 } from '../../base64';

/** A visual's state in a bookmark. */
interface BookmarkedVisual {
  filters: Filter[];
  slicerFilters: Filter[];
  hidden: boolean;
  sort?: Sort;
  drill?: DrillState;
  expandedRows?: VisualState['expandedRows'];
  /** Set only if the `personalizeVisuals` capture option is set. */
  type?: VisualState['type'];
}

/** A report's state in a bookmark. */
interface BookmarkedReport {
  activePage: string;
  filters: Filter[];
  selection?: SelectionState;
  popOut?: PopOut;
  pages: Record<string, { filters: Filter[]; visuals: Record<string, BookmarkedVisual> }>;
}

/** Serializes a report's current state as a bookmark state. */
export function captureState(
  report: ReportSession,
  { personalizeVisuals = false, allPages = false }: CaptureBookmarkOptions = {},
): string {
  const { activePage, filters, pages, selection, popOut } = report.state;
  const captured = pages.filter(({ name }) => allPages || name === activePage);
  const state: BookmarkedReport = {
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
  };
  // States are opaque strings, as in Power BI. Base64 can be stored anywhere.
  return encodeBase64(JSON.stringify(state));
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
  const bookmarked = parseState(text);
  const { state } = report;
  state.filters = bookmarked.filters;
  if (!filtersOnly) applyNavigation(report, bookmarked);
  for (const page of state.pages) {
    const bookmarkedPage = bookmarked.pages[page.name];
    if (!bookmarkedPage) continue;
    page.filters = bookmarkedPage.filters;
    for (const visual of page.visuals) {
      const bookmarkedVisual = bookmarkedPage.visuals[visual.name];
      if (bookmarkedVisual) applyVisual(visual, bookmarkedVisual, filtersOnly);
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
  if (bookmarked.sort && visual.query) visual.query = { ...visual.query, sort: bookmarked.sort };
}

function parseState(text: string): BookmarkedReport {
  try {
    const state = JSON.parse(decodeBase64(text)) as Partial<BookmarkedReport>;
    if (typeof state.activePage === 'string' && Array.isArray(state.filters) && typeof state.pages === 'object') {
      return state as BookmarkedReport;
    }
  } catch {
    // All invalid states are reported by the error below.
  }
  throw badRequest('The bookmark state is invalid. Pass a state that was returned by bookmarksManager.capture().');
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
