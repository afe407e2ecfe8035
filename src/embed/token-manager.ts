import { maxTimeoutMs } from '../channel/max-timeout';
import { EmbedError } from '../errors';
import type { AccessTokenReason, AccessTokenResult, GetAccessToken } from '../models';

/** A token is renewed so long before its end, in milliseconds, or at four fifths of a shorter life. */
const leadMs = 300_000;
/** The first wait after a failure, in milliseconds; it doubles up to the cap. */
const firstRetryMs = 1_000;
const retryCapMs = 60_000;
/** A frame that calls every token expired gets a new one no more often than this, in milliseconds. */
const pauseMs = 10_000;

/** What a token's life needs of its embed. */
export interface TokenManagerOptions {
  getAccessToken: GetAccessToken;
  /** The document whose visibility counts. */
  document: Document;
  /** Gives the frame a token. */
  apply: (token: string, reason: AccessTokenReason) => Promise<void>;
  /** Reports the first failure of a row. */
  failed: (error: EmbedError) => void;
}

interface InFlightRequest {
  controller: AbortController;
  result: Promise<AccessTokenResult>;
  users: number;
}

/** Requests under way, by function: embeds that share the function share the request. */
const flights = new WeakMap<GetAccessToken, InFlightRequest>();

/** When a token ends, in milliseconds since 1970: as told with it, else a JWT's `exp`; undefined when nothing says so. */
export function expirationOf(result: AccessTokenResult): number | undefined {
  if (typeof result !== 'string' && result.expiration !== undefined) return Date.parse(result.expiration) || undefined;
  const payload = tokenOf(result).split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    // Not a JWT: opaque tokens are renewed when the frame says that they have expired.
    return undefined;
  }
}

function tokenOf(result: AccessTokenResult): string {
  return typeof result === 'string' ? result : result.token;
}

/**
 * Keeps one embed supplied with tokens from the page's `getAccessToken`: the first one, a new one ahead of the end of the
 * present one, when the page is visible or online again, and when the frame says that it has expired. Failures are tried
 * again with growing waits.
 */
export class TokenManager {
  readonly #options: TokenManagerOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dueAtMs = Infinity;
  #failures = 0;
  #renewedAtMs = -Infinity;
  #flight: InFlightRequest | undefined;
  #disposed = false;

  constructor(options: TokenManagerOptions) {
    this.#options = options;
    options.document.addEventListener('visibilitychange', this.#onVisible);
    options.document.defaultView?.addEventListener('online', this.#onOnline);
  }

  /** Notes a token that the frame has got otherwise, so that it is renewed in time. */
  track(token: AccessTokenResult): void {
    const expiration = expirationOf(token);
    const leftMs = expiration === undefined ? Infinity : expiration - Date.now();
    this.#schedule(leftMs === Infinity ? Infinity : Math.max(leftMs - leadMs, leftMs * 0.8, 0), 'expiring');
  }

  /** Asks the page for a token, together with all embeds that ask at this moment. */
  async fetch(reason: AccessTokenReason): Promise<AccessTokenResult> {
    const { getAccessToken } = this.#options;
    const flight = flights.get(getAccessToken) ?? startFlight(getAccessToken, reason);
    flight.users += 1;
    this.#flight = flight;
    try {
      const result = await flight.result;
      if (!tokenOf(result)) throw new EmbedError('missingToken', 'Access token cannot be empty');
      return result;
    } finally {
      this.#flight = undefined;
      flight.users -= 1;
    }
  }

  /** Gets a token and gives it to the frame; a failure is reported once and tried again. */
  async renew(reason: AccessTokenReason): Promise<void> {
    if (this.#disposed || this.#flight) return;
    const waitMs = reason === 'expired' ? this.#renewedAtMs + pauseMs - performance.now() : 0;
    this.#schedule(waitMs > 0 ? waitMs : Infinity, reason);
    if (waitMs > 0) return;
    try {
      const result = await this.fetch(reason);
      if (this.#isDisposed) return;
      // before the frame has it: one that calls it expired at once must not make questions without end
      if (reason === 'expired') this.#renewedAtMs = performance.now();
      await this.#options.apply(tokenOf(result), reason);
      this.#failures = 0;
      this.track(result);
      // a new token that has ended already: this machine's clock is wrong, so the frame says when the next one is due
      if (Date.now() >= this.#dueAtMs) this.#schedule(Infinity, reason);
    } catch (cause) {
      if (!this.#isDisposed) this.#retry(reason, cause);
    }
  }

  /** Stops: no timer, no listener, and what is asked for is no longer wanted. */
  dispose(): void {
    const { document } = this.#options;
    this.#disposed = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#onVisible);
    document.defaultView?.removeEventListener('online', this.#onOnline);
    // The last one who waits for an answer takes the question back.
    if (this.#flight?.users !== 1) return;
    this.#flight.controller.abort();
    // whoever asks next must not join it
    flights.delete(this.#options.getAccessToken);
  }

  /** Read anew after each wait. */
  get #isDisposed(): boolean {
    return this.#disposed;
  }

  #retry(reason: AccessTokenReason, cause: unknown): void {
    if (this.#failures === 0) {
      this.#options.failed(
        new EmbedError(
          'tokenFailed',
          'getAccessToken gave no token that the frame takes; it is asked again with growing waits.',
          { cause },
        ),
      );
    }
    this.#renewedAtMs = -Infinity;
    const waitMs = Math.min(firstRetryMs * 2 ** this.#failures, retryCapMs);
    this.#failures += 1;
    // Half of the wait is random, so that many pages do not ask at once.
    this.#schedule(waitMs / 2 + (waitMs / 2) * Math.random(), reason);
  }

  #schedule(waitMs: number, reason: AccessTokenReason): void {
    clearTimeout(this.#timer);
    this.#dueAtMs = Date.now() + waitMs;
    if (waitMs === Infinity || this.#disposed) return;
    this.#timer = setTimeout(
      () => {
        // A page that nobody sees renews when it is seen again.
        if (!this.#options.document.hidden) void this.renew(reason);
      },
      Math.min(waitMs, maxTimeoutMs),
    );
  }

  #renewIfDue(reason: AccessTokenReason): void {
    if (!this.#options.document.hidden && Date.now() >= this.#dueAtMs) void this.renew(reason);
  }

  readonly #onVisible = (): void => {
    this.#renewIfDue('visible');
  };

  readonly #onOnline = (): void => {
    // A failure may have been the network's: do not wait for the rest of the pause.
    if (this.#failures > 0) void this.renew('online');
    else this.#renewIfDue('online');
  };
}

function startFlight(getAccessToken: GetAccessToken, reason: AccessTokenReason): InFlightRequest {
  const controller = new AbortController();
  const result = Promise.resolve()
    .then(() => getAccessToken({ reason, signal: controller.signal }))
    .finally(() => flights.get(getAccessToken) === flight && flights.delete(getAccessToken));
  const flight: InFlightRequest = { controller, result, users: 0 };
  flights.set(getAccessToken, flight);
  return flight;
}
