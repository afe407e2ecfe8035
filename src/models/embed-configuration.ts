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

/** What `bootstrap` needs: enough to start the frame, no token. */
export interface BootstrapEmbedConfiguration {
  /** Host of the embed URL that is built when there is none. Default: the provider's public host. */
  hostname?: string;
  /** The embed URL, as the provider's REST calls give it: https, on one of the provider's hosts. */
  embedUrl?: string;
  /** Settings. */
  settings?: Settings;
  /** A name for the embed on this page. Default: random. */
  uniqueId?: string;
  /** The embed type. */
  type?: string;
  /** The workspace. Default: from the embed URL. */
  groupId?: string;
  /** Set by the SDK. */
  bootstrapped?: boolean;
}

/** What every embed needs. */
export interface EmbedConfigurationBase extends BootstrapEmbedConfiguration {
  /** The access token. Default: from the attribute, `getAccessToken`, or the service. */
  accessToken?: string;
  /** Gives a token whenever one is needed: with the load, before expiry, when the page comes back. Not in the peer. */
  getAccessToken?: GetAccessToken;
  /** The kind of token. Default `Aad`. */
  tokenType?: TokenType;
  /** Title of the frame for screen readers. Default: by type. Not in the peer. */
  title?: string;
}

/** What embeds of existing content have in common. */
export interface CommonEmbedConfiguration extends EmbedConfigurationBase {
  /** Id of the content. Default: from the attribute or the embed URL. */
  id?: string;
  /** What the content is opened for; the provider's own use. */
  action?: string;
  /** Colours for better legibility. */
  contrastMode?: ContrastMode;
  /** What the token may be used for. Default `Read`. */
  permissions?: Permissions;
}

/** What embeds of reports and single visuals have in common. */
interface ReportContentConfiguration extends CommonEmbedConfiguration {
  /** Filters in force from the start, as a list or by level. */
  filters?: ReportLevelFilters[] | OnLoadFilters;
  /** Another dataset than the report was made with. */
  datasetBinding?: DatasetBinding;
  /** A bookmark to apply from the start. */
  bookmark?: ApplyBookmarkRequest;
  /** The page to show first. Default: as the report was saved. */
  pageName?: string;
  /** What slicers select from the start. */
  slicers?: Slicer[];
  /** View or edit. Default `View`. */
  viewMode?: ViewMode;
  /** A theme from the start. */
  theme?: ReportTheme;
  /** Functions that the frame may call. */
  eventHooks?: EventHooks;
}

/** Embeds a report, interactive or paginated. */
export interface ReportEmbedConfiguration extends ReportContentConfiguration {
  /** The embed type. */
  type?: 'report';
  /** Parameters of a paginated report. */
  parameterValues?: PaginatedReportParameter[];
  /** Datasets of a paginated report. */
  datasetBindings?: PaginatedReportDatasetBinding[];
}

/** Embeds one visual of a report. */
export interface VisualEmbedConfiguration extends ReportContentConfiguration {
  /** The embed type. */
  type?: 'visual';
  /** The visual's name. Required with a token. */
  visualName: string;
  /** In pixels. Default: the frame's height. */
  height?: number;
  /** In pixels. Default: the frame's width. */
  width?: number;
}

/** Embeds a dashboard. */
export interface DashboardEmbedConfiguration extends CommonEmbedConfiguration {
  /** The embed type. */
  type?: 'dashboard';
  /** Filters in force from the start. */
  filters?: Filter[];
  /** How tiles are arranged. */
  pageView?: PageView;
}

/** Embeds one tile of a dashboard. */
export interface TileEmbedConfiguration extends Omit<DashboardEmbedConfiguration, 'type'> {
  /** The embed type. */
  type?: 'tile';
  /** The dashboard's id. */
  dashboardId: string;
  /** In pixels. */
  height?: number;
  /** In pixels. */
  width?: number;
}

/** Embeds a question-and-answer box. */
export interface QnaEmbedConfiguration extends EmbedConfigurationBase {
  /** The embed type. */
  type?: 'qna';
  /** The datasets that are asked; one. */
  datasetIds: string[];
  /** A question to begin with. */
  question?: string;
  /** With or without a box to type in. Default `Interactive`. */
  viewMode?: QnaMode;
  /** Settings. */
  settings?: QnaSettings;
}

/** Embeds the making of a report from a dataset. */
export interface ReportCreateConfiguration extends EmbedConfigurationBase {
  /** The embed type. */
  type?: 'create';
  /** The dataset's id. Default: from the embed URL. */
  datasetId: string;
  /** A theme from the start. */
  theme?: ReportTheme;
  /** Functions that the frame may call. */
  eventHooks?: EventHooks;
}

/** Embeds the making of a report from data that the host page brings. */
export interface QuickCreateConfiguration extends EmbedConfigurationBase {
  /** The embed type. */
  type?: 'quickCreate';
  /** A theme from the start. */
  theme?: ReportTheme;
  /** The data. */
  datasetCreateConfig: DatasetCreateConfiguration;
  /** How the report begins. Default `Default`. */
  reportCreationMode?: ReportCreationMode;
  /** Functions that the frame may call. */
  eventHooks?: EventHooks;
}

/** The configuration of an embed of one of the seven types; `type` tells them apart. */
export type AnyEmbedConfiguration =
  | ReportEmbedConfiguration
  | VisualEmbedConfiguration
  | DashboardEmbedConfiguration
  | TileEmbedConfiguration
  | QnaEmbedConfiguration
  | ReportCreateConfiguration
  | QuickCreateConfiguration;

/** All fields of all types, none required: what any configuration can be passed as. Prefer the type's own. */
export interface EmbedConfiguration extends CommonEmbedConfiguration {
  /** The page to show first. */
  pageName?: string;
  /** The visual's name. */
  visualName?: string;
  /** Filters in force from the start. */
  filters?: Filter[] | OnLoadFilters;
  /** How a dashboard's tiles are arranged. */
  pageView?: PageView;
  /** The dataset to make a report from. */
  datasetId?: string;
  /** The datasets that are asked. */
  datasetIds?: string[];
  /** A question to begin with. */
  question?: string;
  /** View or edit; of a question-and-answer box a `QnaMode`. */
  viewMode?: ViewMode | QnaMode;
  /** The dashboard's id. */
  dashboardId?: string;
  /** In pixels. */
  height?: number;
  /** In pixels. */
  width?: number;
  /** A theme from the start. */
  theme?: ReportTheme;
  /** What slicers select from the start. */
  slicers?: Slicer[];
  /** A bookmark to apply from the start. */
  bookmark?: ApplyBookmarkRequest;
  /** Another dataset than the report was made with. */
  datasetBinding?: DatasetBinding;
  /** Parameters of a paginated report. */
  parameterValues?: PaginatedReportParameter[];
  /** Datasets of a paginated report. */
  datasetBindings?: PaginatedReportDatasetBinding[];
  /** The data of a quick report. */
  datasetCreateConfig?: DatasetCreateConfiguration;
  /** How a quick report begins. */
  reportCreationMode?: ReportCreationMode;
  /** Functions that the frame may call. */
  eventHooks?: EventHooks;
}
