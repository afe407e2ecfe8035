import type { EventHooks, Permissions, TokenType, ViewMode } from './access';
import type { ReportLevelFilters } from './any-filter';
import type { ApplyBookmarkRequest } from './bookmark';
import type { DatasetBinding, PaginatedReportDatasetBinding } from './dataset';
import type { OnLoadFilters } from './filter-update';
import type { ContrastMode, PaginatedReportSettings, QnaSettings, Settings } from './settings';
import type { Slicer } from './slicer';
import type { ReportTheme } from './theme';

/** Arrangement of a dashboard's tiles. */
export type PageView = 'fitToWidth' | 'oneColumn' | 'actualSize';

/** Mode of a Q&A box. */
export const QnaMode = {
  /** Users can type a question. */
  Interactive: 0,
  /** Only the result is shown. */
  ResultOnly: 1,
} as const;
/** Numeric value of `QnaMode`: 0 or 1. */
export type QnaMode = (typeof QnaMode)[keyof typeof QnaMode];

/** Fields shared by all load requests. */
interface LoadConfigurationBase {
  /** Access token. */
  accessToken: string;
  /** Id of the workspace. */
  groupId?: string;
  /** Type of the access token. Default: `TokenType.Aad`. */
  tokenType?: TokenType;
}

/** Body of the load request for a report. */
export interface ReportLoadConfiguration extends LoadConfigurationBase {
  /** Id of the report. */
  id: string;
  /** Settings of the report. */
  settings?: Settings;
  /** Name of the initial page. */
  pageName?: string;
  /** Initial filters, as a list or by level. */
  filters?: ReportLevelFilters[] | OnLoadFilters;
  /** Initial states of slicers. */
  slicers?: Slicer[];
  /** Permissions that the access token grants. */
  permissions?: Permissions;
  /** Initial view mode. */
  viewMode?: ViewMode;
  /** Bookmark to apply on load. */
  bookmark?: ApplyBookmarkRequest;
  /** Theme to apply on load. */
  theme?: ReportTheme;
  /** Embed URL. */
  embedUrl?: string;
  /** Dataset to use instead of the one that the report was published with. */
  datasetBinding?: DatasetBinding;
  /** High-contrast color scheme. */
  contrastMode?: ContrastMode;
  /** Callbacks in the host page. They are not sent to the frame. */
  eventHooks?: EventHooks;
}

/** Parameter of a paginated report. */
export interface PaginatedReportParameter {
  /** Name of the parameter. */
  name: string;
  /** Value of the parameter, or `null` for no value. */
  value: string | null;
}

/** Body of the load request for a paginated report. */
export interface PaginatedReportLoadConfiguration extends LoadConfigurationBase {
  /** Id of the report. */
  id: string;
  /** Settings of the report. */
  settings?: PaginatedReportSettings;
  /** Embed type. */
  type?: string;
  /** Embed URL. */
  embedUrl?: string;
  /** Parameter values for the report. */
  parameterValues?: PaginatedReportParameter[];
  /** Replacements for the report's datasets. */
  datasetBindings?: PaginatedReportDatasetBinding[];
}

/** Body of the load request for a dashboard. */
export interface DashboardLoadConfiguration extends LoadConfigurationBase {
  /** Id of the dashboard. */
  id: string;
  /** Arrangement of the tiles. */
  pageView?: PageView;
  /** Embed URL. */
  embedUrl?: string;
}

/** Body of the load request for a tile. */
export interface TileLoadConfiguration extends LoadConfigurationBase {
  /** Id of the tile. */
  id: string;
  /** Id of the dashboard that contains the tile. */
  dashboardId: string;
  /** Arrangement of the tile. Any string is accepted. */
  pageView?: string;
  /** Width in pixels. */
  width?: number;
  /** Height in pixels. */
  height?: number;
}

/** Body of the load request for a Q&A box. */
export interface LoadQnaConfiguration extends LoadConfigurationBase {
  /** Ids of the datasets to query. */
  datasetIds: string[];
  /** Initial question. */
  question?: string;
  /** Whether users can type a question. */
  viewMode?: QnaMode;
  /** Settings of the Q&A box. */
  settings?: QnaSettings;
}

/** Body of the request that asks a question. */
export interface QnaInterpretInputData {
  /** Natural-language question, for example `'headcount by location'`. */
  question: string;
  /** Ids of the datasets to query. */
  datasetIds?: string[];
}
