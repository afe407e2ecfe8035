/** The place of a row in the order of all lists. The id makes it unique, so that pages never overlap. */
export interface Position {
  sortName: string;
  id: string;
}

const maxAgeMs = 60_000;
const maxEntries = 2000;

/**
 * Where recent pages have ended, so that "load more" continues there instead of reading all rows before it again. A page
 * whose predecessor is not known (on another process, or after a minute) is read by its offset.
 */
export class PageEnds {
  readonly #ends = new Map<string, { position: Position; until: number }>();

  /** Returns where the page before this one has ended. */
  get(list: string, offset: number): Position | undefined {
    const end = this.#ends.get(`${String(offset)} ${list}`);
    return end && end.until > Date.now() ? end.position : undefined;
  }

  set(list: string, offset: number, position: Position): void {
    const key = `${String(offset)} ${list}`;
    // in the order of their age
    this.#ends.delete(key);
    this.#ends.set(key, { position, until: Date.now() + maxAgeMs });
    for (const oldest of this.#ends.keys()) {
      if (this.#ends.size <= maxEntries) break;
      this.#ends.delete(oldest);
    }
  }
}
