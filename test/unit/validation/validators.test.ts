import { describe, expect, it } from 'vitest';
import type { Validator } from '../../../src/validation';
import {
  validateCaptureBookmarkRequest,
  validateCreateReport,
  validateCustomPageSize,
  validateDashboardLoad,
  validateExtension,
  validateFilter,
  validateLoadQnaConfiguration,
  validatePaginatedReportLoad,
  validatePrintSettings,
  validateQuickCreate,
  validateReportLoad,
  validateSaveAsParameters,
  validateSettings,
  validateSlicer,
  validateSlicerState,
  validateTileLoad,
  validateUpdateFiltersRequest,
  validateVisualHeader,
  validateZoomLevel,
} from '../../../src/validation';

const column = { table: 'Staff', column: 'Location' };
const basic = { target: column, operator: 'In', values: ['Leeds'] };
const report = { accessToken: 'secret-token', id: 'r1' };
const quickCreateConfig = (datasetCreateConfig: unknown): unknown => ({
  accessToken: 'secret-token',
  datasetCreateConfig,
});

/** Test case: the title, the validator, an invalid input, and the expected error. */
type TestCase = [title: string, validate: Validator, input: unknown, message: string, path: string];

const testCases: TestCase[] = [
  [
    'rejects an object without a required field',
    validateReportLoad,
    { id: 'r1' },
    'accessToken is required',
    'accessToken',
  ],
  ['treats null as a missing value', validateReportLoad, { ...report, id: null }, 'id is required', 'id'],
  ['stops at the first error of an object', validateTileLoad, { id: 1 }, 'accessToken is required', 'accessToken'],
  [
    'rejects a number where a string is expected',
    validateReportLoad,
    { ...report, pageName: 1 },
    'pageName must be a string',
    'pageName',
  ],
  [
    'rejects a string where a number is expected',
    validateTileLoad,
    { ...report, dashboardId: 'd', width: '1' },
    'width must be a number',
    'width',
  ],
  [
    'reports the path of a nested value',
    validateReportLoad,
    { ...report, settings: { panes: { filters: { visible: 'no' } } } },
    'visible must be a boolean',
    'settings.panes.filters.visible',
  ],
  ['rejects an array where an object is expected', validateSettings, { panes: [] }, 'panes must be an object', 'panes'],
  ['rejects an input that is not an object', validateSettings, 'x', 'input must be an object', ''],
  [
    'rejects a number that is not a member of the enum',
    validateReportLoad,
    { ...report, permissions: 3 },
    'permissions property is invalid',
    'permissions',
  ],
  [
    'rejects a string where a numeric enum is expected',
    validateReportLoad,
    { ...report, viewMode: 'edit' },
    'viewMode must be a number',
    'viewMode',
  ],
  [
    'rejects an object where an array is expected',
    validateSlicerState,
    { filters: {} },
    'filters property is invalid',
    'filters',
  ],
  [
    'rejects an array with an invalid item and reports its path',
    validateSlicerState,
    { filters: [basic, {}] },
    'filters property is invalid',
    'filters.1',
  ],
  [
    'rejects a value that matches none of the alternatives',
    validateReportLoad,
    { ...report, bookmark: {} },
    'bookmark property is invalid',
    'bookmark',
  ],
  ['rejects a filter of an unknown type', validateFilter, { target: column }, 'input property is invalid', ''],
  [
    'rejects an on-load filter operation without filters',
    validateReportLoad,
    { ...report, filters: { allPages: { operation: 1 } } },
    'filters property is invalid',
    'filters',
  ],
  [
    'rejects filters for RemoveAll',
    validateUpdateFiltersRequest,
    { filtersOperation: 0, filters: [] },
    'input property is invalid',
    '',
  ],
  [
    'rejects a slicer without a selector',
    validateSlicer,
    { state: { filters: [] } },
    'selector is required',
    'selector',
  ],
  ['rejects a capture request without options', validateCaptureBookmarkRequest, {}, 'options is required', 'options'],
  [
    'rejects a visual header without settings',
    validateVisualHeader,
    { selector: { visualName: 'v' } },
    'settings is required',
    'settings',
  ],
  ['rejects a page size without a type', validateCustomPageSize, { width: 1 }, 'type is required', 'type'],
  [
    'rejects a page layout without visualsLayout',
    validateSettings,
    { customLayout: { pagesLayout: { p1: {} } } },
    'visualsLayout is required',
    'customLayout.pagesLayout.p1.visualsLayout',
  ],
  [
    "uses the map's name for an invalid map value",
    validateSettings,
    { customLayout: { pagesLayout: { p1: 1 } } },
    'pagesLayout must be an object',
    'customLayout.pagesLayout.p1',
  ],
  [
    'rejects a command without a title',
    validateExtension,
    { command: { name: 'c', extend: {} } },
    'title is required',
    'command.title',
  ],
  [
    'rejects a menu entry with both a group and a location',
    validateExtension,
    { command: { name: 'c', title: 'C', extend: { visualContextMenu: { groupName: 'g', menuLocation: 0 } } } },
    'visualContextMenu property is invalid',
    'command.extend.visualContextMenu',
  ],
  [
    'rejects an unknown print adjustments mode',
    validatePrintSettings,
    { browserPrintAdjustmentsMode: 2 },
    'browserPrintAdjustmentsMode property is invalid',
    'browserPrintAdjustmentsMode',
  ],
  ['rejects a zoom level below 0.25', validateZoomLevel, 0.24, 'input must be a number between 0.25 and 4', ''],
  ['rejects a zoom level above 4', validateZoomLevel, 4.01, 'input must be a number between 0.25 and 4', ''],
  [
    'rejects an unknown dashboard page view',
    validateDashboardLoad,
    { ...report, pageView: 'x' },
    'pageView must be one of the followings: fitToWidth, oneColumn, actualSize',
    'pageView',
  ],
  ['rejects a tile without a dashboard', validateTileLoad, report, 'dashboardId is required', 'dashboardId'],
  [
    'rejects Q&A without datasets',
    validateLoadQnaConfiguration,
    { accessToken: 't' },
    'datasetIds is required',
    'datasetIds',
  ],
  [
    'rejects Q&A dataset ids that are not strings',
    validateLoadQnaConfiguration,
    { accessToken: 't', datasetIds: [1] },
    'datasetIds must be an array of strings',
    'datasetIds.0',
  ],
  [
    'rejects report authoring without a dataset',
    validateCreateReport,
    { accessToken: 't' },
    'datasetId is required',
    'datasetId',
  ],
  [
    'rejects a theme that is not an object',
    validateCreateReport,
    { accessToken: 't', datasetId: 'd', theme: { themeJson: 'x' } },
    'themeJson must be an object',
    'theme.themeJson',
  ],
  ['rejects save-as parameters without a name', validateSaveAsParameters, {}, 'name is required', 'name'],
  [
    'rejects an empty dataset binding',
    validateReportLoad,
    { ...report, datasetBinding: {} },
    'datasetBinding cannot be empty',
    'datasetBinding',
  ],
  [
    'rejects a paginated dataset binding without a target',
    validatePaginatedReportLoad,
    { ...report, datasetBindings: [{ sourceDatasetId: 'a' }] },
    'datasetBindings property is invalid',
    'datasetBindings.0.targetDatasetId',
  ],
  [
    'rejects a non-boolean parameter panel option',
    validatePaginatedReportLoad,
    { ...report, settings: { commands: { parameterPanel: { enabled: 1 } } } },
    'enabled must be a boolean',
    'settings.commands.parameterPanel.enabled',
  ],
  [
    'rejects quick create without a dataset',
    validateQuickCreate,
    quickCreateConfig(undefined),
    'datasetCreateConfig is required',
    'datasetCreateConfig',
  ],
  [
    'rejects a dataset without a locale',
    validateQuickCreate,
    quickCreateConfig({ mashupDocument: 'm' }),
    'locale is required',
    'datasetCreateConfig.locale',
  ],
  [
    'rejects a data source without a mashup document',
    validateQuickCreate,
    quickCreateConfig({ locale: 'en', datasourceConnectionConfig: {} }),
    'mashupDocument cannot be empty when datasourceConnectionConfig is presented',
    'datasetCreateConfig',
  ],
  [
    'rejects data without table schemas',
    validateQuickCreate,
    quickCreateConfig({ locale: 'en', data: [] }),
    'tableSchemaList cannot be empty when data is provided',
    'datasetCreateConfig',
  ],
  [
    'rejects a dataset without data or a mashup document',
    validateQuickCreate,
    quickCreateConfig({ locale: 'en' }),
    'At least one of data or mashupDocument must be provided',
    'datasetCreateConfig',
  ],
  [
    'rejects credential details that are not strings',
    validateQuickCreate,
    quickCreateConfig({
      locale: 'en',
      mashupDocument: 'm',
      datasourceConnectionConfig: { credentials: { credentialDetails: { user: 1 } } },
    }),
    'credentialDetails must be a string',
    'datasetCreateConfig.datasourceConnectionConfig.credentials.credentialDetails.user',
  ],
];

describe('validation', () => {
  it.each(testCases)('%s', (_title, validate, input, message, path) => {
    expect(validate(input)).toEqual([{ message, path }]);
  });

  it('never includes an access token in errors', () => {
    for (const [, validate, input] of testCases) expect(JSON.stringify(validate(input))).not.toContain('secret-token');
  });
});

describe('validators', () => {
  it('returns undefined for an absent value', () => {
    expect(validateReportLoad(undefined)).toBeUndefined();
    expect(validateReportLoad(null)).toBeUndefined();
  });

  it('returns undefined for a valid value and ignores unknown fields', () => {
    expect(
      validateReportLoad({ ...report, filters: [basic], getAccessToken: () => 'x', unknownField: 1 }),
    ).toBeUndefined();
  });

  it('accepts a frozen value without changing it', () => {
    const frozen = Object.freeze({ ...report, settings: Object.freeze({ panes: Object.freeze({}) }) });
    const before = JSON.stringify(frozen);
    expect(validateReportLoad(frozen)).toBeUndefined();
    expect(JSON.stringify(frozen)).toBe(before);
  });

  it('accepts a date, but no other object, as the value in an advanced filter', () => {
    const filter = (value: unknown) => ({
      target: column,
      logicalOperator: 'And',
      conditions: [{ operator: 'Is', value }],
    });
    expect(validateReportLoad({ ...report, filters: [filter(new Date(0))] })).toBeUndefined();
    expect(validateFilter(filter({}))).toEqual([{ message: 'input property is invalid', path: '' }]);
  });

  it('validates nested hierarchy nodes', () => {
    const filter = (children: unknown): unknown => ({ target: [column], hierarchyData: [{ value: 1, children }] });
    expect(validateFilter(filter([{ value: 2, children: [{ value: 3 }] }]))).toBeUndefined();
    expect(validateFilter(filter([{ value: 2, children: [{ value: {} }] }]))).toEqual([
      { message: 'input property is invalid', path: '' },
    ]);
  });
});
