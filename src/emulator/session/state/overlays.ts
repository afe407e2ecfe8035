/** The menus and dialogs that are open above the report. */
export class Overlays {
  readonly #closers = new Set<() => void>();

  /** Registers an open overlay. Returns a function to call when the overlay has been closed by the user. */
  opened(close: () => void): () => void {
    this.#closers.add(close);
    return () => void this.#closers.delete(close);
  }

  /** Closes all open overlays. */
  closeAll(): void {
    for (const close of [...this.#closers]) close();
    this.#closers.clear();
  }
}
