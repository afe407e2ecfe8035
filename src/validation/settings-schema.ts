import type {
  CommandSettings,
  CommandsSettings,
  CustomLayout,
  CustomPageSize,
  FiltersPane,
  LocaleSettings,
  PageLayout,
  PageNavigationPane,
  PageSize,
  PaginatedReportSettings,
  PaginatedReportsCommandsSettings,
  ParametersPanelCommandSettings,
  PrintSettings,
  QnaPanes,
  QnaSettings,
  ReportBars,
  ReportPanes,
  Settings,
  VisualContainerDisplayState,
  VisualHeader,
  VisualLayout,
  VisualSettings,
} from '../models';
import type { Fields, Schema } from './compile-schema';
import { extensions } from './extension-schema';
import { hideable, zeroOrOne } from './primitive-schema';
import { visualOrTypeSelector } from './selector-schema';

/** Pane of which only `expanded` is validated, as in powerbi-client. */
export const collapsible: Fields<{ expanded: boolean }> = { expanded: 'boolean' };

export const filtersPane: Fields<FiltersPane> = { visible: 'boolean', expanded: 'boolean' };

export const pageNavigationPane: Fields<PageNavigationPane> = { visible: 'boolean', position: zeroOrOne };

export const panes: Fields<ReportPanes> = {
  bookmarks: hideable,
  fields: collapsible,
  filters: filtersPane,
  pageNavigation: pageNavigationPane,
  selection: hideable,
  syncSlicers: hideable,
  visualizations: collapsible,
};

const bars: Fields<ReportBars> = { actionBar: hideable, statusBar: hideable };

const pageSizeType: Schema = ['required', [0, 1, 2, 3, 4, 5]];
const pageSize: Fields<PageSize> = { type: pageSizeType };

export const customPageSize: Fields<CustomPageSize> = { type: pageSizeType, width: 'number', height: 'number' };

const displayState: Fields<VisualContainerDisplayState> = { mode: zeroOrOne };
const visualLayout: Fields<VisualLayout> = {
  x: 'number',
  y: 'number',
  z: 'number',
  width: 'number',
  height: 'number',
  displayState,
};
const pageLayout: Fields<PageLayout> = {
  visualsLayout: ['required', ['map', visualLayout]],
  defaultLayout: visualLayout,
};
const customLayout: Fields<CustomLayout> = {
  pageSize,
  displayOption: [0, 1, 2],
  pagesLayout: ['map', pageLayout],
};

export const visualHeader: Fields<VisualHeader> = { settings: ['required', hideable], selector: visualOrTypeSelector };

export const visualSettings: Fields<VisualSettings> = { visualHeaders: ['list', visualHeader] };

const commandSettings: Fields<CommandSettings> = {
  displayOption: ['required', [0, 1, 2]],
  selector: visualOrTypeSelector,
};

export const commandsSettings: Fields<CommandsSettings> = {
  copy: commandSettings,
  drill: commandSettings,
  drillthrough: commandSettings,
  expandCollapse: commandSettings,
  exportData: commandSettings,
  includeExclude: commandSettings,
  removeVisual: commandSettings,
  search: commandSettings,
  seeData: commandSettings,
  sort: commandSettings,
  spotlight: commandSettings,
  insightsAnalysis: commandSettings,
  addComment: commandSettings,
  groupVisualContainers: commandSettings,
  summarize: commandSettings,
  clearSelection: commandSettings,
};

export const printSettings: Fields<PrintSettings> = { browserPrintAdjustmentsMode: zeroOrOne };

export const settings: Fields<Settings> = {
  filterPaneEnabled: 'boolean',
  navContentPaneEnabled: 'boolean',
  bookmarksPaneEnabled: 'boolean',
  useCustomSaveAsDialog: 'boolean',
  extensions,
  layoutType: [0, 1, 2, 3],
  customLayout,
  background: zeroOrOne,
  visualSettings,
  hideErrors: 'boolean',
  commands: ['list', commandsSettings],
  hyperlinkClickBehavior: [0, 1, 2],
  bars,
  panes,
  personalBookmarksEnabled: 'boolean',
  persistentFiltersEnabled: 'boolean',
  visualRenderedEvents: 'boolean',
  authoringHintsEnabled: 'boolean',
  printSettings,
};

const parameterPanel: Fields<ParametersPanelCommandSettings> = { expanded: 'boolean', enabled: 'boolean' };
const paginatedCommands: Fields<PaginatedReportsCommandsSettings> = { parameterPanel };

export const paginatedReportSettings: Fields<PaginatedReportSettings> = { commands: paginatedCommands };

const qnaPanes: Fields<QnaPanes> = { filters: filtersPane };

export const qnaSettings: Fields<QnaSettings> = {
  filterPaneEnabled: 'boolean',
  hideErrors: 'boolean',
  panes: qnaPanes,
};

export const zoomLevel: Schema = ['range', [0.25, 4]];

const localeSettings: Fields<LocaleSettings> = { language: 'string', formatLocale: 'string' };

/** Schema of a configuration of any type, for the settings that powerbi-client's validators ignore. */
export const otherSettings: Schema = { settings: { zoomLevel, localeSettings } };
