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

/** Functions of the host page that the frame may call. */
export interface EventHooks {
  /** Gives the context of a query, reports only. */
  // eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- as published; the core's own hooks are typed
  applicationContextProvider?: Function;
  /** Gives a fresh Azure AD token. */
  // eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- as published; the core's own hooks are typed
  accessTokenProvider?: Function;
}

/** What `bootstrap` needs: enough to start the frame, no token. */
export type IBootstrapEmbedConfiguration = core.BootstrapEmbedConfiguration;

/** What every embed needs. `getAccessToken` and `title` are the core's additions. */
export interface IEmbedConfigurationBase extends Omit<core.EmbedConfigurationBase, 'tokenType'> {
  /** The kind of token. Default `Aad`. */
  tokenType?: TokenType;
}

/** What embeds of existing content have in common. */
export interface ICommonEmbedConfiguration extends IEmbedConfigurationBase {
  /** Id of the content. Default: from the attribute or the embed URL. */
  id?: string;
  /** Settings. */
  settings?: core.Settings;
  /** What the content is opened for; the provider's own use. */
  action?: string;
  /** Colours for better legibility. */
  contrastMode?: ContrastMode;
  /** What the token may be used for. Default `Read`. */
  permissions?: Permissions;
}

/** Embeds a report. */
export interface IReportEmbedConfiguration extends ICommonEmbedConfiguration {
  /** Filters in force from the start, as a list or by level. */
  filters?: ReportLevelFilters[] | OnLoadFilters;
  /** Another dataset than the report was made with. */
  datasetBinding?: core.DatasetBinding;
  /** A bookmark to apply from the start. */
  bookmark?: core.ApplyBookmarkRequest;
  /** The page to show first. Default: as the report was saved. */
  pageName?: string;
  /** What slicers select from the start. */
  slicers?: ISlicer[];
  /** View or edit. Default `View`. */
  viewMode?: ViewMode;
  /** A theme from the start. */
  theme?: core.ReportTheme;
  /** Functions that the frame may call. */
  eventHooks?: EventHooks;
}

/** Embeds one visual of a report. */
export interface IVisualEmbedConfiguration extends IReportEmbedConfiguration {
  /** The visual's name. */
  visualName: string;
  /** In pixels. Default: the frame's height. */
  height?: number;
  /** In pixels. Default: the frame's width. */
  width?: number;
}

/** Embeds a dashboard. */
export interface IDashboardEmbedConfiguration extends ICommonEmbedConfiguration {
  /** Filters in force from the start. */
  filters?: IFilter[];
  /** How tiles are arranged. */
  pageView?: core.PageView;
}

/** Embeds one tile of a dashboard. */
export interface ITileEmbedConfiguration extends IDashboardEmbedConfiguration {
  /** The dashboard's id. */
  dashboardId: string;
  /** In pixels. */
  height?: number;
  /** In pixels. */
  width?: number;
}

/** Embeds a question-and-answer box. */
export interface IQnaEmbedConfiguration extends IEmbedConfigurationBase {
  /** The datasets that are asked; one. */
  datasetIds: string[];
  /** A question to begin with. */
  question?: string;
  /** With or without a box to type in. Default `Interactive`. */
  viewMode?: QnaMode;
}

/** All fields of the types above, none required. */
export interface IEmbedConfiguration extends Omit<IReportEmbedConfiguration, 'filters'> {
  /** Filters in force from the start. */
  filters?: IFilter[];
  /** How a dashboard's tiles are arranged. */
  pageView?: core.PageView;
  /** The dataset to make a report from. */
  datasetId?: string;
  /** The dashboard's id. */
  dashboardId?: string;
  /** In pixels. */
  height?: number;
  /** In pixels. */
  width?: number;
}

/** What the load of a report sends. */
export interface IReportLoadConfiguration
  extends
    Omit<IReportEmbedConfiguration, 'filters' | 'action' | keyof core.EmbedConfigurationBase>,
    Pick<IEmbedConfigurationBase, 'groupId' | 'settings' | 'tokenType' | 'embedUrl'> {
  /** The access token. */
  accessToken: string;
  /** The report's id. */
  id: string;
  /** Filters in force from the start. */
  filters?: ReportLevelFilters[];
}

interface CreationConfiguration extends Pick<
  IEmbedConfigurationBase,
  'accessToken' | 'getAccessToken' | 'groupId' | 'settings' | 'tokenType' | 'embedUrl' | 'title'
> {
  /** A theme from the start. */
  theme?: core.ReportTheme;
  /** Functions that the frame may call. */
  eventHooks?: EventHooks;
}

/** Embeds the making of a report from a dataset. */
export interface IReportCreateConfiguration extends CreationConfiguration {
  /** The embed type. */
  type?: 'create';
  /** The dataset's id. */
  datasetId: string;
}

/** Embeds the making of a report from data that the host page brings. */
export interface IQuickCreateConfiguration extends CreationConfiguration {
  /** The embed type. */
  type?: 'quickCreate';
  /** The access token. */
  accessToken: string;
  /** The data. */
  datasetCreateConfig: IDatasetCreateConfiguration;
  /** How the report begins. Default `Default`. */
  reportCreationMode?: ReportCreationMode;
}

/** The data of a quick report. */
export interface IDatasetCreateConfiguration extends Omit<core.DatasetCreateConfiguration, 'tableSchemaList'> {
  /** The tables' columns. */
  tableSchemaList?: ITableSchema[];
}

/** A table's columns. */
export interface ITableSchema {
  /** The table's name. */
  name: string;
  /** Its columns. */
  columns: IColumnSchema[];
}

/** A column. */
export interface IColumnSchema {
  /** The column's name. */
  name: string;
  /** The name that people see. */
  displayName?: string;
  /** The type of its values. */
  dataType: DataType;
  /** How its values are added up. */
  aggregateFunction?: AggregateFunction;
}
