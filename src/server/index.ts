/**
 * Server: requests embed tokens and embed URLs from Power BI's REST API, with caching and retries.
 *
 * @packageDocumentation
 */
export { createEmbedTokenSource } from './create-embed-token-source';
export { EmbedTokenError, type EmbedTokenErrorCode, type EmbedTokenErrorDetails } from './embed-token-error';
export { clouds, type CloudEndpoints, type CloudName } from './clouds';
export type { Clock } from './clock';
export type {
  Credential,
  CredentialRequest,
  CredentialSourceOptions,
  EmbedTokenSourceOptions,
  RequestLogEntry,
  SecretSourceOptions,
  SharedSourceOptions,
} from './options';
export type { DashboardItem, DatasetItem, EmbedItem, ReportItem, TileItem } from './items';
export type {
  CallOptions,
  DashboardRequest,
  DatasetRequest,
  EffectiveIdentity,
  Embed,
  EmbedItemDetails,
  EmbedRequest,
  EmbedToken,
  EmbedTokenSource,
  ReportRequest,
  SharedReport,
  TileRequest,
  TokenRequest,
  TokenSettings,
} from './requests';
