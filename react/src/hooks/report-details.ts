import type { Filter, Page, Report } from '@vitrine/sdk';
import { isReady, type EmbedHandle } from '../control/handle';

/** Pages and filters of a report. Replaced by a new object on each change. */
export interface ReportDetails {
  /** Pages of the report. Empty until the report has loaded, and for embeds without pages. */
  readonly pages: readonly Page[];
  /** Active page. */
  readonly activePage: Page | undefined;
  /** Filters of the report. */
  readonly filters: readonly Filter[];
}

/** Details before the report has loaded. */
export const noDetails: ReportDetails = { pages: [], activePage: undefined, filters: [] };

/** Reader for the pages and filters of a report. While there are listeners, it reads them again when events report changes. */
export interface ReportReader {
  readonly getDetails: () => ReportDetails;
  readonly subscribe: (listener: () => void) => () => void;
}

function createReader(handle: EmbedHandle): ReportReader {
  const listeners = new Set<() => void>();
  let details = noDetails;
  let watched: Report | undefined;
  let lastRead = 0;
  let unsubscribers: (() => void)[] = [];
  let unfollow: () => void;

  const set = (next: ReportDetails) => {
    details = next;
    listeners.forEach((listener) => listener());
  };
  const read = async (report: Report) => {
    const current = (lastRead += 1);
    // Errors are handled separately, because a single visual has filters but no pages, and a paginated report has neither.
    const [pages, filters] = await Promise.all([
      report.getPages().catch(() => details.pages),
      report.getFilters().catch(() => details.filters),
    ]);
    // A response to an earlier request may be out of date.
    if (report !== watched || current !== lastRead) return;
    set({ pages, activePage: pages.find(({ isActive }) => isActive) ?? details.activePage, filters });
  };
  const watch = (report: Report | undefined) => {
    if (report === watched) return;
    watched = report;
    unsubscribers.forEach((each) => each());
    unsubscribers = [];
    if (!report) set(noDetails);
    else if (report.allowedEvents.includes('pageChanged')) {
      unsubscribers = [
        report.on('pageChanged', ({ detail }) => {
          set({ ...details, activePage: detail.newPage });
          // The other pages' `isActive` has changed, and the new page may have just been added.
          void read(report);
        }),
        report.on('filtersApplied', () => void read(report)),
      ];
      void read(report);
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

/** Returns the reader for a handle. All hooks with the same handle share it. */
export function readerOf(handle: EmbedHandle): ReportReader {
  let reader = readers.get(handle);
  if (!reader) readers.set(handle, (reader = createReader(handle)));
  return reader;
}
