import type { DashboardItem, DatasetItem, EmbedItem, ReportItem, TileItem } from './items';

/** User that row-level security applies to. */
export interface EffectiveIdentity {
  /** Value of `USERNAME()` in the role definitions. */
  username: string;
  /** Names of the roles that apply. */
  roles?: readonly string[];
  /** Ids of the datasets that the identity applies to. Default: all datasets in the request. */
  datasets?: readonly string[];
  /** Value of `CUSTOMDATA()` in the role definitions. */
  customData?: string;
  /** Ids of the paginated reports that the identity applies to. */
  reports?: readonly string[];
  /** The user's access token for the data source. */
  identityBlob?: { value: string };
}

/** Options shared by all requests for embed tokens. */
export interface TokenSettings {
  /** Lifetime in minutes. The default and the maximum are the remaining lifetime of the application token, about an hour. */
  lifetimeInMinutes?: number;
  /** Users that row-level security applies to. Default: none. */
  identities?: readonly EffectiveIdentity[];
}

/** Request for a report's embed URL and token. */
export interface ReportRequest extends ReportItem, TokenSettings {
  /** `'Edit'` allows saving the report. Default: `'View'`. */
  accessLevel?: 'View' | 'Edit';
  /** Whether copies can be saved to the workspace. Default: `false`. */
  allowSaveAs?: boolean;
}

/** Request for a dashboard's embed URL and token. */
export interface DashboardRequest extends DashboardItem, TokenSettings {}

/** Request for a tile's embed URL and token. */
export interface TileRequest extends TileItem, TokenSettings {}

/** Request for a dataset's embed URL and token. */
export interface DatasetRequest extends DatasetItem, TokenSettings {
  /** `'Create'` allows creating reports. `'View'` is for Q&A. Default: `'View'`. */
  accessLevel?: 'View' | 'Create';
}

/** Request for one item's embed URL and token. */
export type EmbedRequest = ReportRequest | DashboardRequest | TileRequest | DatasetRequest;

/** Report in a request for one token for several items. */
export interface SharedReport extends ReportItem {
  /** `'Edit'` allows saving the report. Default: `'View'`. */
  accessLevel?: 'View' | 'Edit';
}

/** Request for one token for several items. */
export interface TokenRequest extends TokenSettings {
  /** Reports, at most 50. Their datasets are included. */
  reports?: readonly SharedReport[];
  /** Ids of additional datasets, at most 50. */
  datasetIds?: readonly string[];
  /** Ids of the workspaces that reports can be saved to, at most 50. Default: none. */
  targetWorkspaceIds?: readonly string[];
}

/** Options for a call. */
export interface CallOptions {
  /** Signal that aborts the call. Concurrent calls that share its requests keep running. */
  signal?: AbortSignal;
  /**
   * Whether to request a new token (or, for `getItem`, new metadata) instead of using the cache, for example because a frame has
   * rejected the cached token. Default: `false`.
   */
  fresh?: boolean;
}

/** Metadata for an item that can be embedded. */
export interface EmbedItemDetails {
  /** Id of the item. */
  id: string;
  /** The item's name or title. */
  name?: string;
  /** URL of the content frame. For a dataset, the URL for Q&A or, with access level `'Create'`, for a new report. */
  embedUrl: string;
  /** Id of the report's dataset. */
  datasetId?: string;
}

/** An embed token. */
export interface EmbedToken {
  /** The token. Send it only to the page. */
  token: string;
  /** Expiry as an ISO 8601 date. */
  expiration: string;
}

/** Everything that a page needs to embed an item. */
export interface Embed extends EmbedItemDetails, EmbedToken {}

/** Source of embed URLs and embed tokens for a server. Safe for concurrent use. Create one source per process. */
export interface EmbedTokenSource {
  /**
   * Returns an item's embed URL and a token for the item. Both are cached.
   *
   * @throws `EmbedTokenError`
   */
  getEmbed(request: EmbedRequest, options?: CallOptions): Promise<Embed>;
  /**
   * Returns one token for several reports and datasets. The token is cached.
   *
   * @throws `EmbedTokenError`
   */
  getToken(request: TokenRequest, options?: CallOptions): Promise<EmbedToken>;
  /**
   * Returns an item's embed URL and name, without a token. Both are cached for ten minutes.
   *
   * @throws `EmbedTokenError`
   */
  getItem(item: EmbedItem, options?: CallOptions): Promise<EmbedItemDetails>;
  /** Removes all cached tokens and metadata. Later calls do not use the results of pending requests either. */
  clear(): void;
}
