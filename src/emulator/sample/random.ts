/** Seeded pseudorandom number generator (mulberry32). The same seed always produces the same sequence. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns an integer from `minimum` to `maximum`, both inclusive. */
  integer(minimum: number, maximum: number): number {
    return minimum + Math.floor(this.next() * (maximum - minimum + 1));
  }

  /** Returns an approximately normally distributed number. */
  normal(mean: number, deviation: number): number {
    const sum = Array.from({ length: 6 }, () => this.next()).reduce((total, each) => total + each, 0);
    return mean + (sum - 3) * Math.SQRT2 * deviation;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.integer(0, items.length - 1)] ?? items[0];
  }

  /** Returns a random item. An item with twice the weight is returned twice as often. */
  weighted<Item>(items: readonly [readonly [Item, number], ...(readonly [Item, number])[]]): Item {
    let remaining = this.next() * items.reduce((total, [, weight]) => total + weight, 0);
    for (const [item, weight] of items) {
      remaining -= weight;
      if (remaining < 0) return item;
    }
    return items[0][0];
  }
}
