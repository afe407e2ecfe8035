import { MemoryStore, type UserStore } from '../session/user-store';

const prefix = 'vitrine-emulator:';

/** Keeps texts in the browser; where that is forbidden to a frame of another site, as long as the frame lives. */
export class LocalStore implements UserStore {
  readonly #fallback = new MemoryStore();

  read(key: string): string | undefined {
    try {
      return localStorage.getItem(prefix + key) ?? undefined;
    } catch {
      return this.#fallback.read(key);
    }
  }

  write(key: string, text: string | undefined): void {
    try {
      if (text === undefined) localStorage.removeItem(prefix + key);
      else localStorage.setItem(prefix + key, text);
    } catch {
      this.#fallback.write(key, text);
    }
  }
}
