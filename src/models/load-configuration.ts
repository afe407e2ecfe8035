import type { EventHooks, Permissions, TokenType, ViewMode } from './access';
import type { ReportLevelFilters } from './any-filter';
import type { ApplyBookmarkRequest } from './bookmark';
import type { DatasetBinding, PaginatedReportDatasetBinding } from './dataset';
import type { OnLoadFilters } from './filter-update';
import type { ContrastMode, PaginatedReportSettings, QnaSettings, Settings } from './settings';
import type { Slicer } from './slicer';
import type { ReportTheme } from './theme';

/** How a dashboard's tiles are arranged. */
export type PageView = 'fitToWidth' | 'oneColumn' | 'actualSize';

/** Whether a question-and-answer box has a field to type in. */
export const QnaMode = {
  /** It has. */
  Interactive: 0,
  /** Only the answer is shown. */
  ResultOnly: 1,
} as const;
/** One of the values of `QnaMode`: 0 or 1. */
export type QnaMode = (typeof QnaMode)[keyof typeof QnaMode];

/** What every load sends. */
interface LoadConfigurationBase {
  /** The access token. */
  accessToken: string;
  /** The workspace. */
  groupId?: string;
  /** The kind of token. Default `Aad`. */
  tokenType?: TokenType;
}

/** Body of the load of a report. */
export interface ReportLoadConfiguration extends LoadConfigurationBase {
  /** The report's id. */
  id: string;
  /** Settings. */
  settings?: Settings;
  /** The page to show first. */
  pageName?: string;
  /** Filters in force from the start, as a list or by level. */
  filters?: ReportLevelFilters[] | OnLoadFilters;
  /** What slicers select from the start. */
  slicers?: Slicer[];
  /** What the token may be used for. */
  permissions?: Permissions;
  /** View or edit. */
  viewMode?: ViewMode;
  /** A bookmark to apply from the start. */
  bookmark?: ApplyBookmarkRequest;
  /** A theme from the start. */
  theme?: ReportTheme;
  /** The embed URL. */
  embedUrl?: string;
  /** Another dataset than the report was made with. */
  datasetBinding?: DatasetBinding;
  /** Colours for better legibility. */
  contrastMode?: ContrastMode;
  /** Functions that the frame may call; never sent. */
  eventHooks?: EventHooks;
}

/** A parameter of a paginated report. */
export interface PaginatedReportParameter {
  /** Its name. */
  name: string;
  /** Its value; null for none. */
  value: string | null;
}

/** Body of the load of a paginated report. */
export interface PaginatedReportLoadConfiguration extends LoadConfigurationBase {
  /** The report's id. */
  id: string;
  /** Settings. */
  settings?: PaginatedReportSettings;
  /** The embed type. */
  type?: string;
  /** The embed URL. */
  embedUrl?: string;
  /** Values of parameters. */
  parameterValues?: PaginatedReportParameter[];
  /** Datasets. */
  datasetBindings?: PaginatedReportDatasetBinding[];
}

/** Body of the load of a dashboard. */
export interface DashboardLoadConfiguration extends LoadConfigurationBase {
  /** The dashboard's id. */
  id: string;
  /** How tiles are arranged. */
  pageView?: PageView;
  /** The embed URL. */
  embedUrl?: string;
}

/** Body of the load of a tile. */
export interface TileLoadConfiguration extends LoadConfigurationBase {
  /** The tile's id. */
  id: string;
  /** The dashboard's id. */
  dashboardId: string;
  /** How it is arranged; any text. */
  pageView?: string;
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
}

/** Body of the load of a question-and-answer box. */
export interface LoadQnaConfiguration extends LoadConfigurationBase {
  /** The datasets that are asked. */
  datasetIds: string[];
  /** A question to begin with. */
  question?: string;
  /** With or without a field to type in. */
  viewMode?: QnaMode;
  /** Settings. */
  settings?: QnaSettings;
}

/** Body of the call that puts a question. */
export interface QnaInterpretInputData {
  /** The question. */
  question: string;
  /** The datasets that are asked. */
  datasetIds?: string[];
}
