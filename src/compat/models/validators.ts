import * as core from '@vitrine/sdk';
import type { IError } from './names';

/** Checks a value: nothing for a good one, although the published type promises a list; else the first error. */
export type Validator = (input: unknown) => IError[];

/** See the core's `validateAddBookmarkRequest`. */
export const validateAddBookmarkRequest = core.validateAddBookmarkRequest as Validator;
/** See the core's `validateApplyBookmarkByNameRequest`. */
export const validateApplyBookmarkByNameRequest = core.validateApplyBookmarkByNameRequest as Validator;
/** See the core's `validateApplyBookmarkStateRequest`. */
export const validateApplyBookmarkStateRequest = core.validateApplyBookmarkStateRequest as Validator;
/** See the core's `validateBookmarksPane`. */
export const validateBookmarksPane = core.validateBookmarksPane as Validator;
/** See the core's `validateCaptureBookmarkRequest`. */
export const validateCaptureBookmarkRequest = core.validateCaptureBookmarkRequest as Validator;
/** See the core's `validateCommandsSettings`. */
export const validateCommandsSettings = core.validateCommandsSettings as Validator;
/** See the core's `validateCreateReport`. */
export const validateCreateReport = core.validateCreateReport as Validator;
/** See the core's `validateCustomPageSize`. */
export const validateCustomPageSize = core.validateCustomPageSize as Validator;
/** See the core's `validateCustomTheme`. */
export const validateCustomTheme = core.validateCustomTheme as Validator;
/** See the core's `validateDashboardLoad`. */
export const validateDashboardLoad = core.validateDashboardLoad as Validator;
/** See the core's `validateExportDataRequest`. */
export const validateExportDataRequest = core.validateExportDataRequest as Validator;
/** See the core's `validateExtension`. */
export const validateExtension = core.validateExtension as Validator;
/** See the core's `validateFieldsPane`. */
export const validateFieldsPane = core.validateFieldsPane as Validator;
/** See the core's `validateFilter`. */
export const validateFilter = core.validateFilter as Validator;
/** See the core's `validateFiltersPane`. */
export const validateFiltersPane = core.validateFiltersPane as Validator;
/** See the core's `validateLoadQnaConfiguration`. */
export const validateLoadQnaConfiguration = core.validateLoadQnaConfiguration as Validator;
/** See the core's `validateMenuGroupExtension`. */
export const validateMenuGroupExtension = core.validateMenuGroupExtension as Validator;
/** See the core's `validatePage`. */
export const validatePage = core.validatePage as Validator;
/** See the core's `validatePageNavigationPane`. */
export const validatePageNavigationPane = core.validatePageNavigationPane as Validator;
/** See the core's `validatePaginatedReportLoad`. */
export const validatePaginatedReportLoad = core.validatePaginatedReportLoad as Validator;
/** See the core's `validatePanes`. */
export const validatePanes = core.validatePanes as Validator;
/** See the core's `validatePlayBookmarkRequest`. */
export const validatePlayBookmarkRequest = core.validatePlayBookmarkRequest as Validator;
/** See the core's `validatePrintSettings`. */
export const validatePrintSettings = core.validatePrintSettings as Validator;
/** See the core's `validateQnaInterpretInputData`. */
export const validateQnaInterpretInputData = core.validateQnaInterpretInputData as Validator;
/** See the core's `validateQuickCreate`. */
export const validateQuickCreate = core.validateQuickCreate as Validator;
/** See the core's `validateReportLoad`. */
export const validateReportLoad = core.validateReportLoad as Validator;
/** See the core's `validateSaveAsParameters`. */
export const validateSaveAsParameters = core.validateSaveAsParameters as Validator;
/** See the core's `validateSelectionPane`. */
export const validateSelectionPane = core.validateSelectionPane as Validator;
/** See the core's `validateSettings`. */
export const validateSettings = core.validateSettings as Validator;
/** See the core's `validateSlicer`. */
export const validateSlicer = core.validateSlicer as Validator;
/** See the core's `validateSlicerState`. */
export const validateSlicerState = core.validateSlicerState as Validator;
/** See the core's `validateSyncSlicersPane`. */
export const validateSyncSlicersPane = core.validateSyncSlicersPane as Validator;
/** See the core's `validateTileLoad`. */
export const validateTileLoad = core.validateTileLoad as Validator;
/** See the core's `validateUpdateFiltersRequest`. */
export const validateUpdateFiltersRequest = core.validateUpdateFiltersRequest as Validator;
/** See the core's `validateVisualHeader`. */
export const validateVisualHeader = core.validateVisualHeader as Validator;
/** See the core's `validateVisualSelector`. */
export const validateVisualSelector = core.validateVisualSelector as Validator;
/** See the core's `validateVisualSettings`. */
export const validateVisualSettings = core.validateVisualSettings as Validator;
/** See the core's `validateVisualizationsPane`. */
export const validateVisualizationsPane = core.validateVisualizationsPane as Validator;
/** See the core's `validateZoomLevel`. */
export const validateZoomLevel = core.validateZoomLevel as Validator;
