import type { EmbedTypeId } from '../embed-types';

/** Value of a configuration field: text, or source code. */
export type Value = string | { readonly source: string };

/** Configuration for embedding sample content. */
export interface SampleConfiguration {
  /** Embed type to pass to `service.embed`. */
  readonly type: string;
  /** Name of the React component. */
  readonly component: string;
  /** The embed URL's path, with a query string if the type requires one. */
  readonly path: string;
  readonly fields: Readonly<Record<string, Value>>;
  /**
   * Theme with the page's colors: 'page' if the component can follow the page, 'derived' if the page passes a derived theme.
   * Undefined for types without a theme.
   */
  readonly theme?: 'page' | 'derived';
}

const dataset = `{
  locale: 'en-US',
  tableSchemaList: [
    {
      name: 'Visits',
      columns: [
        { name: 'Class', dataType: 'Text' },
        { name: 'Count', dataType: 'Number' },
      ],
    },
  ],
  data: [
    {
      name: 'Visits',
      rows: [
        ['Barre', '120'],
        ['Boxing', '98'],
        ['Cycling', '143'],
        ['Rowing', '110'],
        ['Yoga', '87'],
      ],
    },
  ],
}`;

/** The sample configurations by embed type. */
export const sampleConfigurations: Readonly<Record<EmbedTypeId, SampleConfiguration>> = {
  report: {
    type: 'report',
    component: 'Report',
    path: '/reportEmbed',
    fields: { id: 'staff-overview', title: 'Staff overview' },
    theme: 'page',
  },
  dashboard: {
    type: 'dashboard',
    component: 'Dashboard',
    path: '/dashboardEmbed',
    fields: { id: 'staff-dashboard', title: 'Staff dashboard', pageView: 'fitToWidth' },
  },
  tile: {
    type: 'tile',
    component: 'Tile',
    path: '/embed',
    fields: { id: 'headcount-region', title: 'Headcount by region', dashboardId: 'staff-dashboard' },
  },
  visual: {
    type: 'visual',
    component: 'Visual',
    path: '/reportEmbed',
    fields: {
      id: 'staff-overview',
      title: 'Revenue by quarter',
      pageName: 'overview',
      visualName: 'revenue-hours',
    },
    theme: 'page',
  },
  qna: {
    type: 'qna',
    component: 'Qna',
    path: '/qnaEmbed',
    fields: {
      title: 'Questions about the staff',
      datasetIds: { source: `['staff-data']` },
      question: 'headcount by region',
    },
  },
  paginated: {
    type: 'report',
    component: 'PaginatedReport',
    // the query string is required to recognize a paginated report, as in powerbi-client
    path: '/rdlEmbed?reportId=staff-overview',
    fields: { title: 'Staff list' },
  },
  create: {
    type: 'create',
    component: 'CreateReport',
    path: '/reportEmbed',
    fields: { title: 'New staff report', datasetId: 'staff-data' },
    theme: 'derived',
  },
  quickCreate: {
    type: 'quickCreate',
    component: 'QuickCreate',
    path: '/quickCreate',
    fields: { title: 'Visits by class', datasetCreateConfig: { source: dataset } },
    theme: 'derived',
  },
};
