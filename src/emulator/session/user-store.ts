/** Store for strings that persist between a user's visits. */
export interface UserStore {
  /** Returns the value for a key, or undefined if there is none. */
  read(key: string): string | undefined;
  /** Stores a value. Undefined removes the key. */
  write(key: string, value: string | undefined): void;
}

/** In-memory store. */
export class MemoryStore implements UserStore {
  readonly #values = new Map<string, string>();

  read(key: string): string | undefined {
    return this.#values.get(key);
  }

  write(key: string, value: string | undefined): void {
    if (value === undefined) this.#values.delete(key);
    else this.#values.set(key, value);
  }
}
