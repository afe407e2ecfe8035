import type { Filter, Page, Report } from '@vitrine/sdk';
import { isReady, type EmbedHandle } from '../control/handle';

/** Immutable snapshot of a report's pages and filters. */
export interface ReportDetails {
  /** Pages of the report. Empty until the report is loaded, and for single visuals and paginated reports. */
  readonly pages: readonly Page[];
  /** The active page. Undefined until the report is loaded. */
  readonly activePage: Page | undefined;
  /** Filters on all pages of the report. Updated when filters are applied. */
  readonly filters: readonly Filter[];
}

/** Details before the report is loaded. */
export const noDetails: ReportDetails = { pages: [], activePage: undefined, filters: [] };

/** External store of a report's details. It requests them while it has listeners, and again when events report a change. */
export interface ReportReader {
  readonly getDetails: () => ReportDetails;
  readonly subscribe: (listener: () => void) => () => void;
}

function createReader(handle: EmbedHandle): ReportReader {
  const listeners = new Set<() => void>();
  let details = noDetails;
  let current: Report | undefined;
  let removeListeners: (() => void)[] = [];
  let unsubscribe: () => void;

  const set = (next: ReportDetails) => {
    details = next;
    listeners.forEach((listener) => listener());
  };
  const fetchDetails = async (report: Report) => {
    // Single visuals reject getPages, paginated reports reject both. One rejection must not discard the other result.
    const [pages, filters] = await Promise.all([
      report.getPages().catch(() => noDetails.pages),
      report.getFilters().catch(() => noDetails.filters),
    ]);
    if (report !== current) return;
    set({ pages, activePage: pages.find(({ isActive }) => isActive) ?? details.activePage, filters });
  };
  const setReport = (report: Report | undefined) => {
    if (report === current) return;
    current = report;
    removeListeners.forEach((remove) => remove());
    removeListeners = [];
    if (!report) set(noDetails);
    else if (report.allowedEvents.includes('pageChanged')) {
      removeListeners = [
        report.on('pageChanged', ({ detail }) => set({ ...details, activePage: detail.newPage })),
        report.on('filtersApplied', () => void fetchDetails(report)),
      ];
      void fetchDetails(report);
    }
  };
  const sync = () => {
    const { embed, status } = handle.getState();
    setReport(isReady(status) ? (embed as Report) : undefined);
  };

  return {
    getDetails: () => details,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        unsubscribe = handle.subscribe(sync);
        sync();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unsubscribe();
        setReport(undefined);
      };
    },
  };
}

const readers = /* @__PURE__ */ new WeakMap<EmbedHandle, ReportReader>();

/** Returns the reader of a handle. All hooks that use the handle share it. */
export function readerOf(handle: EmbedHandle): ReportReader {
  let reader = readers.get(handle);
  if (!reader) readers.set(handle, (reader = createReader(handle)));
  return reader;
}
