import { abortError } from '../channel/pending-requests';

/** Milestones of a load that a page can wait for. */
export type Milestone = 'loaded' | 'rendered';

/** Options for `whenLoaded` and `whenRendered`. */
export interface WaitOptions {
  /** Signal that stops waiting. The promise is then rejected with an `EmbedError` whose code is `aborted`. */
  signal?: AbortSignal;
}

interface Waiter {
  milestone: Milestone;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Milestones that the current load has reached, and pending promises for those that it has not reached. */
export class LoadState {
  readonly #reached = new Set<Milestone>();
  readonly #waiters = new Set<Waiter>();
  #failure: { reason: unknown } | undefined;

  /** Starts a new load. Promises that are still pending then apply to the new load. */
  restart(): void {
    this.#reached.clear();
    this.#failure = undefined;
  }

  /** Returns whether the current load has reached a milestone. */
  has(milestone: Milestone): boolean {
    return this.#reached.has(milestone);
  }

  /** Whether the current load has failed. */
  get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  /**
   * Marks a milestone as reached and resolves its promises. If the content loads after the load has failed, the load counts as
   * successful.
   */
  reach(milestone: Milestone): void {
    if (milestone === 'loaded') this.#failure = undefined;
    this.#reached.add(milestone);
    for (const waiter of this.#waiters) {
      if (waiter.milestone === milestone) waiter.resolve();
    }
  }

  /** Marks the load as failed and rejects all pending promises. */
  fail(reason: unknown): void {
    this.#failure = { reason };
    for (const waiter of this.#waiters) waiter.reject(reason);
  }

  /** Resolves when the load reaches a milestone. Rejects if the load fails. */
  wait(milestone: Milestone, { signal }: WaitOptions = {}): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#reached.has(milestone)) {
        resolve();
        return;
      }
      if (this.#failure) throw this.#failure.reason;
      const settleWith = (settle: () => void) => {
        this.#waiters.delete(waiter);
        signal?.removeEventListener('abort', abort);
        settle();
      };
      const waiter: Waiter = {
        milestone,
        resolve: () => settleWith(resolve),
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- a reason can be a response body, which is not an Error
        reject: (reason) => settleWith(() => reject(reason)),
      };
      const abort = () => {
        if (signal) waiter.reject(abortError(`Waiting for '${milestone}'`, signal));
      };
      this.#waiters.add(waiter);
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort);
    });
  }
}
