/** Time source for an `EmbedTokenSource`. Tests can replace it. */
export interface Clock {
  /** Returns the current time in milliseconds since 1970. */
  now(): number;
  /** Resolves after a delay in milliseconds, or as soon as the signal is aborted. */
  delay(ms: number, signal: AbortSignal): Promise<void>;
}

/** Timers with a longer delay fire immediately. */
const maxDelayMs = 2 ** 31 - 1;

/** Clock that uses the system time and timers. */
export const systemClock: Clock = {
  now: () => Date.now(),
  delay: (ms, signal) =>
    new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', finish);
        resolve();
      };
      const timer = setTimeout(finish, Math.min(ms, maxDelayMs));
      if (signal.aborted) finish();
      else signal.addEventListener('abort', finish);
    }),
};
