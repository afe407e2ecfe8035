import type { Clock } from '../../../../src/server';

interface Timer {
  at: number;
  fire: () => void;
}

/** Runs all pending promise callbacks. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A clock that stands still until `advance` is called. */
export class TestClock implements Clock {
  #now = Date.parse('2026-05-15T12:00:00Z');
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#now;
  }

  delay(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const timer: Timer = {
        at: this.#now + ms,
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

  /** Number of delays that are pending. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Advances the time and fires the delays that end until then, in their order. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await settle();
      const [next] = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#now = Math.max(this.#now, next.at);
      next.fire();
    }
    this.#now = end;
    await settle();
  }
}

export const minutes = (count: number): number => count * 60_000;
