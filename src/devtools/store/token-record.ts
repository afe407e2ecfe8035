import type {
  AccessTokenReason,
  AccessTokenResult,
  EmbedFeature,
  GetAccessToken,
  TokenManager,
  TokenManagerOptions,
} from '@vitrine/sdk';
import type { Secrets } from './secrets';

/** Number of fetches to remember. */
const maxFetches = 20;

/** A call of `getAccessToken`. */
export interface TokenFetch {
  /** When the function was called, in milliseconds since 1970. */
  readonly timeMs: number;
  readonly reason: AccessTokenReason;
  /** Time until the promise settled, in milliseconds. */
  durationMs?: number;
  /** Message of the error if the call failed. */
  error?: string;
  /** Expiry that the function returned, in milliseconds since 1970. */
  expiresAtMs?: number;
}

/** Times in a JWT, in milliseconds since 1970. */
export interface TokenTimes {
  readonly issuedAtMs?: number;
  readonly expiresAtMs?: number;
}

/** Returns the times in the payload of a JWT; none for other tokens. */
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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The same function must get the same replacement: embeds with the same function share one request. */
const observed = new WeakMap<GetAccessToken, { replacement: GetAccessToken; fetches: TokenFetch[] }>();

function observeFetches(original: GetAccessToken, secrets: Secrets) {
  const known = observed.get(original);
  if (known) return known;
  const fetches: TokenFetch[] = [];
  const replacement: GetAccessToken = async (request) => {
    const fetch: TokenFetch = { timeMs: Date.now(), reason: request.reason };
    fetches.push(fetch);
    if (fetches.length > maxFetches) fetches.shift();
    try {
      const result: AccessTokenResult = await original(request);
      secrets.add(typeof result === 'string' ? result : result.token);
      if (typeof result !== 'string' && result.expiration !== undefined) {
        const expiresAtMs = Date.parse(result.expiration);
        if (!Number.isNaN(expiresAtMs)) fetch.expiresAtMs = expiresAtMs;
      }
      return result;
    } catch (error) {
      fetch.error = secrets.redactText(messageOf(error));
      throw error;
    } finally {
      fetch.durationMs = Date.now() - fetch.timeMs;
    }
  };
  const entry = { replacement, fetches };
  observed.set(original, entry);
  return entry;
}

/** The access tokens of one embed. The tokens themselves are not stored here. */
export class TokenRecord {
  #fetches: TokenFetch[] = [];
  #manager: WeakRef<TokenManager> | undefined;
  readonly #secrets: Secrets;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /** Calls of `getAccessToken`, the oldest first. */
  get fetches(): readonly TokenFetch[] {
    return this.#fetches;
  }

  /** Whether the page provides a function that returns tokens. */
  get canRefresh(): boolean {
    return this.#manager?.deref() !== undefined;
  }

  /** Creates the token manager of the embed so that its fetches are recorded. */
  create(feature: EmbedFeature, options: TokenManagerOptions): TokenManager {
    const { replacement, fetches } = observeFetches(options.getAccessToken, this.#secrets);
    const manager = feature.createTokenManager?.({ ...options, getAccessToken: replacement });
    if (!manager) throw new Error('Expected a feature with createTokenManager.');
    this.#fetches = fetches;
    this.#manager = new WeakRef(manager);
    return manager;
  }

  /** Requests a new token and passes it to the frame. */
  async refresh(): Promise<void> {
    await this.#manager?.deref()?.refresh('expiring');
  }
}
