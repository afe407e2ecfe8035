import { MemoryStore, type UserStore } from '../session/user-store';

const prefix = 'vitrine-emulator:';

/** Store for values in local storage, or in memory if the browser blocks storage for third-party frames. */
export class LocalStore implements UserStore {
  readonly #fallback = new MemoryStore();

  read(key: string): string | undefined {
    try {
      return localStorage.getItem(prefix + key) ?? undefined;
    } catch {
      return this.#fallback.read(key);
    }
  }

  write(key: string, value: string | undefined): void {
    try {
      if (value === undefined) localStorage.removeItem(prefix + key);
      else localStorage.setItem(prefix + key, value);
    } catch {
      this.#fallback.write(key, value);
    }
  }
}
