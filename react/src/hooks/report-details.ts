import type { Filter, Page, Report } from '@vitrine/sdk';
import type { EmbedHandle, EmbedState } from '../control/handle';

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
export class ReportReader {
  readonly #handle: EmbedHandle;
  readonly #listeners = new Set<() => void>();
  #details = noDetails;
  #seen: EmbedState | undefined;
  #undo: (() => void)[] = [];
  /** Counts questions: an answer that a newer question has overtaken is dropped. */
  #asked = 0;

  constructor(handle: EmbedHandle) {
    this.#handle = handle;
  }

  readonly getDetails = (): ReportDetails => this.#details;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  #start(): void {
    this.#undo = [this.#handle.subscribe(this.#follow)];
    this.#follow();
  }

  #stop(): void {
    for (const undo of this.#undo) undo();
    this.#seen = undefined;
    this.#asked += 1;
  }

  readonly #follow = (): void => {
    const before = this.#seen;
    const state = this.#handle.getState();
    this.#seen = state;
    const report = state.embed as Report | null;
    if (report !== (before?.embed ?? null)) this.#observe(report);
    const isLoaded = state.status === 'loaded' || state.status === 'rendered';
    const wasLoaded = before?.status === 'loaded' || before?.status === 'rendered';
    if (report && isLoaded && !wasLoaded) void this.#ask(report);
    if (!report) this.#set(noDetails);
  };

  #observe(report: Report | null): void {
    const [handle, ...events] = this.#undo;
    for (const undo of events) undo();
    this.#undo = handle ? [handle] : [];
    if (!report?.allowedEvents.includes('pageChanged')) return;
    this.#undo.push(
      report.on('pageChanged', ({ detail }) => this.#set({ ...this.#details, activePage: detail.newPage })),
      report.on('filtersApplied', () => void this.#ask(report)),
    );
  }

  async #ask(report: Report): Promise<void> {
    const turn = (this.#asked += 1);
    // A paginated report or a single visual has no pages, an edit session may have filters only: each question stands alone.
    const [pages, filters] = await Promise.all([
      report.getPages().catch(() => noDetails.pages),
      report.getFilters().catch(() => noDetails.filters),
    ]);
    if (turn !== this.#asked) return;
    const activePage = pages.find(({ isActive }) => isActive) ?? this.#details.activePage;
    this.#set({ pages, activePage, filters });
  }

  #set(details: ReportDetails): void {
    if (details === this.#details) return;
    this.#details = details;
    for (const listener of [...this.#listeners]) listener();
  }
}

const readers = /* @__PURE__ */ new WeakMap<EmbedHandle, ReportReader>();

/** The one reader of a handle, however many hooks use it. */
export function readerOf(handle: EmbedHandle): ReportReader {
  let reader = readers.get(handle);
  if (!reader) readers.set(handle, (reader = new ReportReader(handle)));
  return reader;
}
