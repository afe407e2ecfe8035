/** Names that app, API and identity provider share. */
export const signIn = {
  /** Path of the built-in provider on the demo's origin. */
  providerPath: '/identity',
  clientId: 'staff-app',
  /** The brand scope brings the profile's claims, the last one opens the API. */
  scope: 'openid brand staff-management-api',
  apiScope: 'staff-management-api',
  callbackPath: '/oidc/callback',
  signedOutPath: '/oidc/signout/callback',
  silentPath: '/oidc/silent-callback',
} as const;

/** What `GET config` tells the app before anybody has signed in. */
export interface AppConfig {
  environment: 'prod' | 'stage' | 'demo';
  /** Code of the brand that this site belongs to; the shell of a space shows that space's own brand. */
  brand: string;
  authority: string;
  clientId: string;
  scope: string;
  /** Ask `proxy-openid-configuration` for the provider's metadata. */
  metadataUrl: string;
  /** Origin of the report content; the SDK must trust it. Null when the real service is used. */
  contentOrigin: string | null;
  pageViewsUrl: string;
}
