/** Menus, dialogs and enlarged visuals that lie above the report. */
export class Overlays {
  readonly #open = new Set<() => void>();

  /** Notes an open overlay; gives what is to be called when it has closed by itself. */
  opened(close: () => void): () => void {
    this.#open.add(close);
    return () => void this.#open.delete(close);
  }

  closeAll(): void {
    for (const close of [...this.#open]) close();
    this.#open.clear();
  }
}
