import type { Environment } from './sites';

/** Sign-in constants shared by the app, the API and the identity provider. */
export const signIn = {
  /** Path of the built-in provider on the demo's origin. */
  providerPath: '/identity',
  clientId: 'staff-app',
  /** The `brand` scope adds the profile claims. `staff-management-api` grants access to the API. */
  scope: 'openid brand staff-management-api',
  apiScope: 'staff-management-api',
  callbackPath: '/oidc/callback',
  signedOutPath: '/oidc/signout/callback',
  silentPath: '/oidc/silent-callback',
} as const;

/** Response body of `GET /api/config`, which the app requests before sign-in. */
export interface AppConfig {
  environment: Environment;
  /** The site's brand code. A space's shell shows the space's brand instead. */
  brand: string;
  authority: string;
  clientId: string;
  scope: string;
  /** URL of the provider's metadata, served by `proxy-openid-configuration`. */
  metadataUrl: string;
  /** Origin of the report content, which the SDK must trust. Null if the report is embedded from Power BI. */
  contentOrigin: string | null;
  pageViewsUrl: string;
  /** Whether a local page stands in for the academies. True with the demo data and the built-in provider. */
  usesAcademyStandIn: boolean;
}
