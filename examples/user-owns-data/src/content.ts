import { service } from '@vitrine/sdk';
import type { Auth } from './auth';
import { createEntraAuth } from './entra-auth';
import { createOpenIdAuth } from './openid-auth';

/** Sign-in, and the content that the user can open. */
export interface Content {
  auth: Auth;
  /** Returns the embed URL of the report. Requires a signed-in user. */
  getEmbedUrl(): Promise<string>;
}

interface OfflineSettings {
  authority: string;
  clientId: string;
  embedUrl: string;
}

function createOfflineContent({ authority, clientId, embedUrl }: OfflineSettings): Content {
  service.trustOrigin(new URL(embedUrl).origin);
  return { auth: createOpenIdAuth(authority, clientId), getEmbedUrl: () => Promise.resolve(embedUrl) };
}

function createServiceContent(tenantId: string, clientId: string, workspaceId: string, reportId: string): Content {
  const auth = createEntraAuth(tenantId, clientId);
  return {
    auth,
    // https://learn.microsoft.com/rest/api/power-bi/reports/get-report-in-group
    async getEmbedUrl() {
      const { token } = await auth.getAccessToken(false);
      const url = `https://api.powerbi.com/v1.0/myorg/groups/${workspaceId}/reports/${reportId}`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      if (!response.ok) throw new Error(`The report is not available: status ${response.status}.`);
      return ((await response.json()) as { embedUrl: string }).embedUrl;
    },
  };
}

/** Creates the content that the environment variables describe. */
export function createContent(env: Readonly<Record<string, string | undefined>>): Content {
  const { VITE_OFFLINE, VITE_TENANT_ID, VITE_CLIENT_ID, VITE_WORKSPACE_ID, VITE_REPORT_ID } = env;
  if (VITE_OFFLINE) return createOfflineContent(JSON.parse(VITE_OFFLINE) as OfflineSettings);
  if (VITE_TENANT_ID && VITE_CLIENT_ID && VITE_WORKSPACE_ID && VITE_REPORT_ID)
    return createServiceContent(VITE_TENANT_ID, VITE_CLIENT_ID, VITE_WORKSPACE_ID, VITE_REPORT_ID);
  throw new Error(
    'Set VITE_TENANT_ID, VITE_CLIENT_ID, VITE_WORKSPACE_ID and VITE_REPORT_ID, or set none of them and run npm start.',
  );
}
