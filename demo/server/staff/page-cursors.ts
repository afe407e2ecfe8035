/** Position of a row in staff list order. The id makes the position unique, so pages never overlap. */
export interface Position {
  sortName: string;
  id: string;
}

// users read a page for minutes before they load the next one
const maxAgeMs = 15 * 60_000;
const maxEntries = 10_000;

/**
 * Cache of the last position on each recent page. The next page starts there instead of reading all previous rows.
 * If the position is not cached (in a different process, or 15 minutes after its last use), the page is read by its offset.
 */
export class PageCursors {
  readonly #cursors = new Map<string, { position: Position; until: number }>();

  /** Returns the last position of the page that ends at an offset, and keeps it for another 15 minutes. */
  get(list: string, offset: number): Position | undefined {
    const cursor = this.#cursors.get(`${String(offset)} ${list}`);
    if (!cursor || cursor.until <= Date.now()) return undefined;
    this.set(list, offset, cursor.position);
    return cursor.position;
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
