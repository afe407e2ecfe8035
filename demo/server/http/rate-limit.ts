/** Counts requests per visitor and minute, in this process. */
export class RateLimit {
  readonly #counts = new Map<string, number>();
  #minute = 0;

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** @returns 0 when the request may pass, else the seconds to wait */
  wait(visitor: string): number {
    const time = this.now();
    const minute = Math.floor(time / 60_000);
    if (minute !== this.#minute) {
      this.#counts.clear();
      this.#minute = minute;
    }
    const count = (this.#counts.get(visitor) ?? 0) + 1;
    this.#counts.set(visitor, count);
    return count > this.perMinute ? Math.ceil(((minute + 1) * 60_000 - time) / 1000) : 0;
  }
}
