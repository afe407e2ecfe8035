import { EmbedError } from '../errors';

/** Steps of a load that a page can wait for. */
export type Milestone = 'loaded' | 'rendered';

/** Options of `whenLoaded` and `whenRendered`. */
export interface WaitOptions {
  /** Aborts the wait, which then rejects with an `EmbedError` `aborted`. */
  signal?: AbortSignal;
}

interface Waiter {
  milestone: Milestone;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Steps that the current load has reached, and the promises that wait for them. */
export class LoadState {
  readonly #reached = new Set<Milestone>();
  readonly #waiters = new Set<Waiter>();
  #failure: { reason: unknown } | undefined;

  /** Starts a new load. Pending promises of the previous load now wait for this one. */
  restart(): void {
    this.#reached.clear();
    this.#failure = undefined;
  }

  /** Returns whether the current load has reached a step. */
  has(milestone: Milestone): boolean {
    return this.#reached.has(milestone);
  }

  /** Whether the current load has succeeded or failed. */
  get isSettled(): boolean {
    return this.hasFailed || this.has('loaded');
  }

  /** Whether the current load has failed. */
  get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  /** Marks a step as reached and resolves the promises that wait for it. A failed load succeeds if its content arrives late. */
  reach(milestone: Milestone): void {
    if (milestone === 'loaded') this.#failure = undefined;
    this.#reached.add(milestone);
    for (const waiter of [...this.#waiters]) {
      if (waiter.milestone === milestone) waiter.resolve();
    }
  }

  /** Rejects all waiting promises. */
  fail(reason: unknown): void {
    this.#failure = { reason };
    for (const waiter of [...this.#waiters]) waiter.reject(reason);
  }

  /** Resolves when the load reaches a step; rejects when the load fails. */
  wait(milestone: Milestone, { signal }: WaitOptions = {}): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#reached.has(milestone)) {
        resolve();
        return;
      }
      if (this.#failure) throw this.#failure.reason;
      const end = (settle: () => void) => {
        this.#waiters.delete(waiter);
        signal?.removeEventListener('abort', abort);
        settle();
      };
      const waiter: Waiter = {
        milestone,
        resolve: () => end(resolve),
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the frame's response body
        reject: (reason) => end(() => reject(reason)),
      };
      const abort = () => {
        const message = `Waiting for '${milestone}' was aborted by its signal.`;
        waiter.reject(new EmbedError('aborted', message, { cause: signal?.reason }));
      };
      this.#waiters.add(waiter);
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort);
    });
  }
}
