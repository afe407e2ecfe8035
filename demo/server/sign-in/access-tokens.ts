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

/** An access token's account and grant. Tokens from an external issuer have no grant. */
export interface TokenAccount {
  id: string;
  grant?: string;
}

/**
 * Verifies an access token. Resolves to undefined if it is forged, expired, revoked, or issued for a different audience.
 */
export type AccessTokenVerifier = (token: string) => Promise<TokenAccount | undefined>;

const verifyToken = async (token: string, keys: JWTVerifyGetKey, options: JWTVerifyOptions) => {
  try {
    return (await jwtVerify(token, keys, options)).payload;
  } catch (cause) {
    // if the issuer cannot be reached, the token may still be valid
    if (cause instanceof errors.JWKSTimeout || !(cause instanceof errors.JOSEError)) throw cause;
    return undefined;
  }
};

/** Creates a verifier for tokens from the built-in provider. It uses the local signing key and sends no requests. */
export function builtInTokenVerifier(
  db: Database,
  signingKey: JWK,
  issuer: string,
  audience: string,
): AccessTokenVerifier {
  const { kty, n, e, kid, alg, use } = signingKey;
  const keys = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg, use } as JWK] });
  // `typ` rejects ID tokens, which are signed with the same key
  const options = { issuer, audience, algorithms: ['RS256'], typ: 'at+jwt' };
  return async (token) => {
    const payload = await verifyToken(token, keys, options);
    const scopes = typeof payload?.scope === 'string' ? payload.scope.split(' ') : [];
    const id = payload?.sub;
    const grant = payload?.[grantClaim];
    if (id === undefined || typeof grant !== 'string' || !scopes.includes(signIn.apiScope)) return undefined;
    return (await isGrantActive(db, grant, id)) ? { id, grant } : undefined;
  };
}

export interface IssuerSettings {
  audience: string;
  accountClaim: 'sub' | 'email';
  /** Resolves to the issuer's metadata. */
  metadata: () => Promise<{ issuer: string; jwks_uri: string }>;
}

/** Creates a verifier for tokens from an external issuer. It uses the keys referenced by the issuer's metadata. */
export function issuerTokenVerifier(
  db: Database,
  { audience, accountClaim, metadata }: IssuerSettings,
): AccessTokenVerifier {
  let keys: { uri: string; set: JWTVerifyGetKey } | undefined;
  return async (token) => {
    const { issuer, jwks_uri: uri } = await metadata();
    if (keys?.uri !== uri) keys = { uri, set: createRemoteJWKSet(new URL(uri), { timeoutDuration: 5000 }) };
    const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
    const payload = await verifyToken(token, keys.set, { issuer, audience, algorithms });
    if (accountClaim === 'sub') return payload?.sub === undefined ? undefined : { id: payload.sub };
    // an unverified email could belong to a different person
    const isVerified = typeof payload?.email === 'string' && payload.email_verified !== false;
    const account = isVerified ? await findStaffByEmail(db, String(payload.email)) : undefined;
    return account && { id: account.id };
  };
}
