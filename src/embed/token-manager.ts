import { maxTimeoutMs } from '../channel/max-timeout';
import { EmbedError } from '../errors';
import type { AccessTokenReason, AccessTokenResult, GetAccessToken } from '../models';

/**
 * How long before its expiry a token is refreshed, in milliseconds. A token that expires in less than 25 minutes is refreshed
 * after 80% of the remaining time.
 */
const refreshLeadMs = 300_000;
/** Delay before the first retry, in milliseconds. It doubles with each failure up to the maximum. */
const firstRetryMs = 1_000;
const maxRetryMs = 60_000;
/** Minimum interval between requests for a token that the frame triggers, in milliseconds. */
const minRefreshIntervalMs = 10_000;
/** How long `getAccessToken` may take, in milliseconds. Long enough for a user to sign in. */
const tokenTimeoutMs = 120_000;

/** Options of a `TokenManager`. */
export interface TokenManagerOptions {
  /** Returns a token. */
  getAccessToken: GetAccessToken;
  /** The document whose visibility determines when tokens are refreshed. */
  document: Document;
  /** Passes a token to the frame. */
  apply: (token: string) => Promise<void>;
  /** Called with the first of several consecutive failures. */
  onError: (error: EmbedError) => void;
  /** The manager that this one replaces. The expiry of the current token is copied from it. */
  previous?: TokenManager | undefined;
}

interface InFlightRequest {
  controller: AbortController;
  result: Promise<AccessTokenResult>;
  /** Token managers that wait for the result. */
  users: Set<TokenManager>;
}

/** Requests in flight, by function. Embeds with the same function share one request. */
const inFlight = new WeakMap<GetAccessToken, InFlightRequest>();

/**
 * Returns the time at which a token expires, in milliseconds since 1970. It is read from the `expiration` of the result,
 * or, if it is missing or invalid, from the `exp` claim of a JWT. Returns undefined if the expiry is unknown.
 */
export function expirationOf(result: AccessTokenResult): number | undefined {
  const expiresAtMs = typeof result === 'string' ? NaN : Date.parse(result.expiration ?? '');
  if (expiresAtMs) return expiresAtMs;
  const payload = tokenOf(result).split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    // Not a JWT: opaque tokens are refreshed when the frame reports them as expired.
    return undefined;
  }
}

function tokenOf(result: AccessTokenResult): string {
  return typeof result === 'object' ? result.token : result;
}

/**
 * Manager of the access tokens of one embed. It requests the first token, and refreshes tokens before they expire and when the
 * frame reports an expired token. Overdue refreshes run when the page becomes visible or the browser comes back online.
 * Failures are retried with exponential backoff.
 */
export class TokenManager {
  readonly #options: TokenManagerOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dueAtMs = Infinity;
  #failures = 0;
  /** Time of the last refresh because the frame reported an expired token. */
  #refreshedAtMs = -Infinity;
  /** Time at which the frame last received a new token because it requested one. */
  #fetchedAtMs = -Infinity;
  #request: InFlightRequest | undefined;
  #disposed = false;
  /** The token that was tracked last, with its expiration. */
  #tracked: AccessTokenResult = '';

  constructor({ previous, ...options }: TokenManagerOptions) {
    this.#options = options;
    if (previous) this.#tracked = previous.#tracked;
    options.document.addEventListener('visibilitychange', this.#onVisible);
    options.document.defaultView?.addEventListener('online', this.#onOnline);
  }

  /** Schedules a refresh for a token that the frame has received. */
  track(token: AccessTokenResult): void {
    // Keep the earlier result for the same token: its `expiration` may be the only source of the expiry.
    if (token !== tokenOf(this.#tracked)) this.#tracked = token;
    const expiration = expirationOf(this.#tracked);
    const leftMs = expiration === undefined ? Infinity : expiration - Date.now();
    this.#schedule(leftMs === Infinity ? Infinity : Math.max(leftMs - refreshLeadMs, leftMs * 0.8, 0), 'expiring');
  }

  /** Whether the token must be refreshed before it is used again. */
  get isDue(): boolean {
    return Date.now() >= this.#dueAtMs;
  }

  /**
   * Returns a new token for a frame that requests one, and schedules its refresh. If the frame repeats the request too early,
   * it receives the same token again.
   */
  async fetchToken(): Promise<string> {
    if (this.#fetchedAtMs + minRefreshIntervalMs < performance.now()) {
      this.track(await this.#fetch('expired'));
      this.#fetchedAtMs = performance.now();
    }
    return tokenOf(this.#tracked);
  }

  /** Requests a token and passes it to the frame. A failure is reported once and retried. */
  async refresh(reason: AccessTokenReason): Promise<void> {
    if (this.#disposed || this.#request) return;
    const waitMs = reason === 'expired' ? this.#refreshedAtMs + minRefreshIntervalMs - performance.now() : 0;
    this.#schedule(waitMs > 0 ? waitMs : Infinity, reason);
    if (waitMs > 0) return;
    try {
      const result = await this.#fetch(reason);
      if (this.#isDisposed) return;
      // Set before the frame receives the token. Otherwise, a frame that immediately reports the new token as expired would
      // cause endless requests.
      if (reason === 'expired') this.#refreshedAtMs = performance.now();
      await this.#options.apply(tokenOf(result));
      this.#failures = 0;
      this.track(result);
      // A new token that has already expired means that this machine's clock is wrong. Rely on the frame's reports instead.
      if (this.isDue) this.#schedule(Infinity, reason);
    } catch (cause) {
      if (!this.#isDisposed) this.#retry(reason, cause);
    }
  }

  /** Removes the timer and the listeners, and aborts the request in flight unless other embeds wait for it. */
  dispose(): void {
    const { document, getAccessToken } = this.#options;
    this.#disposed = true;
    clearTimeout(this.#timer);
    // An aborted refresh is still due.
    if (this.#request) this.#dueAtMs = 0;
    document.removeEventListener('visibilitychange', this.#onVisible);
    // Test runners remove the methods of a DOM emulation's window before its mutation observers report the removed elements.
    (document.defaultView as Partial<Window> | null)?.removeEventListener?.('online', this.#onOnline);
    if (!this.#request) return;
    const { controller, users } = this.#request;
    this.#request = undefined;
    users.delete(this);
    if (users.size > 0) return;
    controller.abort();
    // Later calls must not join the aborted request.
    inFlight.delete(getAccessToken);
  }

  // A getter, because the compiler assumes that a field does not change during an await.
  get #isDisposed(): boolean {
    return this.#disposed;
  }

  async #fetch(reason: AccessTokenReason): Promise<AccessTokenResult> {
    const { getAccessToken } = this.#options;
    const request = inFlight.get(getAccessToken) ?? startRequest(getAccessToken, reason);
    request.users.add(this);
    this.#request = request;
    try {
      const result = await request.result;
      // In JavaScript, the function can return anything.
      const token: unknown = (result as AccessTokenResult | null) && tokenOf(result);
      if (token === '') throw new EmbedError('missingToken', 'Access token cannot be empty');
      if (typeof token === 'string') return result;
      throw new EmbedError(
        'missingToken',
        `getAccessToken must return a string or { token: string }. Received a token of type ${typeof token}.`,
      );
    } finally {
      this.#request = undefined;
    }
  }

  #retry(reason: AccessTokenReason, cause: unknown): void {
    if (this.#failures === 0) {
      const message =
        'getAccessToken did not return a token that the frame accepts. The request is retried with exponential backoff.';
      this.#options.onError(new EmbedError('tokenFailed', message, { cause }));
    }
    this.#refreshedAtMs = -Infinity;
    const waitMs = Math.min(firstRetryMs * 2 ** this.#failures, maxRetryMs);
    this.#failures += 1;
    // Half of the delay is random, so that many pages do not retry at the same moment.
    this.#schedule(waitMs / 2 + (waitMs / 2) * Math.random(), reason);
  }

  #schedule(waitMs: number, reason: AccessTokenReason): void {
    clearTimeout(this.#timer);
    this.#dueAtMs = Date.now() + waitMs;
    if (waitMs === Infinity || this.#disposed) return;
    this.#timer = setTimeout(
      () => {
        // A hidden page refreshes its token when it becomes visible.
        if (!this.#isHidden) void this.refresh(reason);
      },
      Math.min(waitMs, maxTimeoutMs),
    );
  }

  // Not `document.hidden`, which an element such as `<img name="hidden">` can override.
  get #isHidden(): boolean {
    return this.#options.document.visibilityState === 'hidden';
  }

  #refreshIfDue(reason: AccessTokenReason): void {
    if (!this.#isHidden && this.isDue) void this.refresh(reason);
  }

  readonly #onVisible = (): void => {
    this.#refreshIfDue('visible');
  };

  readonly #onOnline = (): void => {
    // The network may have caused the failure, so retry without waiting for the rest of the delay.
    if (this.#failures > 0) void this.refresh('online');
    else this.#refreshIfDue('online');
  };
}

function startRequest(getAccessToken: GetAccessToken, reason: AccessTokenReason): InFlightRequest {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => {
    const message = `getAccessToken did not return a token within ${tokenTimeoutMs / 1000} s.`;
    controller.abort(new EmbedError('timeout', message));
  }, tokenTimeoutMs);
  const result = new Promise<AccessTokenResult>((resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
    Promise.resolve()
      .then(() => getAccessToken({ reason, signal }))
      .then(resolve, reject);
  }).finally(() => {
    clearTimeout(timer);
    if (inFlight.get(getAccessToken) === request) inFlight.delete(getAccessToken);
  });
  const request: InFlightRequest = { controller, result, users: new Set() };
  inFlight.set(getAccessToken, request);
  return request;
}
