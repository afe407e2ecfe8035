interface Entry<Value> {
  readonly value: Value;
  readonly freshUntil: number;
}

/** Cache with a limited number of entries, each with an expiry time. The least recently used entry is removed first. */
export class ExpiringCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #capacity: number;
  readonly #now: () => number;

  constructor(capacity: number, now: () => number) {
    this.#capacity = capacity;
    this.#now = now;
  }

  /** Returns a value, or undefined if it is missing or has expired. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A Map keeps insertion order, so the first entry is the least recently used one.
    this.#entries.delete(key);
    if (entry.freshUntil <= this.#now()) return undefined;
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Stores a value until `freshUntil`, in milliseconds since 1970. */
  set(key: string, value: Value, freshUntil: number): void {
    this.#entries.delete(key);
    if (freshUntil <= this.#now()) return;
    this.#entries.set(key, { value, freshUntil });
    for (const [oldest] of this.#entries) {
      if (this.#entries.size <= this.#capacity) return;
      this.#entries.delete(oldest);
    }
  }
}
