import {
  AdvancedFilter,
  BasicFilter,
  HierarchyFilter,
  IncludeExcludeFilter,
  RelativeDateFilter,
} from '../../../src/models';
import { NotSupportedFilter, RelativeTimeFilter, SlicerTargetSelector, TopNFilter } from '../../../src/models';
import { VisualSelector, VisualTypeSelector } from '../../../src/models';

// Sample values for every validator, most of them valid. Tests validate them unchanged and mutated.
const column = { table: 'Staff', column: 'Location' };
const keyColumn = { ...column, keys: ['Id', 'Code'] };
const level = { table: 'Calendar', hierarchy: 'Dates', hierarchyLevel: 'Year' };
const measure = { table: 'Staff', measure: 'Headcount' };

export const filters = [
  new BasicFilter(column, 'In', 'Leeds', 'York').toJSON(),
  { target: keyColumn, operator: 'In', values: ['Leeds'], keyValues: [[1, 'L']] },
  Object.assign(new BasicFilter(level, 'NotIn', 1, true).toJSON(), {
    displaySettings: { isLockedInViewMode: true, isHiddenInViewMode: false, displayName: 'x' },
  }),
  new AdvancedFilter(measure, 'And', { operator: 'GreaterThan', value: 3 }, { operator: 'IsNotBlank' }).toJSON(),
  new RelativeDateFilter(column, 0, 3, 1, true).toJSON(),
  new RelativeTimeFilter(column, 2, 5, 7).toJSON(),
  new TopNFilter(column, 'Top', 3, measure).toJSON(),
  new IncludeExcludeFilter(column, true, ['a', 1, false]).toJSON(),
  new IncludeExcludeFilter([[column, keyColumn]], false, [
    [[{ value: 'a' }, { value: 1, keyValues: [1, 'x'] }]],
  ]).toJSON(),
  new HierarchyFilter(
    [level, column],
    [{ value: 2026, operator: 'Selected', children: [{ value: 'May', keyValues: [5], children: [] }] }],
  ).toJSON(),
  new NotSupportedFilter(column, 'no', 'kind').toJSON(),
];

const visualSelector = new VisualSelector('chart').toJSON();
const typeSelector = new VisualTypeSelector('barChart').toJSON();
const slicers = [
  { selector: visualSelector, state: { filters } },
  { selector: new SlicerTargetSelector(column).toJSON(), state: { filters: [] } },
  { selector: { visualName: 'slicer' }, state: { filters: [filters[0]] } },
];
const extend = [
  { visualContextMenu: { title: 'Do', menuLocation: 1 } },
  { visualOptionsMenu: { title: 'Do', groupName: 'g', icon: 'data:,' }, visualContextMenu: {} },
];
const command = { name: 'do', title: 'Do', extend: extend[0], icon: 'data:,', selector: typeSelector };
const groups = [{ name: 'g', title: 'Group', menuLocation: 0 }];
const panes = {
  bookmarks: { visible: true },
  fields: { expanded: true, visible: false },
  filters: { visible: true, expanded: false },
  pageNavigation: { visible: true, position: 1 },
  selection: { visible: false },
  syncSlicers: { visible: true },
  visualizations: { expanded: true },
};
const setting = { displayOption: 2, selector: visualSelector };
const settings = [
  { filterPaneEnabled: true, navContentPaneEnabled: false, panes, zoomLevel: 9 },
  { extensions: [{ command }, {}], layoutType: 1, background: 1, hideErrors: true, hyperlinkClickBehavior: 2 },
  {
    extensions: { commands: [command, { ...command, extend: extend[1] }], groups },
    printSettings: { browserPrintAdjustmentsMode: 1 },
  },
  {
    customLayout: {
      pageSize: { type: 4, width: 100, height: 50 },
      displayOption: 0,
      pagesLayout: {
        p1: {
          defaultLayout: { x: 1, displayState: { mode: 1 } },
          visualsLayout: { v1: { x: 1, y: 2, z: 3, width: 4, height: 5 } },
        },
      },
    },
    bars: { actionBar: { visible: true }, statusBar: { visible: false } },
  },
  {
    commands: [{ copy: setting, seeData: setting, clearSelection: setting }],
    visualSettings: { visualHeaders: [{ settings: { visible: false }, selector: typeSelector }, { settings: {} }] },
  },
  {
    bookmarksPaneEnabled: true,
    useCustomSaveAsDialog: true,
    personalBookmarksEnabled: true,
    persistentFiltersEnabled: true,
    visualRenderedEvents: true,
    authoringHintsEnabled: true,
  },
];
const datasets = [
  {
    locale: 'en-US',
    mashupDocument: 'section;',
    datasourceConnectionConfig: {
      dataCacheMode: 1,
      credentials: { credentialType: 1, credentialDetails: { user: 'u', password: 'p' } },
    },
  },
  {
    locale: 'en-US',
    tableSchemaList: [{ name: 't', columns: [{ name: 'c', displayName: 'C', dataType: 'Text' }] }],
    data: [{ name: 't', rows: [['a'], ['b']] }],
  },
  { locale: 'en-US' },
  { locale: 'en-US', data: [] },
];
const token = { accessToken: 'token', tokenType: 1, groupId: 'g' };
const theme = { themeJson: { name: 'dark', dataColors: ['#000'] } };
const byLevel = { allPages: { operation: 1, filters }, currentPage: { operation: 0 } };
const datasetBindings = [{ sourceDatasetId: 'a', targetDatasetId: 'b' }];

/** Inputs by validator name. Most are valid. */
export const samples: Record<string, unknown[]> = {
  validateVisualSelector: [visualSelector, typeSelector, { visualName: 'a' }],
  validateSlicer: slicers,
  validateSlicerState: slicers.map((slicer) => slicer.state),
  validatePlayBookmarkRequest: [{ playMode: 0 }, { playMode: 1 }],
  validateAddBookmarkRequest: [{ state: 's', displayName: 'd', apply: true }],
  validateApplyBookmarkByNameRequest: [{ name: 'b' }],
  validateApplyBookmarkStateRequest: [{ state: 's' }],
  validateCaptureBookmarkRequest: [{ options: { personalizeVisuals: true, allPages: false } }],
  validateSettings: settings,
  validatePanes: [panes],
  validateBookmarksPane: [panes.bookmarks],
  validateFiltersPane: [panes.filters],
  validateFieldsPane: [panes.fields],
  validatePageNavigationPane: [panes.pageNavigation],
  validateSelectionPane: [panes.selection],
  validateSyncSlicersPane: [panes.syncSlicers],
  validateVisualizationsPane: [panes.visualizations],
  validateCustomPageSize: [{ type: 4, width: 10, height: 20 }, { type: 0 }],
  validateExtension: [{ command }, {}],
  validateMenuGroupExtension: groups,
  validateReportLoad: [
    { ...token, id: 'r', filters, slicers: slicers.slice(1) },
    ...settings.map((item) => ({ ...token, id: 'r', settings: item, permissions: 7, viewMode: 1 })),
    {
      ...token,
      id: 'r',
      filters: byLevel,
      pageName: 'p',
      bookmark: { name: 'b' },
      theme,
      embedUrl: 'u',
      contrastMode: 4,
    },
    {
      ...token,
      id: 'r',
      bookmark: { state: 's' },
      datasetBinding: { datasetId: 'd', paginatedReportBindings: datasetBindings },
    },
  ],
  validatePaginatedReportLoad: [
    {
      ...token,
      id: 'r',
      settings: { commands: { parameterPanel: { enabled: true, expanded: false } } },
      type: 'report',
    },
    {
      ...token,
      id: 'r',
      embedUrl: 'u',
      parameterValues: [
        { name: 'p', value: null },
        { name: 'q', value: 'v' },
      ],
      datasetBindings,
    },
  ],
  validateCreateReport: [{ ...token, datasetId: 'd', theme }],
  validateQuickCreate: datasets.map((datasetCreateConfig) => ({ ...token, theme, datasetCreateConfig })),
  validateDashboardLoad: [{ ...token, id: 'd', pageView: 'oneColumn', embedUrl: 'u' }],
  validateTileLoad: [{ ...token, id: 't', dashboardId: 'd', pageView: 'any', width: 1, height: 2 }],
  validatePage: [{ name: 'p', displayName: 'P' }],
  validateFilter: filters,
  validateUpdateFiltersRequest: [{ filtersOperation: 1, filters }, { filtersOperation: 0 }],
  validateSaveAsParameters: [{ name: 'n', targetWorkspaceId: 'w' }],
  validateLoadQnaConfiguration: [
    {
      ...token,
      datasetIds: ['d'],
      question: 'q',
      viewMode: 0,
      settings: { filterPaneEnabled: true, hideErrors: true, panes },
    },
  ],
  validateQnaInterpretInputData: [{ question: 'q', datasetIds: ['d'] }],
  validateExportDataRequest: [{ rows: 3, exportDataType: 1 }],
  validateVisualHeader: [{ settings: { visible: true }, selector: visualSelector }],
  validateVisualSettings: [settings[4]?.visualSettings],
  validateCommandsSettings: [{ copy: setting, drill: setting, summarize: setting }],
  validateCustomTheme: [theme],
  validateZoomLevel: [1, 0.25, 4, 0.2, 4.1],
  validatePrintSettings: [{ browserPrintAdjustmentsMode: 0 }],
};
