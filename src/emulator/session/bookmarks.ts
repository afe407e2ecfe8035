import {
  type CaptureBookmarkOptions,
  type Filter,
  type ReportBookmark,
  type SortByVisualRequest,
  SortDirection,
} from '../../models';
import type { Sort } from '../model/query';
import { badRequest, notFound } from './failure';
import type { DrillState } from './drill';
import type { ReportSession } from './report-session';
import type { PopOut, SelectionState, VisualState } from './state';

/** What a bookmark keeps of a visual. */
interface VisualMemory {
  filters: Filter[];
  slicerFilters: Filter[];
  hidden: boolean;
  sort?: Sort;
  drill?: DrillState;
  expandedRows?: VisualState['expandedRows'];
  /** Only with personalizeVisuals. */
  type?: VisualState['type'];
}

/** What a bookmark keeps. */
interface BookmarkMemory {
  activePage: string;
  filters: Filter[];
  selection?: SelectionState;
  popOut?: PopOut;
  pages: Record<string, { filters: Filter[]; visuals: Record<string, VisualMemory> }>;
}

/** The state of the moment as the text of a bookmark. */
export function captureState(
  report: ReportSession,
  { personalizeVisuals = false, allPages = false }: CaptureBookmarkOptions = {},
): string {
  const { activePage, filters, pages, selection, popOut } = report.state;
  const kept = pages.filter(({ name }) => allPages || name === activePage);
  const memory: BookmarkMemory = {
    activePage,
    filters,
    ...(selection && { selection }),
    ...(popOut && { popOut }),
    pages: Object.fromEntries(
      kept.map((page) => [
        page.name,
        {
          filters: page.filters,
          visuals: Object.fromEntries(
            page.visuals.map((visual) => [visual.name, memoryOf(visual, personalizeVisuals)]),
          ),
        },
      ]),
    ),
  };
  // The provider's states are opaque texts too; base64 of UTF-8 keeps them short and safe to store.
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(memory))));
}

function memoryOf(visual: VisualState, personal: boolean): VisualMemory {
  const sort = visual.query?.sort;
  return {
    filters: visual.filters,
    slicerFilters: visual.slicerFilters,
    hidden: visual.hidden ?? false,
    ...(sort && { sort }),
    ...(visual.drill && { drill: visual.drill }),
    ...(visual.expandedRows && { expandedRows: visual.expandedRows }),
    ...(personal && { type: visual.type }),
  };
}

/**
 * Brings a captured state back. Pages and visuals that are gone since are passed over. With `filtersOnly` the page,
 * the selection and what stands out stay as they are.
 */
export function applyState(report: ReportSession, text: string, { filtersOnly = false } = {}): void {
  const memory = readMemory(text);
  const { state } = report;
  state.filters = memory.filters;
  if (!filtersOnly) applyPlace(report, memory);
  for (const page of state.pages) {
    const kept = memory.pages[page.name];
    if (!kept) continue;
    page.filters = kept.filters;
    for (const visual of page.visuals) {
      const own = kept.visuals[visual.name];
      if (!own) continue;
      visual.filters = own.filters;
      visual.slicerFilters = own.slicerFilters;
      if (filtersOnly) continue;
      visual.hidden = own.hidden;
      visual.drill = own.drill;
      visual.expandedRows = own.expandedRows;
      if (own.type) visual.type = own.type;
      if (own.sort && visual.query) visual.query = { ...visual.query, sort: own.sort };
    }
  }
}

function applyPlace({ state }: ReportSession, memory: BookmarkMemory): void {
  state.selection = memory.selection;
  state.popOut = memory.popOut;
  if (state.pages.some(({ name }) => name === memory.activePage)) state.activePage = memory.activePage;
}

function readMemory(text: string): BookmarkMemory {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const memory = JSON.parse(new TextDecoder().decode(bytes)) as Partial<BookmarkMemory>;
    if (typeof memory.activePage === 'string' && Array.isArray(memory.filters) && typeof memory.pages === 'object') {
      return memory as BookmarkMemory;
    }
  } catch {
    // Falls through to the one refusal below.
  }
  throw badRequest('The bookmark state cannot be read. Give back what a capture has returned.');
}

/** Looks through groups too. */
export function findBookmark(bookmarks: readonly ReportBookmark[], name: string): ReportBookmark {
  const all = bookmarks.flatMap((bookmark) => [bookmark, ...(bookmark.children ?? [])]);
  const found = all.find((bookmark) => bookmark.name === name && bookmark.state !== undefined);
  if (!found) throw notFound(`Bookmark '${name}' not found`);
  return found;
}

/** The order that a sort request means for a visual's query. */
export function sortOf(visual: VisualState, { orderBy, direction }: SortByVisualRequest): Sort {
  const { categories = [], series, measures = [] } = visual.query ?? {};
  const fields = [...categories, ...(series ? [series] : []), ...measures];
  const target = orderBy as { table?: string; column?: string; measure?: string };
  const by = fields.findIndex((field) => {
    if (field.table !== target.table) return false;
    return 'measure' in field ? field.measure === target.measure : field.column === target.column;
  });
  if (by < 0) throw badRequest(`Visual '${visual.name}' does not show the field to sort by`);
  return { by, direction: direction === SortDirection.Descending ? 'descending' : 'ascending' };
}
