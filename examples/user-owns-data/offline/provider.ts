import { randomBytes } from 'node:crypto';
import { Provider, type Configuration } from 'oidc-provider';
import { layout } from './sign-in-page';
import { users } from './users';

/** Client id of the page. */
export const clientId = 'page';

interface ProviderOptions {
  /** Origin of the page. */
  origin: string;
  /** Origin of the emulator, the audience of access tokens. */
  audience: string;
  /** Secret that the emulator verifies access tokens with. */
  secret: string;
}

const tokenSeconds = 3600;
const sessionSeconds = 12 * 3600;

/**
 * Creates an OpenID provider for one page. The provider stores everything in memory. It is for development only, because it does not
 * ask for a password.
 */
export function createProvider({ origin, audience, secret }: ProviderOptions): Provider {
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        application_type: 'web',
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [`${origin}/`],
        post_logout_redirect_uris: [`${origin}/`],
      },
    ],
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], profile: ['name'] },
    // the page reads the name from the ID token
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: (_context, from) => from === origin,
    interactions: { url: (_context, { uid }) => `/identity/sign-in/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource: (context, form) => {
          // the user has already confirmed in the page
          const confirmation = '<input type="hidden" form="op.logoutForm" name="logout" value="yes">';
          const submission = "<script>document.getElementById('op.logoutForm').submit()</script>";
          context.body = layout('Signing out', `${form}${confirmation}${submission}`);
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'openid profile',
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: tokenSeconds,
          jwt: { sign: { alg: 'HS256', key: Buffer.from(secret) } },
        }),
      },
    },
    ttl: {
      AccessToken: tokenSeconds,
      AuthorizationCode: 60,
      Grant: sessionSeconds,
      IdToken: tokenSeconds,
      Interaction: 1800,
      RefreshToken: sessionSeconds,
      Session: sessionSeconds,
    },
    // the claims that the emulator reads: the items that the token grants access to, and the identity for row-level security
    extraTokenClaims: (_context, token) => {
      const user = users.find(({ id }) => 'accountId' in token && id === token.accountId);
      if (!user) return undefined;
      const { email, roles, region } = user;
      const identity = { username: email, roles, ...(region !== undefined && { customData: region }) };
      return { items: ['*'], identities: [identity] };
    },
    issueRefreshToken: () => Promise.resolve(true),
    // the page is the only client, so its scopes are granted without a consent page
    async loadExistingGrant({ oidc: { client, session, provider, result } }) {
      if (!client || !session?.accountId) return undefined;
      const id = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
      const existing = id === undefined ? undefined : await provider.Grant.find(id);
      const grant = existing ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid profile');
      grant.addResourceScope(audience, 'openid profile');
      await grant.save();
      return grant;
    },
    findAccount: (_context, accountId) => {
      const user = users.find(({ id }) => id === accountId);
      return user && { accountId, claims: () => ({ sub: user.id, name: user.name }) };
    },
  };
  return new Provider(`${origin}/identity`, configuration);
}
