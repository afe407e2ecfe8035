import type {
  DashboardLoadConfiguration,
  LoadQnaConfiguration,
  PaginatedReportLoadConfiguration,
  PaginatedReportParameter,
  QuickCreateConfiguration,
  ReportCreateConfiguration,
  ReportLoadConfiguration,
  TileLoadConfiguration,
} from '../models';
import { applyBookmark } from './bookmark-schema';
import type { Fields } from './compile-schema';
import { datasetBinding, datasetCreateConfig, paginatedBindings } from './dataset-schema';
import { loadFilters } from './filter-schema';
import { customTheme, requiredString, strings, zeroOrOne } from './primitive-schema';
import { paginatedReportSettings, qnaSettings, settings } from './settings-schema';

export const reportLoad: Fields<ReportLoadConfiguration> = {
  accessToken: requiredString,
  id: requiredString,
  groupId: 'string',
  settings,
  pageName: 'string',
  filters: loadFilters,
  permissions: [0, 1, 2, 4, 7],
  viewMode: zeroOrOne,
  tokenType: zeroOrOne,
  bookmark: applyBookmark,
  theme: customTheme,
  embedUrl: 'string',
  datasetBinding,
  contrastMode: [0, 1, 2, 3, 4],
};

const parameter: Fields<PaginatedReportParameter> = { name: requiredString, value: 'string' };

export const paginatedReportLoad: Fields<PaginatedReportLoadConfiguration> = {
  accessToken: requiredString,
  id: requiredString,
  groupId: 'string',
  settings: paginatedReportSettings,
  tokenType: zeroOrOne,
  embedUrl: 'string',
  type: 'string',
  parameterValues: ['list', parameter],
  datasetBindings: paginatedBindings,
};

export const createReport: Fields<ReportCreateConfiguration> = {
  accessToken: requiredString,
  datasetId: requiredString,
  groupId: 'string',
  tokenType: zeroOrOne,
  theme: customTheme,
};

export const quickCreate: Fields<QuickCreateConfiguration> = {
  accessToken: requiredString,
  groupId: 'string',
  tokenType: zeroOrOne,
  theme: customTheme,
  datasetCreateConfig: ['required', datasetCreateConfig],
};

export const dashboardLoad: Fields<DashboardLoadConfiguration> = {
  accessToken: requiredString,
  id: requiredString,
  groupId: 'string',
  pageView: [
    'oneOf',
    ['fitToWidth', 'oneColumn', 'actualSize'],
    'must be one of the followings: fitToWidth, oneColumn, actualSize',
  ],
  tokenType: zeroOrOne,
  embedUrl: 'string',
};

export const tileLoad: Fields<TileLoadConfiguration> = {
  accessToken: requiredString,
  id: requiredString,
  dashboardId: requiredString,
  groupId: 'string',
  pageView: 'string',
  tokenType: zeroOrOne,
  width: 'number',
  height: 'number',
};

export const loadQna: Fields<LoadQnaConfiguration> = {
  accessToken: requiredString,
  datasetIds: ['required', strings],
  question: 'string',
  viewMode: zeroOrOne,
  settings: qnaSettings,
  tokenType: zeroOrOne,
  groupId: 'string',
};
