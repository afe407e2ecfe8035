import type {
  CommandSettings,
  CommandsSettings,
  CustomLayout,
  CustomPageSize,
  FiltersPane,
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
import type { ObjectSchema, Schema } from './combinators';
import { extensions } from './extension-schema';
import { hideable, zeroOrOne } from './primitive-schema';
import { visualsSelector } from './selector-schema';

/** A pane that can only be folded, as far as it is checked. */
export const collapsible: ObjectSchema<{ expanded: boolean }> = { object: { expanded: 'boolean' } };

/** The pane of filters. */
export const filtersPane: ObjectSchema<FiltersPane> = { object: { visible: 'boolean', expanded: 'boolean' } };

/** The list of pages. */
export const pageNavigationPane: ObjectSchema<PageNavigationPane> = {
  object: { visible: 'boolean', position: zeroOrOne },
};

/** The panes of a report. */
export const panes: ObjectSchema<ReportPanes> = {
  object: {
    bookmarks: hideable,
    fields: collapsible,
    filters: filtersPane,
    pageNavigation: pageNavigationPane,
    selection: hideable,
    syncSlicers: hideable,
    visualizations: collapsible,
  },
};

const bars: ObjectSchema<ReportBars> = { object: { actionBar: hideable, statusBar: hideable } };

const pageSize: ObjectSchema<PageSize> = { object: { type: { required: { oneOf: [0, 1, 2, 3, 4, 5] } } } };

/** A page's size with its measures. */
export const customPageSize: ObjectSchema<CustomPageSize> = {
  object: { ...pageSize.object, width: 'number', height: 'number' },
};

const displayState: ObjectSchema<VisualContainerDisplayState> = { object: { mode: zeroOrOne } };
const visualLayout: ObjectSchema<VisualLayout> = {
  object: { x: 'number', y: 'number', z: 'number', width: 'number', height: 'number', displayState },
};
const pageLayout: ObjectSchema<PageLayout> = {
  object: { visualsLayout: { required: { map: visualLayout } }, defaultLayout: visualLayout },
};
const customLayout: ObjectSchema<CustomLayout> = {
  object: { pageSize, displayOption: { oneOf: [0, 1, 2] }, pagesLayout: { map: pageLayout } },
};

/** A setting of headers of visuals. */
export const visualHeader: ObjectSchema<VisualHeader> = {
  object: { settings: { required: hideable }, selector: visualsSelector },
};

/** Settings of visuals. */
export const visualSettings: ObjectSchema<VisualSettings> = { object: { visualHeaders: { list: visualHeader } } };

const commandSettings: ObjectSchema<CommandSettings> = {
  object: { displayOption: { required: { oneOf: [0, 1, 2] } }, selector: visualsSelector },
};

/** Settings of the provider's commands. */
export const commandsSettings: ObjectSchema<CommandsSettings> = {
  object: {
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
  },
};

/** Settings of printing. */
export const printSettings: ObjectSchema<PrintSettings> = { object: { browserPrintAdjustmentsMode: zeroOrOne } };

/** Settings of a report. */
export const settings: ObjectSchema<Settings> = {
  object: {
    filterPaneEnabled: 'boolean',
    navContentPaneEnabled: 'boolean',
    bookmarksPaneEnabled: 'boolean',
    useCustomSaveAsDialog: 'boolean',
    extensions,
    layoutType: { oneOf: [0, 1, 2, 3] },
    customLayout,
    background: zeroOrOne,
    visualSettings,
    hideErrors: 'boolean',
    commands: { list: commandsSettings },
    hyperlinkClickBehavior: { oneOf: [0, 1, 2] },
    bars,
    panes,
    personalBookmarksEnabled: 'boolean',
    persistentFiltersEnabled: 'boolean',
    visualRenderedEvents: 'boolean',
    authoringHintsEnabled: 'boolean',
    printSettings,
  },
};

const parameterPanel: ObjectSchema<ParametersPanelCommandSettings> = {
  object: { expanded: 'boolean', enabled: 'boolean' },
};
const paginatedCommands: ObjectSchema<PaginatedReportsCommandsSettings> = { object: { parameterPanel } };

/** Settings of a paginated report. */
export const paginatedReportSettings: ObjectSchema<PaginatedReportSettings> = {
  object: { commands: paginatedCommands },
};

const qnaPanes: ObjectSchema<QnaPanes> = { object: { filters: filtersPane } };

/** Settings of a question-and-answer box. */
export const qnaSettings: ObjectSchema<QnaSettings> = {
  object: { filterPaneEnabled: 'boolean', hideErrors: 'boolean', panes: qnaPanes },
};

/** A zoom level. */
export const zoomLevel: Schema = { range: [0.25, 4] };
