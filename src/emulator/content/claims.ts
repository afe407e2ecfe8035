import { decodeBase64 } from '../base64';
import { includesAny } from './grant';
import type { EffectiveIdentity } from './token';

/** Returns a JWT's claims, or an empty object for other tokens. Does not verify the token. */
function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const payload = token.split('.')[1];
  if (payload === undefined) return {};
  try {
    const claims: unknown = JSON.parse(decodeBase64(payload));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * Returns a JWT's expiry in milliseconds since 1970, or undefined if the token does not expire. Does not verify the
 * token.
 */
export function expiryOf(token: string): number | undefined {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : undefined;
}

/** Returns a string that identifies a token's row-level security user. Empty for a token without identities. */
export function userOf(token: string): string {
  const { identities } = claimsOf(token);
  if (!Array.isArray(identities) || identities.length === 0) return '';
  return JSON.stringify((identities as EffectiveIdentity[]).map(({ username, customData }) => [username, customData]));
}

/**
 * Returns whether a token permits changing a report and saving copies of it. The server also checks these permissions.
 */
export function savePermissionsOf(token: string, reportId: string): { mayChange: boolean; mayCopy: boolean } {
  const { editableReports, targetWorkspaces } = claimsOf(token);
  return {
    mayChange: !Array.isArray(editableReports) || includesAny(editableReports as string[], reportId),
    mayCopy: !Array.isArray(targetWorkspaces) || targetWorkspaces.length > 0,
  };
}
