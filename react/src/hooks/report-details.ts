import type { Filter, Page, Report } from '@vitrine/sdk';
import { isReady, type EmbedHandle } from '../control/handle';

/** What is known about a report's content; replaced, never changed. */
export interface ReportDetails {
  /** The report's pages; empty until it is loaded, and where the embed has none. */
  readonly pages: readonly Page[];
  /** The page that is shown. */
  readonly activePage: Page | undefined;
  /** The report's filters. */
  readonly filters: readonly Filter[];
}

/** Before anything is known. */
export const noDetails: ReportDetails = { pages: [], activePage: undefined, filters: [] };

/** Asks a report about its content while somebody listens, and again when its events say that it has changed. */
export interface ReportReader {
  readonly getDetails: () => ReportDetails;
  readonly subscribe: (listener: () => void) => () => void;
}

function makeReader(handle: EmbedHandle): ReportReader {
  const listeners = new Set<() => void>();
  let details = noDetails;
  let seen: Report | undefined;
  let undo: (() => void)[] = [];
  let unfollow: () => void;

  const set = (next: ReportDetails) => {
    details = next;
    listeners.forEach((listener) => listener());
  };
  const ask = async (report: Report) => {
    // A single visual has no pages, a paginated report no filters either: each question stands alone.
    const [pages, filters] = await Promise.all([
      report.getPages().catch(() => noDetails.pages),
      report.getFilters().catch(() => noDetails.filters),
    ]);
    if (report !== seen) return;
    set({ pages, activePage: pages.find(({ isActive }) => isActive) ?? details.activePage, filters });
  };
  const watch = (report: Report | undefined) => {
    if (report === seen) return;
    seen = report;
    undo.forEach((each) => each());
    undo = [];
    if (!report) set(noDetails);
    else if (report.allowedEvents.includes('pageChanged')) {
      undo = [
        report.on('pageChanged', ({ detail }) => set({ ...details, activePage: detail.newPage })),
        report.on('filtersApplied', () => void ask(report)),
      ];
      void ask(report);
    }
  };
  const follow = () => {
    const { embed, status } = handle.getState();
    watch(isReady(status) ? (embed as Report) : undefined);
  };

  return {
    getDetails: () => details,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        unfollow = handle.subscribe(follow);
        follow();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unfollow();
        watch(undefined);
      };
    },
  };
}

const readers = /* @__PURE__ */ new WeakMap<EmbedHandle, ReportReader>();

/** The one reader of a handle, however many hooks use it. */
export function readerOf(handle: EmbedHandle): ReportReader {
  let reader = readers.get(handle);
  if (!reader) readers.set(handle, (reader = makeReader(handle)));
  return reader;
}
