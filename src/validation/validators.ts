import { validator, type Validator } from './compile-schema';
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
  zoomLevel,
} from './settings-schema';

// The published validators (wire protocol, 4): undefined for a good or absent value, else its first error.
// Each is an annotated call, so that a bundler drops the ones that nobody imports.

/** Checks a selector of one visual. */
export const validateVisualSelector: Validator = /* @__PURE__ */ validator(visualSelector);

/** Checks a slicer and what it is to select. */
export const validateSlicer: Validator = /* @__PURE__ */ validator(slicer);

/** Checks what a slicer has selected. */
export const validateSlicerState: Validator = /* @__PURE__ */ validator(slicerState);

/** Checks the start or end of the bookmarks' slide show. */
export const validatePlayBookmarkRequest: Validator = /* @__PURE__ */ validator(playBookmarkRequest);

/** Checks a bookmark to add. */
export const validateAddBookmarkRequest: Validator = /* @__PURE__ */ validator(addBookmarkRequest);

/** Checks a bookmark to apply by name. */
export const validateApplyBookmarkByNameRequest: Validator = /* @__PURE__ */ validator(applyBookmarkByNameRequest);

/** Checks a bookmark to apply by state. */
export const validateApplyBookmarkStateRequest: Validator = /* @__PURE__ */ validator(applyBookmarkStateRequest);

/** Checks what is to be recorded as a bookmark. */
export const validateCaptureBookmarkRequest: Validator = /* @__PURE__ */ validator(captureBookmarkRequest);

/** Checks settings of a report. */
export const validateSettings: Validator = /* @__PURE__ */ validator(settings);

/** Checks the panes of a report. */
export const validatePanes: Validator = /* @__PURE__ */ validator(panes);

/** Checks the pane of bookmarks. */
export const validateBookmarksPane: Validator = /* @__PURE__ */ validator(hideable);

/** Checks the pane of filters. */
export const validateFiltersPane: Validator = /* @__PURE__ */ validator(filtersPane);

/** Checks the pane of fields. */
export const validateFieldsPane: Validator = /* @__PURE__ */ validator(collapsible);

/** Checks the list of pages. */
export const validatePageNavigationPane: Validator = /* @__PURE__ */ validator(pageNavigationPane);

/** Checks the pane of visuals on the page. */
export const validateSelectionPane: Validator = /* @__PURE__ */ validator(hideable);

/** Checks the pane of synchronised slicers. */
export const validateSyncSlicersPane: Validator = /* @__PURE__ */ validator(hideable);

/** Checks the pane of kinds of visuals. */
export const validateVisualizationsPane: Validator = /* @__PURE__ */ validator(collapsible);

/** Checks a page's size. */
export const validateCustomPageSize: Validator = /* @__PURE__ */ validator(customPageSize);

/** Checks one extension. */
export const validateExtension: Validator = /* @__PURE__ */ validator(extension);

/** Checks a group of own menu entries. */
export const validateMenuGroupExtension: Validator = /* @__PURE__ */ validator(menuGroupExtension);

/** Checks the load of a report. */
export const validateReportLoad: Validator = /* @__PURE__ */ validator(reportLoad);

/** Checks the load of a paginated report. */
export const validatePaginatedReportLoad: Validator = /* @__PURE__ */ validator(paginatedReportLoad);

/** Checks the making of a report. */
export const validateCreateReport: Validator = /* @__PURE__ */ validator(createReport);

/** Checks the making of a report from data that the host page brings. */
export const validateQuickCreate: Validator = /* @__PURE__ */ validator(quickCreate);

/** Checks the load of a dashboard. */
export const validateDashboardLoad: Validator = /* @__PURE__ */ validator(dashboardLoad);

/** Checks the load of a tile. */
export const validateTileLoad: Validator = /* @__PURE__ */ validator(tileLoad);

/** Checks a page. */
export const validatePage: Validator = /* @__PURE__ */ validator(page);

/** Checks a filter. */
export const validateFilter: Validator = /* @__PURE__ */ validator(filter);

/** Checks a change of filters. */
export const validateUpdateFiltersRequest: Validator = /* @__PURE__ */ validator(updateFiltersRequest);

/** Checks what to save under a new name. */
export const validateSaveAsParameters: Validator = /* @__PURE__ */ validator(saveAsParameters);

/** Checks the load of a question-and-answer box. */
export const validateLoadQnaConfiguration: Validator = /* @__PURE__ */ validator(loadQna);

/** Checks a question. */
export const validateQnaInterpretInputData: Validator = /* @__PURE__ */ validator(qnaInterpretInputData);

/** Checks what to export. */
export const validateExportDataRequest: Validator = /* @__PURE__ */ validator(exportDataRequest);

/** Checks a setting of headers of visuals. */
export const validateVisualHeader: Validator = /* @__PURE__ */ validator(visualHeader);

/** Checks settings of visuals. */
export const validateVisualSettings: Validator = /* @__PURE__ */ validator(visualSettings);

/** Checks settings of the provider's commands. */
export const validateCommandsSettings: Validator = /* @__PURE__ */ validator(commandsSettings);

/** Checks a theme. */
export const validateCustomTheme: Validator = /* @__PURE__ */ validator(customTheme);

/** Checks a zoom level: 0.25 to 4. */
export const validateZoomLevel: Validator = /* @__PURE__ */ validator(zoomLevel);

/** Checks settings of printing. */
export const validatePrintSettings: Validator = /* @__PURE__ */ validator(printSettings);
