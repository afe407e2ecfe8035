import type { Clock } from '../../../../src/server';

interface Timer {
  dueMs: number;
  fire: () => void;
}

/** Runs all pending promise callbacks. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Clock that advances only when `advance` is called. */
export class TestClock implements Clock {
  #now = Date.parse('2026-05-15T12:00:00Z');
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#now;
  }

  delay(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const timer: Timer = {
        dueMs: this.#now + ms,
        fire: () => {
          this.#timers.delete(timer);
          resolve();
        },
      };
      this.#timers.add(timer);
      if (signal.aborted) timer.fire();
      else signal.addEventListener('abort', timer.fire);
    });
  }

  /** Number of pending delays. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Advances the time and resolves, in order, the delays that end by the new time. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await settle();
      const [next] = [...this.#timers].filter(({ dueMs }) => dueMs <= end).sort((a, b) => a.dueMs - b.dueMs);
      if (!next) break;
      this.#now = Math.max(this.#now, next.dueMs);
      next.fire();
    }
    this.#now = end;
    await settle();
  }
}

export const minutes = (count: number): number => count * 60_000;
