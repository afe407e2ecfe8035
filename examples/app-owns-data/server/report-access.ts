import { createEmbedTokenSource, type EffectiveIdentity } from '@vitrine/sdk/server';
import { log } from './log';
import type { ServiceSettings } from './settings';
import type { User } from './users';

/** Creates the functions that return the report's embed URL and a token for a user. */
export function createReportAccess({ workspaceId, reportId, roles, ...options }: ServiceSettings) {
  // One source for the whole process: it caches tokens and shares concurrent requests.
  const tokens = createEmbedTokenSource({ ...options, onRequest: (entry) => log('provider', { ...entry }) });
  const report = { workspaceId, reportId };

  /** Returns the identities for row-level security. A dataset without roles must not receive any. */
  const identitiesOf = (user: User): EffectiveIdentity[] => {
    const applicable = roles ?? user.roles;
    return applicable.length > 0 ? [{ username: user.email, roles: applicable }] : [];
  };

  return {
    getReport: (signal: AbortSignal) => tokens.getItem(report, { signal }),
    /** Returns a token for a user. `fresh` bypasses the cache, because the frame has rejected the cached token. */
    getToken: async (user: User, { fresh, signal }: { fresh: boolean; signal: AbortSignal }) => {
      const request = { ...report, identities: identitiesOf(user) };
      const { token, expiration } = await tokens.getEmbed(request, { fresh, signal });
      return { token, expiration };
    },
  };
}

export type ReportAccess = ReturnType<typeof createReportAccess>;
