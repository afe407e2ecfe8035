import type {
  AccessTokenReason,
  AccessTokenResult,
  EmbedFeature,
  GetAccessToken,
  TokenManager,
  TokenManagerOptions,
} from '@vitrine/sdk';
import type { Secrets } from './secrets';
import { messageOf } from './to-text';

/** Maximum number of stored fetches. */
const maxFetches = 20;

/** A call to `getAccessToken`. */
export interface TokenFetch {
  /** Time when the function was called, in milliseconds since 1970. */
  readonly timeMs: number;
  readonly reason: AccessTokenReason;
  /** Time until the promise settled, in milliseconds. */
  durationMs?: number;
  /** Error message if the call failed. It may contain a token. */
  error?: string;
  /** Expiry returned by the function, in milliseconds since 1970. */
  expiresAtMs?: number;
}

/** Times in a JWT, in milliseconds since 1970. */
export interface TokenTimes {
  readonly issuedAtMs?: number;
  readonly expiresAtMs?: number;
}

/** Returns the times in a JWT's payload, or an empty object for other tokens. */
export function readTokenTimes(token: string | undefined): TokenTimes {
  const payload = token?.split('.')[1];
  if (payload === undefined) return {};
  try {
    const text = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
    const { iat, exp } = JSON.parse(text) as { iat?: unknown; exp?: unknown };
    return {
      ...(typeof iat === 'number' && { issuedAtMs: iat * 1000 }),
      ...(typeof exp === 'number' && { expiresAtMs: exp * 1000 }),
    };
  } catch {
    return {};
  }
}

const tokenOf = (result: AccessTokenResult | null | undefined): { token?: string; expiration?: string } =>
  typeof result === 'string' ? { token: result } : (result ?? {});

/** A function that returns tokens, and the replacement that records its calls. */
interface ObservedFunction {
  readonly replacement: GetAccessToken;
  readonly fetches: TokenFetch[];
  /** The newest recorder's secrets, to which the tokens are added. */
  secrets: Secrets;
}

/**
 * Replacements by function. Embeds with the same function share one request, so each function must always have the
 * same replacement.
 */
const observed = new WeakMap<GetAccessToken, ObservedFunction>();

function observeFetches(original: GetAccessToken, secrets: Secrets): ObservedFunction {
  const existing = observed.get(original);
  if (existing) {
    existing.secrets = secrets;
    return existing;
  }
  const fetches: TokenFetch[] = [];
  const replacement: GetAccessToken = async (request) => {
    const fetch: TokenFetch = { timeMs: Date.now(), reason: request.reason };
    fetches.push(fetch);
    if (fetches.length > maxFetches) fetches.shift();
    try {
      // The core reports a result of the wrong type, so such a result must not cause an error here.
      const result = await original(request);
      const { token, expiration } = tokenOf(result);
      entry.secrets.add(token);
      const expiresAtMs = expiration === undefined ? NaN : Date.parse(expiration);
      if (!Number.isNaN(expiresAtMs)) fetch.expiresAtMs = expiresAtMs;
      return result;
    } catch (error) {
      fetch.error = messageOf(error);
      throw error;
    } finally {
      fetch.durationMs = Date.now() - fetch.timeMs;
    }
  };
  const entry: ObservedFunction = { replacement, fetches, secrets };
  observed.set(original, entry);
  return entry;
}

/** Record of one embed's access tokens. The tokens themselves are not stored here. */
export class TokenRecord {
  #fetches: TokenFetch[] = [];
  #manager: WeakRef<TokenManager> | undefined;
  readonly #secrets: Secrets;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /** Calls to `getAccessToken`, oldest first. */
  get fetches(): readonly TokenFetch[] {
    return this.#fetches;
  }

  /** Whether the page provides a function that returns tokens. */
  get canRefresh(): boolean {
    return this.#manager?.deref() !== undefined;
  }

  /** Creates the embed's token manager and records its fetches. */
  create(feature: EmbedFeature, options: TokenManagerOptions): TokenManager {
    const { replacement, fetches } = observeFetches(options.getAccessToken, this.#secrets);
    const manager = feature.createTokenManager?.({ ...options, getAccessToken: replacement });
    if (!manager) throw new Error('Expected a feature with createTokenManager. Pass managedTokens.');
    this.#fetches = fetches;
    this.#manager = new WeakRef(manager);
    return manager;
  }

  /**
   * Requests a new token and passes it to the frame.
   *
   * @returns the new call to `getAccessToken`, or undefined if there was none, for example because another call is
   * pending
   */
  async refresh(): Promise<TokenFetch | undefined> {
    const previous = this.#fetches.at(-1);
    await this.#manager?.deref()?.refresh('expiring');
    const last = this.#fetches.at(-1);
    return last === previous ? undefined : last;
  }
}
