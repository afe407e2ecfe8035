import { decodeBase64 } from '../base64';

/** Returns the expiry of a JWT in milliseconds since 1970, or undefined when it has none. Does not verify the token. */
export function expiryOf(token: string): number | undefined {
  const payload = token.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(decodeBase64(payload));
    const { exp } = claims as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
