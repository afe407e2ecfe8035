import type { Provider } from 'oidc-provider';
import { signIn } from '../../shared';
import type { Database } from '../database/open';
import type { Secrets } from '../database/secrets';
import type { Log } from '../log';
import type { Settings } from '../settings';
import { builtInTokenVerifier, issuerTokenVerifier, type AccessTokenVerifier } from './access-tokens';
import { builtInMetadata, issuerMetadata, type Metadata } from './metadata';
import { apiAudience, createProvider } from './provider';

/** Issuer of the tokens that users sign in with. */
export interface Issuer {
  url: string;
  /** The built-in provider; undefined for an external issuer. */
  provider: Provider | undefined;
  metadata: () => Promise<Metadata>;
  verifyAccessToken: AccessTokenVerifier;
}

export interface IssuerOptions {
  settings: Settings;
  db: Database;
  secrets: Secrets;
  log: Log;
  /** Public origin of the app. */
  origin: string;
}

/** Connects to the external issuer in the settings. Without one, creates the built-in provider. */
export function createIssuer({ settings, db, secrets, log, origin }: IssuerOptions): Issuer {
  if (settings.OIDC_ISSUER !== undefined) {
    const metadata = issuerMetadata(settings.OIDC_ISSUER);
    const verifyAccessToken = issuerTokenVerifier(db, {
      audience: settings.OIDC_AUDIENCE ?? '',
      accountClaim: settings.OIDC_ACCOUNT_CLAIM,
      metadata,
    });
    return { url: settings.OIDC_ISSUER, provider: undefined, metadata, verifyAccessToken };
  }
  const url = `${origin}${signIn.providerPath}`;
  const provider = createProvider({
    db,
    secrets,
    log,
    origin,
    appOrigins: settings.APP_ORIGINS,
    accessTokenSeconds: settings.ACCESS_TOKEN_SECONDS,
  });
  return {
    url,
    provider,
    metadata: builtInMetadata(provider),
    verifyAccessToken: builtInTokenVerifier(db, secrets.signingKey, url, apiAudience(origin)),
  };
}
