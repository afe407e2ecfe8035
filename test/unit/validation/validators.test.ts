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
const quick = (datasetCreateConfig: unknown): unknown => ({ accessToken: 'secret-token', datasetCreateConfig });

/** A rule: what it says, the validator, the input, and its finding as [message, path]. */
type Rule = [sentence: string, validate: Validator, input: unknown, message: string, path: string];

const rules: Rule[] = [
  ['a required field must be there', validateReportLoad, { id: 'r1' }, 'accessToken is required', 'accessToken'],
  ['null is as good as absent', validateReportLoad, { ...report, id: null }, 'id is required', 'id'],
  ['the first error of an object counts', validateTileLoad, { id: 1 }, 'accessToken is required', 'accessToken'],
  ['a text is a string', validateReportLoad, { ...report, pageName: 1 }, 'pageName must be a string', 'pageName'],
  [
    'a measure is a number',
    validateTileLoad,
    { ...report, dashboardId: 'd', width: '1' },
    'width must be a number',
    'width',
  ],
  [
    'a switch is a boolean, and the path leads to it',
    validateReportLoad,
    { ...report, settings: { panes: { filters: { visible: 'no' } } } },
    'visible must be a boolean',
    'settings.panes.filters.visible',
  ],
  ['a group of fields is an object', validateSettings, { panes: [] }, 'panes must be an object', 'panes'],
  ['the input itself is an object', validateSettings, 'x', 'input must be an object', ''],
  [
    'an enumeration has its values',
    validateReportLoad,
    { ...report, permissions: 3 },
    'permissions property is invalid',
    'permissions',
  ],
  [
    'an enumeration is a number',
    validateReportLoad,
    { ...report, viewMode: 'edit' },
    'viewMode must be a number',
    'viewMode',
  ],
  ['a list is an array', validateSlicerState, { filters: {} }, 'filters property is invalid', 'filters'],
  [
    'a bad item spoils its list, and the path leads to it',
    validateSlicerState,
    { filters: [basic, {}] },
    'filters property is invalid',
    'filters.1',
  ],
  [
    'one of the alternatives must fit',
    validateReportLoad,
    { ...report, bookmark: {} },
    'bookmark property is invalid',
    'bookmark',
  ],
  ['a filter must be of a known kind', validateFilter, { target: column }, 'input property is invalid', ''],
  [
    'a filter by level needs filters',
    validateReportLoad,
    { ...report, filters: { allPages: { operation: 1 } } },
    'filters property is invalid',
    'filters',
  ],
  [
    'RemoveAll takes no filters',
    validateUpdateFiltersRequest,
    { filtersOperation: 0, filters: [] },
    'input property is invalid',
    '',
  ],
  ['a slicer needs a selector', validateSlicer, { state: { filters: [] } }, 'selector is required', 'selector'],
  ['a bookmark needs options to be captured', validateCaptureBookmarkRequest, {}, 'options is required', 'options'],
  [
    'a visual header needs settings',
    validateVisualHeader,
    { selector: { visualName: 'v' } },
    'settings is required',
    'settings',
  ],
  ['a page size needs a type', validateCustomPageSize, { width: 1 }, 'type is required', 'type'],
  [
    'a layout names visuals',
    validateSettings,
    { customLayout: { pagesLayout: { p1: {} } } },
    'visualsLayout is required',
    'customLayout.pagesLayout.p1.visualsLayout',
  ],
  [
    'a page layout is an object, named by its map',
    validateSettings,
    { customLayout: { pagesLayout: { p1: 1 } } },
    'pagesLayout must be an object',
    'customLayout.pagesLayout.p1',
  ],
  [
    'a command needs a title',
    validateExtension,
    { command: { name: 'c', extend: {} } },
    'title is required',
    'command.title',
  ],
  [
    'a menu entry has a group or a location, not both',
    validateExtension,
    { command: { name: 'c', title: 'C', extend: { visualContextMenu: { groupName: 'g', menuLocation: 0 } } } },
    'visualContextMenu property is invalid',
    'command.extend.visualContextMenu',
  ],
  [
    'printing has two modes',
    validatePrintSettings,
    { browserPrintAdjustmentsMode: 2 },
    'browserPrintAdjustmentsMode property is invalid',
    'browserPrintAdjustmentsMode',
  ],
  ['zoom is at least 0.25', validateZoomLevel, 0.24, 'input must be a number between 0.25 and 4', ''],
  ['zoom is at most 4', validateZoomLevel, 4.01, 'input must be a number between 0.25 and 4', ''],
  [
    'a dashboard has three page views',
    validateDashboardLoad,
    { ...report, pageView: 'x' },
    'pageView must be one of the followings: fitToWidth, oneColumn, actualSize',
    'pageView',
  ],
  ['a tile needs its dashboard', validateTileLoad, report, 'dashboardId is required', 'dashboardId'],
  ['Q&A needs datasets', validateLoadQnaConfiguration, { accessToken: 't' }, 'datasetIds is required', 'datasetIds'],
  [
    'Q&A names its datasets by texts',
    validateLoadQnaConfiguration,
    { accessToken: 't', datasetIds: [1] },
    'datasetIds must be an array of strings',
    'datasetIds.0',
  ],
  ['create needs a dataset', validateCreateReport, { accessToken: 't' }, 'datasetId is required', 'datasetId'],
  [
    'a theme is an object',
    validateCreateReport,
    { accessToken: 't', datasetId: 'd', theme: { themeJson: 'x' } },
    'themeJson must be an object',
    'theme.themeJson',
  ],
  ['save-as needs a name', validateSaveAsParameters, {}, 'name is required', 'name'],
  [
    'a dataset binding binds something',
    validateReportLoad,
    { ...report, datasetBinding: {} },
    'datasetBinding cannot be empty',
    'datasetBinding',
  ],
  [
    'a paginated binding names both datasets',
    validatePaginatedReportLoad,
    { ...report, datasetBindings: [{ sourceDatasetId: 'a' }] },
    'datasetBindings property is invalid',
    'datasetBindings.0.targetDatasetId',
  ],
  [
    'the parameters panel has switches',
    validatePaginatedReportLoad,
    { ...report, settings: { commands: { parameterPanel: { enabled: 1 } } } },
    'enabled must be a boolean',
    'settings.commands.parameterPanel.enabled',
  ],
  [
    'quick create needs a dataset',
    validateQuickCreate,
    quick(undefined),
    'datasetCreateConfig is required',
    'datasetCreateConfig',
  ],
  [
    'a dataset needs a locale',
    validateQuickCreate,
    quick({ mashupDocument: 'm' }),
    'locale is required',
    'datasetCreateConfig.locale',
  ],
  [
    'a data source needs a document',
    validateQuickCreate,
    quick({ locale: 'en', datasourceConnectionConfig: {} }),
    'mashupDocument cannot be empty when datasourceConnectionConfig is presented',
    'datasetCreateConfig',
  ],
  [
    'data needs its tables',
    validateQuickCreate,
    quick({ locale: 'en', data: [] }),
    'tableSchemaList cannot be empty when data is provided',
    'datasetCreateConfig',
  ],
  [
    'a dataset comes from data or a document',
    validateQuickCreate,
    quick({ locale: 'en' }),
    'At least one of data or mashupDocument must be provided',
    'datasetCreateConfig',
  ],
  [
    'credentials are texts',
    validateQuickCreate,
    quick({
      locale: 'en',
      mashupDocument: 'm',
      datasourceConnectionConfig: { credentials: { credentialDetails: { user: 1 } } },
    }),
    'credentialDetails must be a string',
    'datasetCreateConfig.datasourceConnectionConfig.credentials.credentialDetails.user',
  ],
];

describe('the rules', () => {
  it.each(rules)('%s', (_sentence, validate, input, message, path) => {
    expect(validate(input)).toEqual([{ message, path }]);
  });

  it('never repeat a token', () => {
    for (const [, validate, input] of rules) expect(JSON.stringify(validate(input))).not.toContain('secret-token');
  });
});

describe('a validator', () => {
  it('returns nothing for an absent value', () => {
    expect(validateReportLoad(undefined)).toBeUndefined();
    expect(validateReportLoad(null)).toBeUndefined();
  });

  it('returns nothing for a good value and ignores fields that it does not know', () => {
    expect(validateReportLoad({ ...report, filters: [basic], getAccessToken: () => 'x', more: 1 })).toBeUndefined();
  });

  it('accepts a frozen value and leaves it as it is', () => {
    const frozen = Object.freeze({ ...report, settings: Object.freeze({ panes: Object.freeze({}) }) });
    const before = JSON.stringify(frozen);
    expect(validateReportLoad(frozen)).toBeUndefined();
    expect(JSON.stringify(frozen)).toBe(before);
  });

  it('follows nodes into nodes', () => {
    const filter = (children: unknown): unknown => ({ target: [column], hierarchyData: [{ value: 1, children }] });
    expect(validateFilter(filter([{ value: 2, children: [{ value: 3 }] }]))).toBeUndefined();
    expect(validateFilter(filter([{ value: 2, children: [{ value: {} }] }]))).toEqual([
      { message: 'input property is invalid', path: '' },
    ]);
  });
});
