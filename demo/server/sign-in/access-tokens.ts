import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwtVerify,
  type JWK,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
} from 'jose';
import { signIn } from '../../shared';
import type { Database } from '../database/open';
import { findStaffByEmail } from '../staff/record';

/** Finds the account of an access token; undefined when the token is forged, expired, for somebody else or none at all. */
export type AccountOfToken = (token: string) => Promise<string | undefined>;

const verified = async (token: string, keys: JWTVerifyGetKey, options: JWTVerifyOptions) => {
  try {
    return (await jwtVerify(token, keys, options)).payload;
  } catch (cause) {
    // the issuer cannot be reached: that is our trouble, not a bad token
    if (cause instanceof errors.JWKSTimeout || !(cause instanceof errors.JOSEError)) throw cause;
    return undefined;
  }
};

/** Tokens of the built-in provider: checked with its own key, nothing is fetched. */
export function builtInTokens(signingKey: JWK, issuer: string, audience: string): AccountOfToken {
  const { kty, n, e, kid, alg, use } = signingKey;
  const keys = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg, use } as JWK] });
  // `typ` keeps an ID token from being taken for an access token
  const options = { issuer, audience, algorithms: ['RS256'], typ: 'at+jwt' };
  return async (token) => {
    const payload = await verified(token, keys, options);
    const scopes = typeof payload?.scope === 'string' ? payload.scope.split(' ') : [];
    return scopes.includes(signIn.apiScope) ? payload?.sub : undefined;
  };
}

export interface IssuerSettings {
  issuer: string;
  audience: string;
  accountClaim: 'sub' | 'email';
  /** The issuer's metadata. */
  metadata: () => Promise<{ issuer: string; jwks_uri: string }>;
}

/** Tokens of another issuer: checked with the keys that its metadata names. */
export function issuerTokens(db: Database, { audience, accountClaim, metadata }: IssuerSettings): AccountOfToken {
  let keys: { uri: string; set: JWTVerifyGetKey } | undefined;
  return async (token) => {
    const { issuer, jwks_uri: uri } = await metadata();
    if (keys?.uri !== uri) keys = { uri, set: createRemoteJWKSet(new URL(uri), { timeoutDuration: 5000 }) };
    const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
    const payload = await verified(token, keys.set, { issuer, audience, algorithms });
    if (accountClaim === 'sub') return payload?.sub;
    // an unconfirmed email is anybody's claim
    return typeof payload?.email === 'string' && payload.email_verified !== false
      ? (await findStaffByEmail(db, payload.email))?.id
      : undefined;
  };
}
