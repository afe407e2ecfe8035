import { Failure, notAuthorized, tokenExpired, tokenInvalid } from '../failure';
import { JwtError, createJwt, verifyJwt } from './jwt';

/** Options of an embed token. */
export interface TokenRequest {
  /** Ids of the reports, datasets and dashboards that the token grants access to. `['*']` grants access to all. */
  items: readonly string[];
  /** Lifetime in seconds. A negative value creates an expired token. Default 3600. */
  expiresInSeconds?: number;
}

/** Creates and verifies the emulator's embed tokens: JWTs signed with HS256. */
export class TokenAuthority {
  readonly #secret: string;
  readonly #lenient: boolean;
  readonly #now: () => number;
  #generation = 0;

  /**
   * @param secret - secret that tokens are signed with, at least 32 characters long
   * @param options - `lenient`: tokens that are not JWTs grant access to everything; default false. `now`: returns the
   * current time in milliseconds since 1970; default `Date.now`
   */
  constructor(secret: string, { lenient = false, now = Date.now }: { lenient?: boolean; now?: () => number } = {}) {
    this.#secret = secret;
    this.#lenient = lenient;
    this.#now = now;
  }

  /** Creates a token. */
  create({ items, expiresInSeconds = 3600 }: TokenRequest): Promise<string> {
    const seconds = Math.floor(this.#now() / 1000);
    const claims = { items, generation: this.#generation, iat: seconds, exp: seconds + expiresInSeconds };
    return Promise.resolve(createJwt(claims, this.#secret));
  }

  /** Expires all tokens created so far. */
  expireAll(): void {
    this.#generation++;
  }

  /** Verifies that a token grants access to at least one of the items. Rejects with an error response otherwise. */
  // eslint-disable-next-line @typescript-eslint/require-await -- callers expect a rejection, not a thrown error
  async check(token: unknown, ...anyOf: string[]): Promise<void> {
    if (typeof token !== 'string' || token === '') throw tokenInvalid('Access token is missing.');
    if (this.#lenient && token.split('.').length !== 3) return;
    const items = this.#items(token);
    if (!items.includes('*') && !anyOf.some((item) => items.includes(item))) {
      throw notAuthorized(`The access token does not grant access to '${anyOf[0] ?? ''}'.`);
    }
  }

  #items(token: string): unknown[] {
    try {
      const payload = verifyJwt(token, this.#secret, Math.floor(this.#now() / 1000));
      // Tokens created by other programs with the same secret have no generation.
      if (typeof payload.generation === 'number' && payload.generation < this.#generation) throw tokenExpired();
      return Array.isArray(payload.items) ? (payload.items as unknown[]) : [];
    } catch (error) {
      if (error instanceof Failure) throw error;
      if (error instanceof JwtError && error.code === 'expired') throw tokenExpired();
      throw tokenInvalid('Access token is malformed or was signed with a different secret.');
    }
  }
}
