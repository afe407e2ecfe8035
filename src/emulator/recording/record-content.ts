import type { SlicerState } from '../../models';
import { clone } from '../clone';
import type { ContentDefinition } from '../model/definition';
import { Anonymizer } from './anonymizer';
import type { RecordablePage, RecordableReport, RecordableVisual } from './recordable-report';
import type { RecordedPage, RecordedVisual, UnreadableItem } from './recorded-parts';
import { buildReport } from './recorded-report';
import { type RecordedTable, readExport } from './recorded-table';

/** Recording progress. */
export interface RecordProgress {
  /** Number of visuals read so far. */
  done: number;
  /** Number of visuals on the pages read so far. It increases with each page. */
  total: number;
  /** Name of the page that is being read. */
  page: string;
}

/** Options for {@link recordContent}. */
export interface RecordOptions {
  /** Maximum number of rows to read from each visual, 1 to 30,000. Default: 30,000. */
  rows?: number;
  /**
   * Whether strings and category numbers in the data are replaced consistently, and the other numbers in each column are
   * multiplied by a random factor. Dates, titles, page names and column names are kept. Default: false.
   */
  anonymize?: boolean;
  /** Aborts the recording between two calls. */
  signal?: AbortSignal;
  /** Called before each visual is read, and at the end. */
  onProgress?: (progress: RecordProgress) => void;
}

/** Result of {@link recordContent}. */
export interface RecordedContent {
  /** Content that the emulator can serve. It contains only JSON values. */
  content: ContentDefinition;
  /** Parts that could not be recorded. Visuals without data are replaced with labeled text boxes. */
  unreadable: UnreadableItem[];
}

/**
 * Records an embedded report as a content file for the emulator. Calls only public methods. Each page is activated to
 * export its visuals' data. Afterward, the initial page is reactivated. The report's filters and slicers apply to the
 * exported data.
 *
 * @param report - a rendered report from this package or from powerbi-client
 * @throws `signal.reason` if the recording is aborted, or the failed call's error if the pages cannot be read
 *
 * @example
 * const { content, unreadable } = await recordContent(report, { rows: 1000, anonymize: true });
 */
export async function recordContent(report: RecordableReport, options: RecordOptions = {}): Promise<RecordedContent> {
  const recorder = new Recorder(options);
  const pages = await report.getPages();
  const recorded: RecordedPage[] = [];
  try {
    for (const page of pages) recorded.push(await recorder.readPage(page));
  } finally {
    await (pages.find(({ isActive }) => isActive) ?? pages[0])?.setActive();
  }
  const { unreadable } = recorder;
  const id = report.getId() ?? 'recorded';
  const definition = buildReport({
    id,
    pages: recorded,
    filters: await recorder.read({ name: 'filters' }, () => report.getFilters(), []),
    theme: (await recorder.read({ name: 'theme' }, () => report.getTheme(), {})).themeJson,
    bookmarks: await recorder.read({ name: 'bookmarks' }, () => report.bookmarksManager.getBookmarks(), []),
    anonymizer: options.anonymize ? new Anonymizer() : undefined,
    unreadable,
  });
  recorder.reportProgress();
  return { content: { reports: [clone(definition)] }, unreadable };
}

class Recorder {
  readonly unreadable: UnreadableItem[] = [];
  readonly #options: RecordOptions;
  #done = 0;
  #total = 0;
  #page = '';

  constructor(options: RecordOptions) {
    this.#options = options;
  }

  async readPage(page: RecordablePage): Promise<RecordedPage> {
    this.#checkAborted();
    const { name } = page;
    this.#page = name;
    // Some services export data only from visuals on the active page.
    await page.setActive();
    const filters = await this.read({ page: name, name: 'filters' }, () => page.getFilters(), []);
    const visuals = await page.getVisuals();
    this.#total += visuals.length;
    const recorded: RecordedVisual[] = [];
    for (const visual of visuals) {
      this.reportProgress();
      recorded.push(await this.#readVisual(page, visual));
      this.#done += 1;
    }
    return { info: page, filters, visuals: recorded };
  }

  async #readVisual({ name: page }: RecordablePage, visual: RecordableVisual): Promise<RecordedVisual> {
    this.#checkAborted();
    const { name, type } = visual;
    let slicer: SlicerState | undefined;
    let table: RecordedTable | undefined;
    let reason = '';
    if (type === 'slicer') slicer = await this.read({ page, name }, () => visual.getSlicerState(), undefined);
    try {
      const { data } = await visual.exportData(0, this.#options.rows ?? 30_000);
      table = readExport(name, data, type);
    } catch (error) {
      reason = messageOf(error);
    }
    const filters = table ? await this.read({ page, name }, () => visual.getFilters(), []) : [];
    return { info: visual, filters, table, slicer, reason };
  }

  /** Reads an optional part. If reading fails, the part is added to the list of unreadable parts. */
  async read<Result>(
    item: Omit<UnreadableItem, 'reason'>,
    run: () => Promise<Result>,
    fallback: Result,
  ): Promise<Result> {
    this.#checkAborted();
    try {
      return await run();
    } catch (error) {
      this.unreadable.push({ ...item, reason: messageOf(error) });
      return fallback;
    }
  }

  #checkAborted(): void {
    const { signal } = this.#options;
    if (signal?.aborted) throw signal.reason;
  }

  reportProgress(): void {
    this.#options.onProgress?.({ done: this.#done, total: this.#total, page: this.#page });
  }
}

function messageOf(error: unknown): string {
  const { message, detailedMessage } = (error ?? {}) as { message?: unknown; detailedMessage?: unknown };
  return (
    [detailedMessage, message].find((text) => typeof text === 'string' && text !== '')?.toString() ?? String(error)
  );
}
