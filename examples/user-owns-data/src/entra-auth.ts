import { InteractionRequiredAuthError, createStandardPublicClientApplication } from '@azure/msal-browser';
import type { Auth } from './auth';

// https://learn.microsoft.com/power-bi/developer/embedded/embed-organization-app
const scopes = ['https://analysis.windows.net/powerbi/api/Report.Read.All'];

/** Creates an `Auth` that signs in with Microsoft Entra ID. The app registration needs this page's URL as the redirect URI of a single-page application. */
export function createEntraAuth(tenantId: string, clientId: string): Auth {
  const application = createStandardPublicClientApplication({
    auth: {
      clientId,
      authority: `https://login.microsoftonline.com/${tenantId}`,
      redirectUri: `${location.origin}/`,
      postLogoutRedirectUri: `${location.origin}/`,
    },
    cache: { cacheLocation: 'sessionStorage' },
  });

  return {
    async start() {
      const client = await application;
      const result = await client.handleRedirectPromise();
      const account = result?.account ?? client.getAllAccounts()[0] ?? null;
      client.setActiveAccount(account);
      return account?.name ?? account?.username;
    },
    signIn: async () => (await application).loginRedirect({ scopes }),
    signOut: async () => (await application).logoutRedirect(),
    async getAccessToken(fresh) {
      const client = await application;
      try {
        const { accessToken, expiresOn } = await client.acquireTokenSilent({ scopes, forceRefresh: fresh });
        return { token: accessToken, ...(expiresOn && { expiration: expiresOn.toISOString() }) };
      } catch (error) {
        // the user has to confirm something, for example a second factor
        if (error instanceof InteractionRequiredAuthError) await client.acquireTokenRedirect({ scopes });
        throw error;
      }
    },
  };
}
