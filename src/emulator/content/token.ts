import { SignJWT, errors, jwtVerify } from 'jose';
import { Failure, notAuthorized, tokenExpired, tokenMalformed } from '../session/failure';

/** What a token is made from. */
export interface TokenRequest {
  /** Ids of the reports, datasets and dashboards that it opens; `['*']` opens all. */
  items: readonly string[];
  /** Seconds from now; default 3600. Negative makes a token that has expired. */
  expiresInSeconds?: number;
  /** Default the real clock. */
  now?: number;
}

/** Makes and checks the emulator's embed tokens: JWTs signed with HS256. */
export class TokenAuthority {
  readonly #secret: Uint8Array;
  readonly #lenient: boolean;
  readonly #now: () => number;
  #generation = 0;

  /**
   * @param secret - at least 32 characters, known to nobody else
   * @param options - `lenient`: a token that is no JWT opens everything; default false. `now`: the clock, milliseconds
   */
  constructor(secret: string, { lenient = false, now = Date.now }: { lenient?: boolean; now?: () => number } = {}) {
    this.#secret = new TextEncoder().encode(secret);
    this.#lenient = lenient;
    this.#now = now;
  }

  /** Makes a token. */
  async create({ items, expiresInSeconds = 3600 }: TokenRequest): Promise<string> {
    const seconds = Math.floor(this.#now() / 1000);
    return new SignJWT({ items, generation: this.#generation })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + expiresInSeconds)
      .sign(this.#secret);
  }

  /** All tokens made so far have expired. */
  expireAll(): void {
    this.#generation++;
  }

  /** Throws a `Failure` when the token does not open one of the items. */
  async check(token: unknown, ...anyOf: string[]): Promise<void> {
    if (typeof token !== 'string' || token === '') throw tokenMalformed('Access token is missing.');
    if (this.#lenient && token.split('.').length !== 3) return;
    const items = await this.#items(token);
    if (!items.includes('*') && !anyOf.some((item) => items.includes(item))) {
      throw notAuthorized(`The access token does not open '${anyOf[0] ?? ''}'.`);
    }
  }

  async #items(token: string): Promise<unknown[]> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, {
        algorithms: ['HS256'],
        currentDate: new Date(this.#now()),
      });
      // Another server with the same secret makes tokens without a generation.
      if (typeof payload.generation === 'number' && payload.generation < this.#generation) throw tokenExpired();
      return Array.isArray(payload.items) ? (payload.items as unknown[]) : [];
    } catch (error) {
      if (error instanceof Failure) throw error;
      if (error instanceof errors.JWTExpired) throw tokenExpired();
      throw tokenMalformed('Access token is malformed or signed by somebody else.');
    }
  }
}
