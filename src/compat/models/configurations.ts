import type * as core from '@vitrine/sdk';
import type {
  AggregateFunction,
  ContrastMode,
  DataType,
  Permissions,
  QnaMode,
  ReportCreationMode,
  TokenType,
  ViewMode,
} from './enums';
import type { IFilter, ISlicer, OnLoadFilters, ReportLevelFilters } from './filters';

/** Callbacks in the host page that the frame can call. */
export interface EventHooks {
  /**
   * Returns the application context of a query, for data sources that accept one. Available for reports only. The
   * result is sent to the frame, so it must be cloneable (`structuredClone`).
   */
  // oxlint-disable-next-line typescript/no-unsafe-function-type -- as declared by powerbi-client
  applicationContextProvider?: Function;
  /**
   * Returns a fresh Microsoft Entra ID token. Available for the embed types `report`, `create` and `quickCreate` with
   * `TokenType.Aad` only. Prefer `getAccessToken`, which works for every embed type.
   */
  // oxlint-disable-next-line typescript/no-unsafe-function-type -- as declared by powerbi-client
  accessTokenProvider?: Function;
}

/** Configuration for `service.bootstrap`, which creates the frame before an access token is available. */
export type IBootstrapEmbedConfiguration = core.BootstrapEmbedConfiguration;

/** Options shared by all embed types. */
export interface IEmbedConfigurationBase extends Omit<core.EmbedConfigurationBase, 'tokenType'> {
  /** Type of the access token. Default: `TokenType.Aad`. */
  tokenType?: TokenType;
}

/** Options shared by all embed types that show existing content. */
export interface ICommonEmbedConfiguration extends IEmbedConfigurationBase {
  /** Id of the report, dashboard or tile. Default: read from the attribute or the embed URL. */
  id?: string;
  /** Settings of the content. */
  settings?: core.Settings;
  /** Action to open the content with. Passed to Power BI unchanged. */
  action?: string;
  /** High-contrast color scheme. Default: `ContrastMode.None`. */
  contrastMode?: ContrastMode;
  /** Permissions that the access token grants. Default: `Permissions.Read`. */
  permissions?: Permissions;
}

/** Configuration of a report, interactive or paginated. */
export interface IReportEmbedConfiguration extends ICommonEmbedConfiguration {
  /** Initial filters, as a list or by level. */
  filters?: ReportLevelFilters[] | OnLoadFilters;
  /** Dataset to use instead of the one that the report was published with. */
  datasetBinding?: core.DatasetBinding;
  /** Bookmark to apply on load. */
  bookmark?: core.ApplyBookmarkRequest;
  /** Name of the initial page. Default: the page that was active when the report was saved. */
  pageName?: string;
  /** Initial states of slicers. */
  slicers?: ISlicer[];
  /** Initial view mode. Default: `ViewMode.View`. */
  viewMode?: ViewMode;
  /** Theme to apply on load. */
  theme?: core.ReportTheme;
  /** Callbacks in the host page that the frame can call. */
  eventHooks?: EventHooks;
}

/**
 * Configuration of a single visual from a report.
 *
 * `pageName` and `visualName` are required except for `service.bootstrap`.
 */
export interface IVisualEmbedConfiguration extends IReportEmbedConfiguration {
  /** Name of the visual. */
  visualName: string;
  /** Height in pixels. Default: the frame's height. */
  height?: number;
  /** Width in pixels. Default: the frame's width. */
  width?: number;
}

/** Configuration of a dashboard. */
export interface IDashboardEmbedConfiguration extends ICommonEmbedConfiguration {
  /** Initial filters. Passed to the frame unchanged. */
  filters?: IFilter[];
  /** Arrangement of the tiles. Default: chosen by Power BI. */
  pageView?: core.PageView;
}

/** Configuration of a single dashboard tile. */
export interface ITileEmbedConfiguration extends IDashboardEmbedConfiguration {
  /** Id of the dashboard that contains the tile. Default: read from the attribute or the embed URL. */
  dashboardId: string;
  /** Height in pixels. Default: the frame's height. */
  height?: number;
  /** Width in pixels. Default: the frame's width. */
  width?: number;
}

/** Configuration of a Q&A box. */
export interface IQnaEmbedConfiguration extends IEmbedConfigurationBase {
  /** Ids of the datasets to query. Power BI accepts exactly one. */
  datasetIds: string[];
  /** Initial question. */
  question?: string;
  /** Whether users can type a question. Default: `QnaMode.Interactive`. */
  viewMode?: QnaMode;
}

/**
 * Configuration with the options of all embed types, all of them optional. Any configuration is assignable to it. Prefer the
 * configuration of a specific type.
 */
export interface IEmbedConfiguration extends Omit<IReportEmbedConfiguration, 'filters'> {
  /** Initial filters. */
  filters?: IFilter[];
  /** Arrangement of the tiles (dashboards). */
  pageView?: core.PageView;
  /** Id of the dataset (report authoring). */
  datasetId?: string;
  /** Id of the dashboard (tiles). */
  dashboardId?: string;
  /** Height in pixels (tiles and single visuals). */
  height?: number;
  /** Width in pixels (tiles and single visuals). */
  width?: number;
}

/** Body of the load request for a report. */
export interface IReportLoadConfiguration
  extends
    Omit<IReportEmbedConfiguration, 'filters' | 'action' | keyof core.EmbedConfigurationBase>,
    Pick<IEmbedConfigurationBase, 'groupId' | 'settings' | 'tokenType' | 'embedUrl'> {
  /** Access token. */
  accessToken: string;
  /** Id of the report. */
  id: string;
  /** Initial filters. */
  filters?: ReportLevelFilters[];
}

interface CreationConfiguration extends Pick<
  IEmbedConfigurationBase,
  'accessToken' | 'getAccessToken' | 'groupId' | 'settings' | 'tokenType' | 'embedUrl' | 'title'
> {
  /** Theme to apply on load. */
  theme?: core.ReportTheme;
  /** Callbacks in the host page. They are not sent to the frame. */
  eventHooks?: EventHooks;
}

/** Configuration for creating a report from an existing dataset, for `service.createReport`. */
export interface IReportCreateConfiguration extends CreationConfiguration {
  /** Embed type. */
  type?: 'create';
  /** Id of the dataset. Default: read from the attribute or the embed URL. */
  datasetId: string;
}

/**
 * Configuration of quick create, which generates a report from data that the host page passes, for
 * `service.quickCreate`.
 */
export interface IQuickCreateConfiguration extends CreationConfiguration {
  /** Embed type. */
  type?: 'quickCreate';
  /** Access token. */
  accessToken: string;
  /** Data of the report. */
  datasetCreateConfig: IDatasetCreateConfiguration;
  /** Initial view. Default: `ReportCreationMode.Default`. */
  reportCreationMode?: ReportCreationMode;
}

/**
 * Dataset for quick create, specified either as rows or as a mashup document that queries a data source.
 *
 * At least one of `data` and `mashupDocument` is required.
 */
export interface IDatasetCreateConfiguration extends Omit<core.DatasetCreateConfiguration, 'tableSchemaList'> {
  /** Schemas of the tables. Required if `data` is passed. */
  tableSchemaList?: ITableSchema[];
}

/** Schema of a table. */
export interface ITableSchema {
  /** Unique name within the dataset. */
  name: string;
  /** Columns, in the order of the values in each row. */
  columns: IColumnSchema[];
}

/** Schema of a column. */
export interface IColumnSchema {
  /** Unique name within the table. */
  name: string;
  /** Title shown to users. Default: the name. */
  displayName?: string;
  /** Data type of the values. */
  dataType: DataType;
  /** Default aggregation. Default: `AggregateFunction.Default`. */
  aggregateFunction?: AggregateFunction;
}
