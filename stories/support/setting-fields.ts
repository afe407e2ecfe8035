import {
  BackgroundType,
  BrowserPrintAdjustmentsMode,
  CommandDisplayOption,
  DisplayOption,
  HyperlinkClickBehavior,
  LayoutType,
  PageNavigationPosition,
  type QnaSettings,
  type Settings,
} from '@vitrine/sdk';
import { choice, firstOf, number, pickOr, range, text, toggle, type ControlsOf } from './control';
import { customLayouts, type FlatFields } from './flat-settings';

const localeSettings = {
  language: pickOr(
    'browser',
    'User interface language. Changing the language creates a new frame.',
    'en',
    'de',
    'fr',
    'es',
    'ja',
  ),
  formatLocale: pickOr('language', 'Locale for numbers and dates.', 'en-US', 'en-GB', 'de-DE', 'fr-FR', 'ja-JP'),
};

const filters = {
  visible: toggle('Shows the filter pane.', true),
  expanded: toggle('Expands the filter pane.', false),
};

/** Controls for the report settings that the controls can represent directly. */
const directSettings = {
  layoutType: choice('Layout. Switching to or from a mobile layout creates a new frame.', LayoutType),
  background: choice('Report background.', BackgroundType),
  zoomLevel: range('Zoom level, 0.25 to 4.', 1, 0.25, 4, 0.05),
  hideErrors: toggle('Hides the frame’s error messages.', false),
  hyperlinkClickBehavior: choice('Behavior of links in the data.', HyperlinkClickBehavior),
  visualRenderedEvents: toggle('Emits visualRendered for each visual.', false),
  authoringHintsEnabled: toggle('Shows a hint on an empty page, in edit mode.', true),
  useCustomSaveAsDialog: toggle('Emits saveAsTriggered instead of opening the frame’s dialog, in edit mode.', false),
  persistentFiltersEnabled: toggle('Restores a user’s filters on the next visit.', false),
  personalBookmarksEnabled: toggle('Lets users save personal bookmarks.', false),
  panes: {
    filters,
    pageNavigation: {
      visible: toggle('Shows the page list.', true),
      position: choice('Page list position.', PageNavigationPosition),
    },
    bookmarks: { visible: toggle('Shows the bookmarks pane.', false) },
    fields: {
      visible: toggle('Shows the fields pane, in edit mode.', true),
      expanded: toggle('Expands the fields pane.', true),
    },
    selection: { visible: toggle('Shows the selection pane, in edit mode.', false) },
    syncSlicers: { visible: toggle('Shows the sync slicers pane, in edit mode.', false) },
    visualizations: {
      visible: toggle('Shows the visualizations pane, in edit mode.', true),
      expanded: toggle('Expands the visualizations pane.', true),
    },
  },
  bars: {
    actionBar: { visible: toggle('Shows the action bar above the report.', false) },
    statusBar: { visible: toggle('Shows the status bar below the report.', false) },
  },
  localeSettings,
  printSettings: {
    browserPrintAdjustmentsMode: choice('Whether the browser may omit background colors.', BrowserPrintAdjustmentsMode),
  },
  filterPaneEnabled: toggle('Legacy form of panes.filters.visible.', true),
  navContentPaneEnabled: toggle('Legacy form of panes.pageNavigation.visible.', true),
  bookmarksPaneEnabled: toggle('Legacy form of panes.bookmarks.visible.', false),
} satisfies ControlsOf<Omit<Settings, keyof FlatFields>>;

const availability = (command: string) => choice(`Availability of the “${command}” command.`, CommandDisplayOption);

/** Controls for the report settings that are lists or contain page and visual names. */
const flatSettings = {
  customLayout: {
    visuals: firstOf('Visuals on the first page. Requires the layout type Custom.', customLayouts),
    width: number('In pixels.', 1000),
    height: number('In pixels.', 500),
    displayOption: choice('Page scale.', DisplayOption),
  },
  commands: {
    exportData: availability('Export data'),
    seeData: availability('Show as a table'),
    sort: availability('Sort'),
    spotlight: availability('Spotlight'),
  },
  extensions: { title: text('Title of a custom command in visual menus.') },
  visualSettings: { visualHeaders: toggle('Shows visual headers.', true) },
} satisfies ControlsOf<FlatFields>;

/** Controls for all report settings. */
export const reportSettings = { ...directSettings, ...flatSettings };

/** Controls for all Q&A settings. */
export const qnaSettings = {
  filterPaneEnabled: toggle('Legacy form of panes.filters.visible.', true),
  hideErrors: toggle('Hides the frame’s error messages.', false),
  panes: { filters },
  localeSettings,
} satisfies ControlsOf<QnaSettings>;

/** Settings for embed types that have no specific settings. They are part of the frame URL. */
export const languageSettings = { localeSettings };
