import * as core from '@vitrine/sdk';
import type { IError } from './names';

/**
 * Validator for a value. Returns an array with the first error, or `undefined` if the value is valid, even though
 * powerbi-models declares that it always returns an array.
 */
export type Validator = (input: unknown) => IError[];

/** Validates a request that adds a bookmark. */
export const validateAddBookmarkRequest = core.validateAddBookmarkRequest as Validator;
/** Validates a request that applies a bookmark by name. */
export const validateApplyBookmarkByNameRequest = core.validateApplyBookmarkByNameRequest as Validator;
/** Validates a request that applies a captured state. */
export const validateApplyBookmarkStateRequest = core.validateApplyBookmarkStateRequest as Validator;
/** Validates the options of the bookmarks pane. */
export const validateBookmarksPane = core.validateBookmarksPane as Validator;
/** Validates a request that captures a bookmark. */
export const validateCaptureBookmarkRequest = core.validateCaptureBookmarkRequest as Validator;
/** Validates the settings for Power BI's commands. */
export const validateCommandsSettings = core.validateCommandsSettings as Validator;
/** Validates the configuration of report authoring. */
export const validateCreateReport = core.validateCreateReport as Validator;
/** Validates a page's size. */
export const validateCustomPageSize = core.validateCustomPageSize as Validator;
/** Validates a theme. */
export const validateCustomTheme = core.validateCustomTheme as Validator;
/** Validates the load configuration of a dashboard. */
export const validateDashboardLoad = core.validateDashboardLoad as Validator;
/** Validates a request that exports a visual's data. */
export const validateExportDataRequest = core.validateExportDataRequest as Validator;
/** Validates an extension in the older list format. */
export const validateExtension = core.validateExtension as Validator;
/** Validates the options of the fields pane. */
export const validateFieldsPane = core.validateFieldsPane as Validator;
/** Validates a filter of any type except tuple, identity and hierarchy identity filters. */
export const validateFilter = core.validateFilter as Validator;
/** Validates the options of the filters pane. */
export const validateFiltersPane = core.validateFiltersPane as Validator;
/** Validates the load configuration of a Q&A box. */
export const validateLoadQnaConfiguration = core.validateLoadQnaConfiguration as Validator;
/** Validates a group of custom menu entries. */
export const validateMenuGroupExtension = core.validateMenuGroupExtension as Validator;
/** Validates a page's metadata. Only `name` is required. */
export const validatePage = core.validatePage as Validator;
/** Validates the options of the page navigation. */
export const validatePageNavigationPane = core.validatePageNavigationPane as Validator;
/** Validates the load configuration of a paginated report. */
export const validatePaginatedReportLoad = core.validatePaginatedReportLoad as Validator;
/** Validates a report's panes. */
export const validatePanes = core.validatePanes as Validator;
/** Validates a request that starts or stops the bookmark slide show. */
export const validatePlayBookmarkRequest = core.validatePlayBookmarkRequest as Validator;
/** Validates the print settings. */
export const validatePrintSettings = core.validatePrintSettings as Validator;
/** Validates a question for a Q&A box. */
export const validateQnaInterpretInputData = core.validateQnaInterpretInputData as Validator;
/** Validates the configuration of quick create. */
export const validateQuickCreate = core.validateQuickCreate as Validator;
/** Validates the load configuration of a report. */
export const validateReportLoad = core.validateReportLoad as Validator;
/** Validates the parameters of `report.saveAs`. */
export const validateSaveAsParameters = core.validateSaveAsParameters as Validator;
/** Validates the options of the selection pane. */
export const validateSelectionPane = core.validateSelectionPane as Validator;
/** Validates a report's settings. */
export const validateSettings = core.validateSettings as Validator;
/** Validates the initial state of a slicer. */
export const validateSlicer = core.validateSlicer as Validator;
/** Validates a slicer's state. */
export const validateSlicerState = core.validateSlicerState as Validator;
/** Validates the options of the sync slicers pane. */
export const validateSyncSlicersPane = core.validateSyncSlicersPane as Validator;
/** Validates the load configuration of a tile. */
export const validateTileLoad = core.validateTileLoad as Validator;
/** Validates a request that updates filters. */
export const validateUpdateFiltersRequest = core.validateUpdateFiltersRequest as Validator;
/** Validates the header settings of visuals. */
export const validateVisualHeader = core.validateVisualHeader as Validator;
/** Validates a visual's selector. */
export const validateVisualSelector = core.validateVisualSelector as Validator;
/** Validates the settings for visuals. */
export const validateVisualSettings = core.validateVisualSettings as Validator;
/** Validates the options of the visualizations pane. */
export const validateVisualizationsPane = core.validateVisualizationsPane as Validator;
/** Validates a zoom level, from 0.25 to 4. */
export const validateZoomLevel = core.validateZoomLevel as Validator;
