import { MemoryStore, type UserStore } from '../session/user-store';

const prefix = 'vitrine-emulator:';

/** Store for values in local storage, or in memory if local storage is blocked for third-party frames or full. */
export class LocalStore implements UserStore {
  readonly #fallback = new MemoryStore();

  read(key: string): string | undefined {
    try {
      return this.#fallback.read(key) ?? localStorage.getItem(prefix + key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  write(key: string, value: string | undefined): void {
    this.#fallback.write(key, undefined);
    try {
      localStorage.removeItem(prefix + key);
      if (value !== undefined) localStorage.setItem(prefix + key, value);
    } catch {
      this.#fallback.write(key, value);
    }
  }
}
