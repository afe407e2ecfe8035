/** A source of chance that gives the same numbers for the same seed (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, without, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** Around `mean`, by the bell curve. */
  normal(mean: number, deviation: number): number {
    const sum = Array.from({ length: 6 }, () => this.next()).reduce((total, each) => total + each, 0);
    return mean + (sum - 3) * Math.SQRT2 * deviation;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.whole(0, items.length - 1)] ?? items[0];
  }

  /** Picks by weight. */
  weighted<Item>(items: readonly [readonly [Item, number], ...(readonly [Item, number])[]]): Item {
    let rest = this.next() * items.reduce((total, [, weight]) => total + weight, 0);
    for (const [item, weight] of items) {
      rest -= weight;
      if (rest < 0) return item;
    }
    return items[0][0];
  }
}
