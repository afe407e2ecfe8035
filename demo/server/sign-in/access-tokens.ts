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
import { isGrantActive } from '../accounts/sessions';
import type { Database } from '../database/open';
import { findStaffByEmail } from '../staff/record';
import { grantClaim } from './provider';

/** The account of an access token, and the grant that the built-in provider has issued it for. */
export interface TokenAccount {
  id: string;
  grant?: string;
}

/** Verifies an access token. Returns undefined when it is forged, expired, revoked, or for another audience. */
export type AccountOfToken = (token: string) => Promise<TokenAccount | undefined>;

const verified = async (token: string, keys: JWTVerifyGetKey, options: JWTVerifyOptions) => {
  try {
    return (await jwtVerify(token, keys, options)).payload;
  } catch (cause) {
    // an issuer that cannot be reached does not make the token invalid
    if (cause instanceof errors.JWKSTimeout || !(cause instanceof errors.JOSEError)) throw cause;
    return undefined;
  }
};

/** Verifies tokens of the built-in provider with its own key, without requests. */
export function builtInTokens(db: Database, signingKey: JWK, issuer: string, audience: string): AccountOfToken {
  const { kty, n, e, kid, alg, use } = signingKey;
  const keys = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg, use } as JWK] });
  // `typ` rejects ID tokens, which the same key signs
  const options = { issuer, audience, algorithms: ['RS256'], typ: 'at+jwt' };
  return async (token) => {
    const payload = await verified(token, keys, options);
    const scopes = typeof payload?.scope === 'string' ? payload.scope.split(' ') : [];
    const id = payload?.sub;
    const grant = payload?.[grantClaim];
    if (id === undefined || typeof grant !== 'string' || !scopes.includes(signIn.apiScope)) return undefined;
    return (await isGrantActive(db, grant, id)) ? { id, grant } : undefined;
  };
}

export interface IssuerSettings {
  issuer: string;
  audience: string;
  accountClaim: 'sub' | 'email';
  /** The issuer's metadata. */
  metadata: () => Promise<{ issuer: string; jwks_uri: string }>;
}

/** Verifies tokens of an external issuer with the keys that its metadata names. */
export function issuerTokens(db: Database, { audience, accountClaim, metadata }: IssuerSettings): AccountOfToken {
  let keys: { uri: string; set: JWTVerifyGetKey } | undefined;
  return async (token) => {
    const { issuer, jwks_uri: uri } = await metadata();
    if (keys?.uri !== uri) keys = { uri, set: createRemoteJWKSet(new URL(uri), { timeoutDuration: 5000 }) };
    const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
    const payload = await verified(token, keys.set, { issuer, audience, algorithms });
    if (accountClaim === 'sub') return payload?.sub === undefined ? undefined : { id: payload.sub };
    // anyone can claim an email that has not been verified
    const isVerified = typeof payload?.email === 'string' && payload.email_verified !== false;
    const account = isVerified ? await findStaffByEmail(db, String(payload.email)) : undefined;
    return account && { id: account.id };
  };
}
