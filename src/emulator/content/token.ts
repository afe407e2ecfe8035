import { noAccessTo, tokenExpired, tokenInvalid } from '../failure';
import { includesAny } from './grant';
import { type JwtClaims, JwtError, createJwt, verifyJwt } from './jwt';

/** User that row-level security applies to: an embed token's effective identity. */
export interface EffectiveIdentity {
  /** Value of `username()` in role filters. */
  username: string;
  /** Names of the roles that apply. If there are several, a row is visible if any of them permits it. Default: none. */
  roles?: readonly string[];
  /** Value of `customData()` in role filters. */
  customData?: string;
  /** Ids of the datasets that the identity applies to. Default: all. */
  datasets?: readonly string[];
}

/** Options for an embed token. */
export interface TokenRequest {
  /** Ids of the reports, datasets and dashboards that the token grants access to. `['*']` grants access to all. */
  items: readonly string[];
  /** Lifetime in seconds. A negative value creates an expired token. Default: 3600. */
  expiresInSeconds?: number;
  /** Users that row-level security applies to, at most one for each dataset. Default: none. */
  identities?: readonly EffectiveIdentity[];
  /** Ids of the reports that may be changed. Default: the items. */
  editableReports?: readonly string[];
  /** Ids of the workspaces that new reports and copies may be saved to. Default: `['*']` (all). */
  targetWorkspaces?: readonly string[];
}

/** Options for an embed token other than its items and lifetime. */
export type TokenOptions = Omit<TokenRequest, 'items' | 'expiresInSeconds'>;

/** Access that a verified token grants. */
export type TokenGrant = Required<Omit<TokenRequest, 'expiresInSeconds'>>;

/** Audience of access tokens for the REST API. They are not embed tokens. */
export const apiAudience = 'https://analysis.windows.net/powerbi/api';

const defaultLifetimeSeconds = 3600;

/** HS256 requires a key that is at least as long as the hash. */
export const minSecretLength = 32;

const everything: TokenGrant = { items: ['*'], identities: [], editableReports: ['*'], targetWorkspaces: ['*'] };

/** Issuer and verifier of the emulator's embed tokens, which are JWTs signed with HS256. */
export class TokenAuthority {
  readonly #secret: string;
  readonly #lenient: boolean;
  readonly #now: () => number;
  #generation = 0;

  /**
   * @param secret - secret that tokens are signed with, at least 32 characters long
   * @param options - `lenient`: tokens that are not JWTs grant access to everything; default false. `now`: returns the
   * current time in milliseconds since 1970; default `Date.now`
   * @throws `Error` for a secret that is too short
   */
  constructor(secret: string, { lenient = false, now = Date.now }: { lenient?: boolean; now?: () => number } = {}) {
    if (secret.length < minSecretLength)
      throw new Error(
        `Expected a secret of at least ${String(minSecretLength)} characters, received ${String(secret.length)}.`,
      );
    this.#secret = secret;
    this.#lenient = lenient;
    this.#now = now;
  }

  /** Creates a token. Rejects if the lifetime is not a finite number. */
  // oxlint-disable-next-line typescript/require-await -- callers expect a rejection, not a thrown error
  async create({ expiresInSeconds = defaultLifetimeSeconds, ...grant }: TokenRequest): Promise<string> {
    if (!Number.isFinite(expiresInSeconds))
      throw new Error(`Expected expiresInSeconds to be a finite number, received ${String(expiresInSeconds)}.`);
    return this.sign({ ...grant }, expiresInSeconds);
  }

  /** Expires all tokens created so far. */
  expireAll(): void {
    this.#generation++;
  }

  /** Verifies that a token grants access to at least one of the items. Otherwise rejects with a `Failure`. */
  async check(token: unknown, ...anyOf: string[]): Promise<void> {
    const { items } = await this.verify(token);
    if (!includesAny(items, ...anyOf)) throw noAccessTo(`'${anyOf[0] ?? ''}'`);
  }

  /**
   * Verifies a token, and resolves with the access that it grants. Rejects with a `Failure` if the token is invalid.
   */
  // oxlint-disable-next-line typescript/require-await -- callers expect a rejection, not a thrown error
  async verify(token: unknown): Promise<TokenGrant> {
    if (typeof token !== 'string' || token === '')
      throw tokenInvalid('Access token is missing. Pass it in the load configuration.');
    if (this.#lenient && token.split('.').length !== 3) return everything;
    const { aud, items, identities, editableReports, targetWorkspaces } = this.readClaims(token);
    if (aud === apiAudience) throw tokenInvalid('Expected an embed token, received an access token for the REST API.');
    const list = <Item>(value: unknown, fallback: readonly Item[]): readonly Item[] =>
      Array.isArray(value) ? (value as Item[]) : fallback;
    const ids = list<string>(items, []);
    return {
      items: ids,
      identities: list<EffectiveIdentity>(identities, []),
      editableReports: list(editableReports, ids),
      targetWorkspaces: list(targetWorkspaces, ['*']),
    };
  }

  /** Signs claims with an expiry. @internal */
  sign(claims: JwtClaims, expiresInSeconds: number): string {
    const seconds = Math.floor(this.#now() / 1000);
    const exp = seconds + expiresInSeconds;
    // A token that has already expired must have been issued before its expiry.
    const iat = expiresInSeconds > 0 ? seconds : exp - defaultLifetimeSeconds;
    return createJwt({ ...claims, generation: this.#generation, iat, exp }, this.#secret);
  }

  /** Returns the claims of a token that has a valid signature and has not expired. @internal */
  readClaims(token: string): JwtClaims {
    const claims = this.#verify(token);
    // Tokens created by other programs with the same secret have no generation.
    if (typeof claims.generation === 'number' && claims.generation < this.#generation) throw tokenExpired();
    return claims;
  }

  #verify(token: string): JwtClaims {
    try {
      return verifyJwt(token, this.#secret, Math.floor(this.#now() / 1000));
    } catch (error) {
      if (error instanceof JwtError && error.code === 'expired') throw tokenExpired();
      throw tokenInvalid(
        'Access token is malformed or was signed with a different secret. Pass a token that this emulator has created.',
      );
    }
  }
}
