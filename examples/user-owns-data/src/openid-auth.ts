import { UserManager, WebStorageStateStore, type User } from 'oidc-client-ts';
import type { Auth } from './auth';

/** Creates an `Auth` that signs in with any OpenID provider. */
export function createOpenIdAuth(authority: string, clientId: string): Auth {
  const manager = new UserManager({
    authority,
    client_id: clientId,
    redirect_uri: `${location.origin}/`,
    post_logout_redirect_uri: `${location.origin}/`,
    scope: 'openid profile',
    automaticSilentRenew: false,
    userStore: new WebStorageStateStore({ store: sessionStorage }),
  });

  const renew = async (): Promise<User> => {
    const user = await manager.signinSilent();
    if (!user) throw new Error('The sign-in has expired. Sign in again.');
    return user;
  };

  return {
    async start() {
      if (new URLSearchParams(location.search).has('code')) {
        await manager.signinRedirectCallback();
        // the code can be used only once
        history.replaceState(null, '', '/');
      }
      return (await manager.getUser())?.profile.name;
    },
    signIn: () => manager.signinRedirect(),
    signOut: () => manager.signoutRedirect(),
    async getAccessToken(fresh) {
      const current = await manager.getUser();
      const { access_token: token, expires_at: seconds } =
        current && !current.expired && !fresh ? current : await renew();
      return { token, ...(seconds !== undefined && { expiration: new Date(seconds * 1000).toISOString() }) };
    },
  };
}
