import type { EventHooks, GetAccessToken, Permissions, TokenType, ViewMode } from './access';
import type { ReportLevelFilters } from './any-filter';
import type { ApplyBookmarkRequest } from './bookmark';
import type {
  DatasetBinding,
  DatasetCreateConfiguration,
  PaginatedReportDatasetBinding,
  ReportCreationMode,
} from './dataset';
import type { Filter } from './filter';
import type { OnLoadFilters } from './filter-update';
import type { PageView, PaginatedReportParameter, QnaMode } from './load-configuration';
import type { ContrastMode, QnaSettings, Settings } from './settings';
import type { Slicer } from './slicer';
import type { ReportTheme } from './theme';

/** Configuration for `service.bootstrap`, which creates the frame before an access token is available. */
export interface BootstrapEmbedConfiguration {
  /** Host of the embed URL that is built if `embedUrl` is missing. Default: `'app.powerbi.com'`. */
  hostname?: string | undefined;
  /**
   * Embed URL as returned by Power BI's REST API. Must use https and one of Power BI's hosts or a trusted origin. Default: read
   * from the attribute.
   */
  embedUrl?: string | undefined;
  /** Settings of the content. */
  settings?: Settings | undefined;
  /**
   * Unique id of the embed on this page. It appears in the frame's URL and messages. Default: read from the `name` attribute
   * (with the attribute prefix), otherwise a random string.
   */
  uniqueId?: string | undefined;
  /** Embed type. Default: read from the attribute. */
  type?: string | undefined;
  /** Id of the workspace. Default: read from the attribute or the embed URL. */
  groupId?: string | undefined;
  /** Set by the SDK after `bootstrap`. Do not pass it. */
  bootstrapped?: boolean | undefined;
}

/** Options shared by all embed types. */
export interface EmbedConfigurationBase extends BootstrapEmbedConfiguration {
  /**
   * Access token. Default: read from the attribute, otherwise the service-wide `accessToken` (only for Power BI's hosts),
   * otherwise requested with `getAccessToken`.
   */
  accessToken?: string | undefined;
  /** Function that returns a fresh access token whenever one is needed. Not available in powerbi-client. */
  getAccessToken?: GetAccessToken | undefined;
  /** Type of the access token. Default: read from the attribute, otherwise `TokenType.Aad`. */
  tokenType?: TokenType | undefined;
  /**
   * Accessible name of the frame (the iframe's `title`). Default: read from the attribute, otherwise 'Embedded' followed by the
   * embed type. Not available in powerbi-client.
   */
  title?: string | undefined;
}

/** Options shared by all embed types that show existing content. */
export interface CommonEmbedConfiguration extends EmbedConfigurationBase {
  /** Id of the report, dashboard or tile. Default: read from the attribute or the embed URL. */
  id?: string | undefined;
  /** Action to open the content with. Passed to Power BI unchanged. */
  action?: string | undefined;
  /** High-contrast color scheme. Default: `ContrastMode.None`. */
  contrastMode?: ContrastMode | undefined;
  /** Permissions that the access token grants. Default: `Permissions.Read`. */
  permissions?: Permissions | undefined;
}

/** Options shared by reports and single visuals. */
interface ReportContentConfiguration extends CommonEmbedConfiguration {
  /** Initial filters, as a list (replaces the report's own filters) or by level with an operation. */
  filters?: ReportLevelFilters[] | OnLoadFilters | undefined;
  /** Dataset to use instead of the one that the report was published with. */
  datasetBinding?: DatasetBinding | undefined;
  /** Bookmark to apply on load. */
  bookmark?: ApplyBookmarkRequest | undefined;
  /** Name of the initial page. Default: read from the attribute, otherwise the page that was active when the report was saved. */
  pageName?: string | undefined;
  /** Initial states of slicers. */
  slicers?: Slicer[] | undefined;
  /** Initial view mode. Default: `ViewMode.View`. */
  viewMode?: ViewMode | undefined;
  /** Theme to apply on load. */
  theme?: ReportTheme | undefined;
  /** Callbacks in the host page that the frame can call. */
  eventHooks?: EventHooks | undefined;
}

/**
 * Configuration of a report, interactive or paginated.
 *
 * @example
 * const config: ReportEmbedConfiguration = {
 *   type: 'report',
 *   id: reportId,
 *   embedUrl,
 *   tokenType: TokenType.Embed,
 *   getAccessToken: () => fetchEmbedToken(reportId),
 *   pageName: 'overview',
 *   filters: [new BasicFilter({ table: 'Staff', column: 'Location' }, 'In', 'Leeds')],
 *   settings: { panes: { filters: { visible: false } } },
 * };
 */
export interface ReportEmbedConfiguration extends ReportContentConfiguration {
  /** Embed type. */
  type?: 'report' | undefined;
  /** Parameter values for a paginated report. */
  parameterValues?: PaginatedReportParameter[] | undefined;
  /** Replacements for the datasets of a paginated report. */
  datasetBindings?: PaginatedReportDatasetBinding[] | undefined;
}

/**
 * Configuration of a single visual from a report.
 *
 * `pageName` and `visualName` are required except for `service.bootstrap`.
 *
 * @example
 * const config: VisualEmbedConfiguration = {
 *   type: 'visual',
 *   id: reportId,
 *   embedUrl,
 *   accessToken,
 *   tokenType: TokenType.Embed,
 *   pageName: 'overview',
 *   visualName: 'headcount',
 * };
 */
export interface VisualEmbedConfiguration extends ReportContentConfiguration {
  /** Embed type. */
  type?: 'visual' | undefined;
  /** Name of the visual. */
  visualName: string;
  /** Height in pixels. Default: the frame's height. */
  height?: number | undefined;
  /** Width in pixels. Default: the frame's width. */
  width?: number | undefined;
}

/**
 * Configuration of a dashboard.
 *
 * @example
 * const config: DashboardEmbedConfiguration = {
 *   type: 'dashboard',
 *   id: dashboardId,
 *   embedUrl,
 *   accessToken,
 *   tokenType: TokenType.Embed,
 *   pageView: 'fitToWidth',
 * };
 */
export interface DashboardEmbedConfiguration extends CommonEmbedConfiguration {
  /** Embed type. */
  type?: 'dashboard' | undefined;
  /** Initial filters. Passed to the frame unchanged. */
  filters?: Filter[] | undefined;
  /** Arrangement of the tiles. Default: chosen by Power BI. */
  pageView?: PageView | undefined;
}

/**
 * Configuration of a single dashboard tile.
 *
 * @example
 * const config: TileEmbedConfiguration = {
 *   type: 'tile',
 *   id: tileId,
 *   dashboardId,
 *   embedUrl,
 *   accessToken,
 *   tokenType: TokenType.Embed,
 * };
 */
export interface TileEmbedConfiguration extends Omit<DashboardEmbedConfiguration, 'type'> {
  /** Embed type. */
  type?: 'tile' | undefined;
  /** Id of the dashboard that contains the tile. Default: read from the attribute or the embed URL. */
  dashboardId: string;
  /** Height in pixels. Default: the frame's height. */
  height?: number | undefined;
  /** Width in pixels. Default: the frame's width. */
  width?: number | undefined;
}

/**
 * Configuration of a Q&A box.
 *
 * @example
 * const config: QnaEmbedConfiguration = {
 *   type: 'qna',
 *   datasetIds: [datasetId],
 *   embedUrl,
 *   accessToken,
 *   tokenType: TokenType.Embed,
 *   question: 'headcount by location',
 * };
 */
export interface QnaEmbedConfiguration extends EmbedConfigurationBase {
  /** Embed type. */
  type?: 'qna' | undefined;
  /** Ids of the datasets to query. Power BI accepts exactly one. */
  datasetIds: string[];
  /** Initial question. */
  question?: string | undefined;
  /** Whether users can type a question. Default: `QnaMode.Interactive`. */
  viewMode?: QnaMode | undefined;
  /** Settings of the Q&A box. */
  settings?: QnaSettings | undefined;
}

/**
 * Configuration for creating a report from an existing dataset, for `service.createReport`.
 *
 * @example
 * const config: ReportCreateConfiguration = { datasetId, embedUrl, accessToken, tokenType: TokenType.Embed };
 */
export interface ReportCreateConfiguration extends EmbedConfigurationBase {
  /** Embed type. */
  type?: 'create' | undefined;
  /** Id of the dataset. Default: read from the attribute or the embed URL. */
  datasetId: string;
  /** Theme to apply on load. */
  theme?: ReportTheme | undefined;
  /** Callbacks in the host page that the frame can call. */
  eventHooks?: EventHooks | undefined;
}

/**
 * Configuration of quick create, which generates a report from data that the host page passes, for
 * `service.quickCreate`.
 *
 * @example
 * const config: QuickCreateConfiguration = {
 *   embedUrl,
 *   accessToken,
 *   tokenType: TokenType.Aad,
 *   datasetCreateConfig: {
 *     locale: 'en-US',
 *     tableSchemaList: [{ name: 'Staff', columns: [{ name: 'Name', dataType: DataType.Text }] }],
 *     data: [{ name: 'Staff', rows: [['Ada Byron'], ['Alan Mathison']] }],
 *   },
 * };
 */
export interface QuickCreateConfiguration extends EmbedConfigurationBase {
  /** Embed type. */
  type?: 'quickCreate' | undefined;
  /** Theme to apply on load. */
  theme?: ReportTheme | undefined;
  /** Data of the report. */
  datasetCreateConfig: DatasetCreateConfiguration;
  /** Initial view. Default: `ReportCreationMode.Default`. */
  reportCreationMode?: ReportCreationMode | undefined;
  /** Callbacks in the host page that the frame can call. */
  eventHooks?: EventHooks | undefined;
}

/** Configuration of any of the seven embed types, discriminated by `type`. */
export type AnyEmbedConfiguration =
  | ReportEmbedConfiguration
  | VisualEmbedConfiguration
  | DashboardEmbedConfiguration
  | TileEmbedConfiguration
  | QnaEmbedConfiguration
  | ReportCreateConfiguration
  | QuickCreateConfiguration;

/**
 * Configuration with the options of all embed types, all of them optional. Any configuration is assignable to it. Prefer the
 * configuration of a specific type.
 */
export interface EmbedConfiguration extends CommonEmbedConfiguration {
  /** Name of the initial page (reports and single visuals). */
  pageName?: string | undefined;
  /** Name of the visual (single visuals). */
  visualName?: string | undefined;
  /** Initial filters, as a list or by level. */
  filters?: Filter[] | OnLoadFilters | undefined;
  /** Arrangement of the tiles (dashboards). */
  pageView?: PageView | undefined;
  /** Id of the dataset (report authoring). */
  datasetId?: string | undefined;
  /** Ids of the datasets to query (Q&A). */
  datasetIds?: string[] | undefined;
  /** Initial question (Q&A). */
  question?: string | undefined;
  /** Initial view mode of a report, or the mode of a Q&A box. */
  viewMode?: ViewMode | QnaMode | undefined;
  /** Id of the dashboard (tiles). */
  dashboardId?: string | undefined;
  /** Height in pixels (tiles and single visuals). */
  height?: number | undefined;
  /** Width in pixels (tiles and single visuals). */
  width?: number | undefined;
  /** Theme to apply on load. */
  theme?: ReportTheme | undefined;
  /** Initial states of slicers. */
  slicers?: Slicer[] | undefined;
  /** Bookmark to apply on load. */
  bookmark?: ApplyBookmarkRequest | undefined;
  /** Dataset to use instead of the one that the report was published with. */
  datasetBinding?: DatasetBinding | undefined;
  /** Parameter values for a paginated report. */
  parameterValues?: PaginatedReportParameter[] | undefined;
  /** Replacements for the datasets of a paginated report. */
  datasetBindings?: PaginatedReportDatasetBinding[] | undefined;
  /** Data of the report (quick create). */
  datasetCreateConfig?: DatasetCreateConfiguration | undefined;
  /** Initial view of quick create. */
  reportCreationMode?: ReportCreationMode | undefined;
  /** Callbacks in the host page that the frame can call. */
  eventHooks?: EventHooks | undefined;
}
