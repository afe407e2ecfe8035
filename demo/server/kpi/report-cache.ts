import type { FiguresScope } from './figures';
import type { EncodedReport } from './report';

export interface ReportCacheOptions {
  /** Reads and encodes a report. The signal is aborted when no request is waiting for it. */
  read: (scope: FiguresScope, signal: AbortSignal) => Promise<EncodedReport>;
  /** Time for which a report is cached, in milliseconds. Default: 5000. */
  maxAgeMs?: number;
  /** Maximum number of concurrent reads. Default: 2, so reports never use all database connections. */
  concurrency?: number;
  now?: () => number;
}

interface Entry {
  report: Promise<EncodedReport>;
  until: number;
  /** Number of requests for the report that have not been aborted. When it drops to 0, the read is canceled. */
  waiting: number;
  cancel: (reason: unknown) => void;
}

interface Job {
  start: () => void;
  signal: AbortSignal;
}

/** Cache of encoded reports, keyed by scope. Concurrent requests share one read, and the number of concurrent reads is limited. */
export class ReportCache {
  readonly #read: ReportCacheOptions['read'];
  readonly #maxAgeMs: number;
  readonly #concurrency: number;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();
  #queue: Job[] = [];
  #running = 0;

  constructor({ read, maxAgeMs = 5000, concurrency = 2, now = Date.now }: ReportCacheOptions) {
    this.#read = read;
    this.#maxAgeMs = maxAgeMs;
    this.#concurrency = concurrency;
    this.#now = now;
  }

  /**
   * Returns the report for a scope.
   * @throws the signal's reason if it is aborted; a read that no other request is waiting for is then canceled
   */
  async get(scope: FiguresScope, signal?: AbortSignal): Promise<EncodedReport> {
    signal?.throwIfAborted();
    const key = JSON.stringify(scope);
    for (const [cachedKey, { until }] of this.#entries) if (until <= this.#now()) this.#entries.delete(cachedKey);
    const entry = this.#entries.get(key) ?? this.#add(key, scope);
    entry.waiting++;
    if (!signal) return entry.report;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(signal.reason as Error);
        if (--entry.waiting === 0) entry.cancel(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      entry.report.then(resolve, reject).finally(() => {
        signal.removeEventListener('abort', leave);
      });
    });
  }

  #add(key: string, scope: FiguresScope): Entry {
    const controller = new AbortController();
    const { signal } = controller;
    const report = new Promise<EncodedReport>((resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
      const start = () => {
        this.#running++;
        this.#read(scope, signal)
          .then(resolve, reject)
          .finally(() => {
            this.#running--;
            this.#next();
          });
      };
      this.#queue.push({ start, signal });
    });
    const remove = () => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    // the maximum age starts at the end of the read; until then, requests share the pending promise
    const entry: Entry = {
      report,
      until: Infinity,
      waiting: 0,
      cancel: (reason) => {
        // later requests start a new read
        remove();
        controller.abort(reason);
        this.#next();
      },
    };
    this.#entries.set(key, entry);
    report.then(() => {
      entry.until = this.#now() + this.#maxAgeMs;
    }, remove);
    this.#next();
    return entry;
  }

  #next(): void {
    this.#queue = this.#queue.filter(({ signal }) => !signal.aborted);
    while (this.#running < this.#concurrency) {
      const job = this.#queue.shift();
      if (!job) return;
      job.start();
    }
  }
}
