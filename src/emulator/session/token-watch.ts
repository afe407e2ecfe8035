import { expiryOf } from '../content/expiry';
import { tokenExpired } from './failure';

/** The longest delay that timers take. */
const longestDelayMs = 2_147_483_647;

/** How long before the end the page is asked for a new token, at most. */
const leadMs = 600_000;

/** What a watch does at the end of a token. */
interface TokenWatchOptions {
  now: () => number;
  /** Asks the page's hook. */
  ask: () => Promise<unknown>;
  /** Takes a new token; rejects for a bad one. */
  renew: (token: string) => Promise<void>;
  /** Tells the page of a failure. */
  tell: (failure: unknown) => void;
}

/** Watches a token's time: asks for another before the end, tells when it is over. */
export class TokenWatch {
  expired = false;
  readonly #options: TokenWatchOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(options: TokenWatchOptions) {
    this.#options = options;
  }

  /** Begins anew with a token. */
  watch(token: string, pageProvides: boolean): void {
    this.stop();
    this.expired = false;
    const expiry = expiryOf(token);
    if (expiry === undefined) return;
    const left = expiry - this.#options.now();
    // A token that has ended already is refused where the content comes from.
    if (left <= 0) return;
    // The hook is asked early enough for a slow answer, yet not at once for a short token.
    if (pageProvides) this.#after(left - Math.min(leadMs, left / 2), () => void this.#renew(expiry));
    else this.#endAt(expiry);
  }

  /** The time is over now. */
  expire(): void {
    this.stop();
    this.expired = true;
    this.#options.tell(tokenExpired());
  }

  stop(): void {
    this.#turn++;
    clearTimeout(this.#timer);
  }

  async #renew(expiry: number): Promise<void> {
    const turn = this.#turn;
    const token = await this.#options.ask();
    // The page may have brought a token by a call in the meantime.
    if (turn !== this.#turn) return;
    if (typeof token === 'string') {
      try {
        await this.#options.renew(token);
        return;
      } catch (failure) {
        this.#options.tell(failure);
      }
    }
    this.#endAt(expiry);
  }

  #endAt(expiry: number): void {
    this.#after(expiry - this.#options.now(), () => {
      this.expire();
    });
  }

  #after(delay: number, run: () => void): void {
    const step = Math.min(Math.max(delay, 0), longestDelayMs);
    this.#timer = setTimeout(() => {
      if (delay > longestDelayMs) this.#after(delay - longestDelayMs, run);
      else run();
    }, step);
  }
}
