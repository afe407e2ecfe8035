import { createValidator, type Validator } from './compile-schema';
import {
  addBookmarkRequest,
  applyBookmarkByNameRequest,
  applyBookmarkStateRequest,
  captureBookmarkRequest,
  playBookmarkRequest,
} from './bookmark-schema';
import { extension, menuGroupExtension } from './extension-schema';
import { filter, updateFiltersRequest } from './filter-schema';
import {
  createReport,
  dashboardLoad,
  loadQna,
  paginatedReportLoad,
  quickCreate,
  reportLoad,
  tileLoad,
} from './load-schema';
import { customTheme, hideable } from './primitive-schema';
import { exportDataRequest, page, qnaInterpretInputData, saveAsParameters } from './request-schema';
import { slicer, slicerState, visualSelector } from './selector-schema';
import {
  collapsible,
  commandsSettings,
  customPageSize,
  filtersPane,
  pageNavigationPane,
  panes,
  printSettings,
  settings,
  visualHeader,
  visualSettings,
  otherSettings,
  zoomLevel,
} from './settings-schema';

// One annotated call per export, so that bundlers drop the validators that are not imported.

/** Validates a visual's selector. */
export const validateVisualSelector: Validator = /* @__PURE__ */ createValidator(visualSelector);

/** Validates the initial state of a slicer. */
export const validateSlicer: Validator = /* @__PURE__ */ createValidator(slicer);

/** Validates a slicer's state. */
export const validateSlicerState: Validator = /* @__PURE__ */ createValidator(slicerState);

/** Validates a request that starts or stops the bookmark slide show. */
export const validatePlayBookmarkRequest: Validator = /* @__PURE__ */ createValidator(playBookmarkRequest);

/** Validates a request that adds a bookmark. */
export const validateAddBookmarkRequest: Validator = /* @__PURE__ */ createValidator(addBookmarkRequest);

/** Validates a request that applies a bookmark by name. */
export const validateApplyBookmarkByNameRequest: Validator =
  /* @__PURE__ */ createValidator(applyBookmarkByNameRequest);

/** Validates a request that applies a captured state. */
export const validateApplyBookmarkStateRequest: Validator = /* @__PURE__ */ createValidator(applyBookmarkStateRequest);

/** Validates a request that captures a bookmark. */
export const validateCaptureBookmarkRequest: Validator = /* @__PURE__ */ createValidator(captureBookmarkRequest);

/** Validates a report's settings. */
export const validateSettings: Validator = /* @__PURE__ */ createValidator(settings);

/** Validates a report's panes. */
export const validatePanes: Validator = /* @__PURE__ */ createValidator(panes);

/** Validates the options of the bookmarks pane. */
export const validateBookmarksPane: Validator = /* @__PURE__ */ createValidator(hideable);

/** Validates the options of the filters pane. */
export const validateFiltersPane: Validator = /* @__PURE__ */ createValidator(filtersPane);

/** Validates the options of the fields pane. */
export const validateFieldsPane: Validator = /* @__PURE__ */ createValidator(collapsible);

/** Validates the options of the page navigation. */
export const validatePageNavigationPane: Validator = /* @__PURE__ */ createValidator(pageNavigationPane);

/** Validates the options of the selection pane. */
export const validateSelectionPane: Validator = /* @__PURE__ */ createValidator(hideable);

/** Validates the options of the sync slicers pane. */
export const validateSyncSlicersPane: Validator = /* @__PURE__ */ createValidator(hideable);

/** Validates the options of the visualizations pane. */
export const validateVisualizationsPane: Validator = /* @__PURE__ */ createValidator(collapsible);

/** Validates a page's size. */
export const validateCustomPageSize: Validator = /* @__PURE__ */ createValidator(customPageSize);

/** Validates an extension in the older list format. */
export const validateExtension: Validator = /* @__PURE__ */ createValidator(extension);

/** Validates a group of custom menu entries. */
export const validateMenuGroupExtension: Validator = /* @__PURE__ */ createValidator(menuGroupExtension);

/** Validates the load configuration of a report. */
export const validateReportLoad: Validator = /* @__PURE__ */ createValidator(reportLoad);

/** Validates the load configuration of a paginated report. */
export const validatePaginatedReportLoad: Validator = /* @__PURE__ */ createValidator(paginatedReportLoad);

/** Validates the configuration of report authoring. */
export const validateCreateReport: Validator = /* @__PURE__ */ createValidator(createReport);

/** Validates the configuration of quick create. */
export const validateQuickCreate: Validator = /* @__PURE__ */ createValidator(quickCreate);

/** Validates the load configuration of a dashboard. */
export const validateDashboardLoad: Validator = /* @__PURE__ */ createValidator(dashboardLoad);

/** Validates the load configuration of a tile. */
export const validateTileLoad: Validator = /* @__PURE__ */ createValidator(tileLoad);

/** Validates a page's metadata. Only `name` is required. */
export const validatePage: Validator = /* @__PURE__ */ createValidator(page);

/** Validates a filter of any type except tuple, identity and hierarchy identity filters. */
export const validateFilter: Validator = /* @__PURE__ */ createValidator(filter);

/** Validates a request that updates filters. */
export const validateUpdateFiltersRequest: Validator = /* @__PURE__ */ createValidator(updateFiltersRequest);

/** Validates the parameters of `report.saveAs`. */
export const validateSaveAsParameters: Validator = /* @__PURE__ */ createValidator(saveAsParameters);

/** Validates the load configuration of a Q&A box. */
export const validateLoadQnaConfiguration: Validator = /* @__PURE__ */ createValidator(loadQna);

/** Validates a question for a Q&A box. */
export const validateQnaInterpretInputData: Validator = /* @__PURE__ */ createValidator(qnaInterpretInputData);

/** Validates a request that exports a visual's data. */
export const validateExportDataRequest: Validator = /* @__PURE__ */ createValidator(exportDataRequest);

/** Validates the header settings of visuals. */
export const validateVisualHeader: Validator = /* @__PURE__ */ createValidator(visualHeader);

/** Validates the settings for visuals. */
export const validateVisualSettings: Validator = /* @__PURE__ */ createValidator(visualSettings);

/** Validates the settings for Power BI's commands. */
export const validateCommandsSettings: Validator = /* @__PURE__ */ createValidator(commandsSettings);

/** Validates a theme. */
export const validateCustomTheme: Validator = /* @__PURE__ */ createValidator(customTheme);

/** Validates a zoom level, from 0.25 to 4. */
export const validateZoomLevel: Validator = /* @__PURE__ */ createValidator(zoomLevel);

/** Validates the print settings. */
export const validatePrintSettings: Validator = /* @__PURE__ */ createValidator(printSettings);

/** Validates `zoomLevel` and `localeSettings` in a configuration of any type. The other validators ignore these settings. */
export const validateOtherSettings: Validator = /* @__PURE__ */ createValidator(otherSettings);
