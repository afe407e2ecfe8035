/** What a frame keeps for its user from one visit to the next, as texts by key. */
export interface UserStore {
  /** A kept text; undefined when there is none. */
  read(key: string): string | undefined;
  /** Keeps a text; undefined forgets it. */
  write(key: string, text: string | undefined): void;
}

/** Keeps texts as long as the frame lives. */
export class MemoryStore implements UserStore {
  readonly #texts = new Map<string, string>();

  read(key: string): string | undefined {
    return this.#texts.get(key);
  }

  write(key: string, text: string | undefined): void {
    if (text === undefined) this.#texts.delete(key);
    else this.#texts.set(key, text);
  }
}
