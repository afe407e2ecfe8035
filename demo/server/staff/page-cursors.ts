/** Position of a row in staff list order. The id makes the position unique, so pages never overlap. */
export interface Position {
  sortName: string;
  id: string;
}

const maxAgeMs = 60_000;
const maxEntries = 2000;

/**
 * Cache of the last row's position on recently read pages. The next page starts there instead of reading all previous rows.
 * If the position is not cached (in a different process, or after a minute), the page is read by its offset.
 */
export class PageCursors {
  readonly #cursors = new Map<string, { position: Position; until: number }>();

  /** Returns the last position of the page that ends at an offset. */
  get(list: string, offset: number): Position | undefined {
    const cursor = this.#cursors.get(`${String(offset)} ${list}`);
    return cursor && cursor.until > Date.now() ? cursor.position : undefined;
  }

  set(list: string, offset: number, position: Position): void {
    const key = `${String(offset)} ${list}`;
    // deleted first, to keep entries ordered by age
    this.#cursors.delete(key);
    this.#cursors.set(key, { position, until: Date.now() + maxAgeMs });
    for (const oldest of this.#cursors.keys()) {
      if (this.#cursors.size <= maxEntries) break;
      this.#cursors.delete(oldest);
    }
  }
}
