import { decodeBase64, encodeBase64, toBase64Url, utf8Bytes } from '../base64';
import { hmacSha256 } from './sha256';

/** JWT claims. */
export type JwtClaims = Readonly<Record<string, unknown>>;

/** Error thrown for a JWT that has expired, is malformed or not yet valid, or was signed with a different secret. */
export class JwtError extends Error {
  override readonly name = 'JwtError';
  constructor(readonly code: 'expired' | 'invalid') {
    super(code === 'expired' ? 'The token has expired.' : 'The token is invalid.');
  }
}

const header = /* @__PURE__ */ toBase64Url(/* @__PURE__ */ encodeBase64('{"alg":"HS256","typ":"JWT"}'));

/** Creates a JWT signed with HS256. */
export function createJwt(claims: JwtClaims, secret: string): string {
  const content = `${header}.${toBase64Url(encodeBase64(JSON.stringify(claims)))}`;
  return `${content}.${signatureOf(content, secret)}`;
}

/**
 * Verifies a JWT and returns its claims.
 *
 * @param seconds - current time in seconds since 1970
 * @throws {@link JwtError}
 */
export function verifyJwt(token: string, secret: string, seconds: number): JwtClaims {
  const [first = '', second = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isEqual(signature, signatureOf(`${first}.${second}`, secret))) throw new JwtError('invalid');
  const { alg, crit } = parse(first);
  // The signature is valid, but the header may still declare a different algorithm.
  if (alg !== 'HS256' || crit !== undefined) throw new JwtError('invalid');
  const claims = parse(second);
  const { exp, nbf } = claims;
  if ([exp, nbf].some((time) => time !== undefined && typeof time !== 'number')) throw new JwtError('invalid');
  if (typeof nbf === 'number' && nbf > seconds) throw new JwtError('invalid');
  if (typeof exp === 'number' && exp <= seconds) throw new JwtError('expired');
  return claims;
}

function signatureOf(content: string, secret: string): string {
  const bytes = hmacSha256(utf8Bytes(secret), utf8Bytes(content));
  return toBase64Url(btoa(String.fromCharCode(...bytes)));
}

function parse(part: string): JwtClaims {
  try {
    const value: unknown = JSON.parse(decodeBase64(part));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JwtClaims;
  } catch {
    // Malformed parts are reported by the error below.
  }
  throw new JwtError('invalid');
}

/** Compares strings in constant time, so that response times do not reveal signatures. */
function isEqual(received: string, expected: string): boolean {
  let difference = received.length ^ expected.length;
  for (let index = 0; index < expected.length; index++)
    difference |= received.charCodeAt(index) ^ expected.charCodeAt(index);
  return difference === 0;
}
