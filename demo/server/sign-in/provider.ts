import { errors, Provider, type Configuration } from 'oidc-provider';
import { signIn } from '../../shared';
import { isDatabaseUnavailable } from '../database/availability';
import type { Database } from '../database/open';
import type { Secrets } from '../database/secrets';
import { retryAfterSeconds, unavailable } from '../http/http-error';
import type { Log } from '../log';
import { findStaff } from '../staff/record';
import { brandClaims, claimsOf } from './claims';
import { errorPage, signOutPage, signedOutPage } from './pages';
import { recordAdapter } from './record-adapter';

export interface ProviderOptions {
  db: Database;
  secrets: Secrets;
  log: Log;
  origin: string;
  appOrigins: readonly string[];
  accessTokenSeconds: number;
}

/** Lifetime of sessions, grants and refresh tokens in seconds: 12 hours, after which users must sign in again. */
const sessionSeconds = 43_200;

/** Access token claim that contains the grant's id. */
export const grantClaim = 'grant';

/**
 * Changes how the provider stores a session whose id changes: the new record is saved before the old one is deleted. By
 * default, the provider deletes the old record first. Until it has saved the new one, it rejects codes and refresh tokens
 * that other tabs redeem, because their session is missing.
 */
function saveBeforeDeletingOldRecord(provider: Provider): void {
  const { prototype } = provider.Session;
  const save = Reflect.get(prototype, 'save');
  prototype.save = async function (this: typeof prototype & { oldId?: string | undefined }, ttl) {
    const { oldId } = this;
    this.oldId = undefined;
    const value = await save.call(this, ttl);
    if (oldId !== undefined) await this.adapter.destroy(oldId);
    return value;
  };
}

/** Returns the audience of access tokens for the API. */
export const apiAudience = (origin: string): string => `${origin}/api`;

/**
 * Creates the built-in OpenID provider with the app as its only client. It uses the authorization code flow with PKCE.
 */
export function createProvider({
  db,
  secrets,
  log,
  origin,
  appOrigins,
  accessTokenSeconds,
}: ProviderOptions): Provider {
  const audience = apiAudience(origin);
  const path = signIn.providerPath;
  const apps = [origin, ...appOrigins];
  const urlsOf = (appPath: string) => apps.map((app) => `${app}${appPath}`);

  const configuration: Configuration = {
    adapter: recordAdapter(db),
    clients: [
      {
        client_id: signIn.clientId,
        token_endpoint_auth_method: 'none',
        application_type: 'web',
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [...urlsOf(signIn.callbackPath), ...urlsOf(signIn.silentPath)],
        post_logout_redirect_uris: urlsOf(signIn.signedOutPath),
      },
    ],
    jwks: { keys: [secrets.signingKey as never] },
    // Short-lived cookies are limited to their sign-in page's path, so several tabs can sign in concurrently.
    cookies: { keys: [secrets.cookieKey], long: { path } },
    scopes: ['openid', 'brand'],
    claims: { openid: ['sub'], brand: [...brandClaims] },
    // the app reads the profile from the ID token, without a second request
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    // selects the sign-in page's brand
    extraParams: ['space'],
    clientBasedCORS: (_ctx, from) => apps.includes(from),
    interactions: { url: (_ctx, interaction) => `${path}/sign-in/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        // The app confirms the sign-out itself and sends the ID token. Links on other sites must not sign users out.
        logoutSource: (ctx, form) => {
          ctx.body = signOutPage(form, ctx.oidc.params?.id_token_hint !== undefined);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage();
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget();
          return {
            scope: signIn.apiScope,
            audience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: accessTokenSeconds,
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      IdToken: accessTokenSeconds,
      AuthorizationCode: 60,
      Interaction: 1800,
      Session: sessionSeconds,
      Grant: sessionSeconds,
      RefreshToken: sessionSeconds,
    },
    // the API rejects access tokens whose grant was deleted, so signing out takes effect immediately
    extraTokenClaims: (_ctx, token) =>
      'grantId' in token && token.grantId ? { [grantClaim]: token.grantId } : undefined,
    // offline_access would require a consent page; these refresh tokens expire with the session instead
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    rotateRefreshToken: true,
    // grants all scopes without a consent page, because the app is the only client
    async loadExistingGrant(ctx) {
      const { client, session, provider, result } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const id = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
      const existing = id === undefined ? undefined : await provider.Grant.find(id);
      const grant = existing ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid brand');
      grant.addResourceScope(audience, signIn.apiScope);
      await grant.save();
      return grant;
    },
    async findAccount(_ctx, id) {
      const account = await findStaff(db, id);
      return account && { accountId: account.id, claims: () => claimsOf(account) };
    },
    renderError: (ctx, out, error) => {
      ctx.type = 'html';
      ctx.body = errorPage(isDatabaseUnavailable(error) ? unavailable().message : (out.error_description ?? out.error));
    },
  };

  const provider = new Provider(`${origin}${path}`, configuration);
  // signInRoutes overwrites the forwarded headers with configured values, so trusting them is safe
  provider.proxy = true;
  saveBeforeDeletingOldRecord(provider);
  provider.on('server_error', (ctx, error) => {
    log.error('sign-in failed', { path: ctx.path, error });
    if (isDatabaseUnavailable(error)) {
      ctx.status = 503;
      ctx.set('retry-after', retryAfterSeconds);
    }
  });
  return provider;
}
