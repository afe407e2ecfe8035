import { expiryOf } from '../content/claims';
import { tokenExpired } from '../failure';

/** Longest delay that `setTimeout` supports, in milliseconds. */
const maxTimeoutMs = 2_147_483_647;

/** Maximum time between a token's renewal and its expiry, in milliseconds. */
const maxLeadMs = 600_000;

/** Callbacks for a token watch. */
interface TokenWatchOptions {
  /** Returns the current time in milliseconds since 1970. */
  now: () => number;
  /** Requests a new token from the host page. */
  requestToken: () => Promise<unknown>;
  /** Replaces the token. Rejects if the new token is invalid. */
  renew: (token: string) => Promise<void>;
  /** Called when the token has expired or could not be renewed. */
  onError: (error: unknown) => void;
}

/** Timer that renews an access token before it expires, and reports its expiry. */
export class TokenWatch {
  /** True once the token has expired. */
  expired = false;
  readonly #options: TokenWatchOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #generation = 0;

  constructor(options: TokenWatchOptions) {
    this.#options = options;
  }

  /**
   * Watches a token instead of the previous one. If the page has a token provider, a new token is requested before the
   * watched one expires.
   */
  watch(token: string, hasProvider: boolean): void {
    this.stop();
    this.expired = false;
    const expiry = expiryOf(token);
    if (expiry === undefined) return;
    const remaining = expiry - this.#options.now();
    // The content source rejects tokens that have already expired.
    if (remaining <= 0) return;
    // Leaves time for a slow response, without requesting a new token immediately when the current one is short-lived.
    if (hasProvider) this.#schedule(remaining - Math.min(maxLeadMs, remaining / 2), () => void this.#renew(expiry));
    else this.#expireAt(expiry);
  }

  /** Expires the token immediately. */
  expire(): void {
    this.stop();
    this.expired = true;
    this.#options.onError(tokenExpired());
  }

  /** Stops watching. */
  stop(): void {
    this.#generation++;
    clearTimeout(this.#timer);
  }

  async #renew(expiry: number): Promise<void> {
    const generation = this.#generation;
    const token = await this.#options.requestToken();
    // The page may have set a token while the hook was pending.
    if (generation !== this.#generation) return;
    if (typeof token === 'string') {
      try {
        await this.#options.renew(token);
        return;
      } catch (error) {
        this.#options.onError(error);
      }
    }
    this.#expireAt(expiry);
  }

  #expireAt(expiry: number): void {
    this.#schedule(expiry - this.#options.now(), () => {
      this.expire();
    });
  }

  #schedule(delayMs: number, run: () => void): void {
    const timeoutMs = Math.min(Math.max(delayMs, 0), maxTimeoutMs);
    this.#timer = setTimeout(() => {
      if (delayMs > maxTimeoutMs) this.#schedule(delayMs - maxTimeoutMs, run);
      else run();
    }, timeoutMs);
  }
}
