import { EmbedError } from '../errors';

/** The steps of a load that a page can wait for. */
export type Milestone = 'loaded' | 'rendered';

/** How to wait. */
export interface WaitOptions {
  /** Ends the wait. */
  signal?: AbortSignal;
}

interface Waiter {
  milestone: Milestone;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Promises of a load's steps: each is kept until the step is reached, the load fails or the embed is reset. */
export class LoadState {
  readonly #reached = new Set<Milestone>();
  readonly #waiters = new Set<Waiter>();
  #failure: { reason: unknown } | undefined;

  /** A new load begins: nothing is reached any more. */
  restart(): void {
    this.#reached.clear();
    this.#failure = undefined;
  }

  /** Tells whether the current load has reached a step. */
  has(milestone: Milestone): boolean {
    return this.#reached.has(milestone);
  }

  /** Tells whether the current load has ended, one way or the other. */
  get isSettled(): boolean {
    return this.#failure !== undefined || this.has('loaded');
  }

  reach(milestone: Milestone): void {
    this.#reached.add(milestone);
    this.#settle(
      (waiter) => waiter.milestone === milestone,
      (waiter) => {
        waiter.resolve();
      },
    );
  }

  fail(reason: unknown): void {
    this.#failure = { reason };
    this.#settle(
      () => true,
      (waiter) => {
        waiter.reject(reason);
      },
    );
  }

  wait(milestone: Milestone, { signal }: WaitOptions = {}): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#reached.has(milestone)) {
        resolve();
        return;
      }
      if (this.#failure) throw this.#failure.reason;
      const abort = () => {
        this.#waiters.delete(waiter);
        reject(
          new EmbedError('aborted', `Waiting for '${milestone}' was aborted by its signal.`, { cause: signal?.reason }),
        );
      };
      const waiter: Waiter = {
        milestone,
        resolve: () => {
          signal?.removeEventListener('abort', abort);
          resolve();
        },
        reject: (reason) => {
          signal?.removeEventListener('abort', abort);
          // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the frame's own words
          reject(reason);
        },
      };
      this.#waiters.add(waiter);
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort);
    });
  }

  #settle(picks: (waiter: Waiter) => boolean, settle: (waiter: Waiter) => void): void {
    for (const waiter of [...this.#waiters].filter(picks)) {
      this.#waiters.delete(waiter);
      settle(waiter);
    }
  }
}
