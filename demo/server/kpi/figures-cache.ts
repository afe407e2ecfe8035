import type { Figures, FiguresScope } from './figures';

export interface FiguresCacheOptions {
  /** Reads the figures from the database. */
  read: (scope: FiguresScope) => Promise<Figures>;
  /** Milliseconds that figures are cached. Default: 5000. */
  maxAgeMs?: number;
  /** Maximum number of concurrent reads. Default: 2, so that reports never use all database connections. */
  concurrency?: number;
  now?: () => number;
}

interface Entry {
  figures: Promise<Figures>;
  until: number;
}

interface Job {
  key: string;
  start: () => void;
  cancel: (reason: unknown) => void;
  /** Number of requests that wait for the result. If it drops to 0 before the start, the job is canceled. */
  waiting: number;
  hasStarted: boolean;
}

/** Cache of figures per scope. Concurrent requests share one read, and the number of concurrent reads is limited. */
export class FiguresCache {
  readonly #read: FiguresCacheOptions['read'];
  readonly #maxAgeMs: number;
  readonly #concurrency: number;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #jobs = new Map<string, Job>();
  #running = 0;

  constructor({ read, maxAgeMs = 5000, concurrency = 2, now = Date.now }: FiguresCacheOptions) {
    this.#read = read;
    this.#maxAgeMs = maxAgeMs;
    this.#concurrency = concurrency;
    this.#now = now;
  }

  /**
   * Returns the figures of a scope.
   * @throws the signal's reason if it is aborted; a queued read without other waiting requests is then canceled
   */
  async get(scope: FiguresScope, signal?: AbortSignal): Promise<Figures> {
    signal?.throwIfAborted();
    const key = JSON.stringify(scope);
    for (const [known, { until }] of this.#entries) if (until <= this.#now()) this.#entries.delete(known);
    const figures = this.#entries.get(key)?.figures ?? this.#enqueue(key, scope);
    const job = this.#jobs.get(key);
    if (job) job.waiting++;
    if (!signal) return figures;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(signal.reason as Error);
        if (job && --job.waiting === 0 && !job.hasStarted) job.cancel(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      figures.then(resolve, reject).finally(() => {
        signal.removeEventListener('abort', leave);
      });
    });
  }

  #enqueue(key: string, scope: FiguresScope): Promise<Figures> {
    const figures = new Promise<Figures>((resolve, reject) => {
      const finish = () => {
        this.#running--;
        this.#next();
      };
      const job: Job = {
        key,
        waiting: 0,
        hasStarted: false,
        start: () => {
          job.hasStarted = true;
          this.#jobs.delete(key);
          this.#running++;
          this.#read(scope).then(resolve, reject).finally(finish);
        },
        cancel: (reason) => {
          this.#jobs.delete(key);
          this.#entries.delete(key);
          reject(reason as Error);
        },
      };
      this.#jobs.set(key, job);
    });
    // the age counts from the end of the read; until then, requests share the pending promise
    const entry: Entry = { figures, until: Infinity };
    this.#entries.set(key, entry);
    figures.then(
      () => {
        entry.until = this.#now() + this.#maxAgeMs;
      },
      () => {
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      },
    );
    this.#next();
    return figures;
  }

  #next(): void {
    for (const job of this.#jobs.values()) {
      if (this.#running >= this.#concurrency) return;
      job.start();
    }
  }
}
