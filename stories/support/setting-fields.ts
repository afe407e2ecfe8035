import {
  BackgroundType,
  BrowserPrintAdjustmentsMode,
  HyperlinkClickBehavior,
  LayoutType,
  PageNavigationPosition,
  type QnaSettings,
  type Settings,
} from '@vitrine/sdk';
import { choice, json, pick, range, toggle, type ControlsOf } from './control';

const languages = ['en', 'de', 'fr', 'es', 'ja'];

const localeSettings = {
  language: pick('Language of the user interface. A changed language creates a new frame.', ...languages),
  formatLocale: pick('Locale for numbers and dates.', 'en-US', 'en-GB', 'de-DE', 'fr-FR', 'ja-JP'),
};

const filters = {
  visible: toggle('Shows the filter pane.'),
  expanded: toggle('Expands the filter pane.'),
};

/** Controls for all report settings. */
export const reportSettings = {
  layoutType: choice('Layout. Switching to or from a mobile layout creates a new frame.', LayoutType),
  customLayout: json('Layout defined by the host page. Requires the layout type Custom.'),
  background: choice('Background of the report.', BackgroundType),
  zoomLevel: range('Zoom level, 0.25 to 4.', 0.25, 4, 0.05),
  hideErrors: toggle('Hides the error messages of the frame.'),
  hyperlinkClickBehavior: choice('Behavior of links in the data.', HyperlinkClickBehavior),
  visualRenderedEvents: toggle('Emits visualRendered for each visual.'),
  authoringHintsEnabled: toggle('Shows a hint on an empty page, in edit mode.'),
  useCustomSaveAsDialog: toggle('Emits saveAsTriggered instead of opening the dialog of the frame, in edit mode.'),
  persistentFiltersEnabled: toggle('Restores the filters of a user on the next visit.'),
  personalBookmarksEnabled: toggle('Lets users save personal bookmarks.'),
  extensions: json('Custom commands in the menus of visuals.'),
  commands: json('Availability of the built-in commands.'),
  panes: {
    filters,
    pageNavigation: {
      visible: toggle('Shows the page list.'),
      position: choice('Position of the page list.', PageNavigationPosition),
    },
    bookmarks: { visible: toggle('Shows the bookmarks pane.') },
    fields: { visible: toggle('Shows the fields pane, in edit mode.'), expanded: toggle('Expands the fields pane.') },
    selection: { visible: toggle('Shows the selection pane, in edit mode.') },
    syncSlicers: { visible: toggle('Shows the sync slicers pane, in edit mode.') },
    visualizations: {
      visible: toggle('Shows the visualizations pane, in edit mode.'),
      expanded: toggle('Expands the visualizations pane.'),
    },
  },
  bars: {
    actionBar: { visible: toggle('Shows the action bar above the report.') },
    statusBar: { visible: toggle('Shows the status bar below the report.') },
  },
  visualSettings: { visualHeaders: json('Headers of visuals. Later entries take precedence.') },
  localeSettings,
  printSettings: {
    browserPrintAdjustmentsMode: choice('Whether the browser may omit background colors.', BrowserPrintAdjustmentsMode),
  },
  filterPaneEnabled: toggle('Legacy form of panes.filters.visible.'),
  navContentPaneEnabled: toggle('Legacy form of panes.pageNavigation.visible.'),
  bookmarksPaneEnabled: toggle('Legacy form of panes.bookmarks.visible.'),
} satisfies ControlsOf<Settings>;

/** Controls for all Q&A settings. */
export const qnaSettings = {
  filterPaneEnabled: toggle('Legacy form of panes.filters.visible.'),
  hideErrors: toggle('Hides the error messages of the frame.'),
  panes: { filters },
  localeSettings,
} satisfies ControlsOf<QnaSettings>;

/** Settings of embed types without their own settings. They are part of the frame URL. */
export const languageSettings = { localeSettings };
