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
  language: pick('Language of the frame’s own words. Another one makes a new frame.', ...languages),
  formatLocale: pick('Locale of numbers and dates.', 'en-US', 'en-GB', 'de-DE', 'fr-FR', 'ja-JP'),
};

const filters = {
  visible: toggle('Whether there is a pane of filters.'),
  expanded: toggle('Whether the pane is open.'),
};

/** Controls of every setting of a report. */
export const reportSettings = {
  layoutType: choice('The layout. To or from a phone layout makes a new frame.', LayoutType),
  customLayout: json('The host page’s own layout; with the layout type Custom.'),
  background: choice('The ground behind the report.', BackgroundType),
  zoomLevel: range('0.25 to 4.', 0.25, 4, 0.05),
  hideErrors: toggle('Hide the frame’s own messages of errors.'),
  hyperlinkClickBehavior: choice('What a click on a link in the data does.', HyperlinkClickBehavior),
  visualRenderedEvents: toggle('Raise visualRendered for each visual.'),
  authoringHintsEnabled: toggle('Hints on an empty canvas; edit mode.'),
  useCustomSaveAsDialog: toggle('Raise saveAsTriggered in place of the frame’s dialogue; edit mode.'),
  persistentFiltersEnabled: toggle('Keep a reader’s filters for the next visit.'),
  personalBookmarksEnabled: toggle('Readers have bookmarks of their own.'),
  extensions: json('Own commands in the menus of visuals.'),
  commands: json('Which of the provider’s commands readers have.'),
  panes: {
    filters,
    pageNavigation: {
      visible: toggle('Whether there is a list of pages.'),
      position: choice('Where the list stands.', PageNavigationPosition),
    },
    bookmarks: { visible: toggle('Whether there is a pane of bookmarks.') },
    fields: { visible: toggle('Fields; edit mode.'), expanded: toggle('Whether it is open.') },
    selection: { visible: toggle('Visuals on the page; edit mode.') },
    syncSlicers: { visible: toggle('Slicers that go together; edit mode.') },
    visualizations: { visible: toggle('Kinds of visuals; edit mode.'), expanded: toggle('Whether it is open.') },
  },
  bars: {
    actionBar: { visible: toggle('Above the report.') },
    statusBar: { visible: toggle('Below the report.') },
  },
  visualSettings: { visualHeaders: json('Headers of visuals; later entries win.') },
  localeSettings,
  printSettings: {
    browserPrintAdjustmentsMode: choice('Whether the browser may save ink.', BrowserPrintAdjustmentsMode),
  },
  filterPaneEnabled: toggle('Older form of panes.filters.visible.'),
  navContentPaneEnabled: toggle('Older form of panes.pageNavigation.visible.'),
  bookmarksPaneEnabled: toggle('Older form of panes.bookmarks.visible.'),
} satisfies ControlsOf<Settings>;

/** Controls of every setting of a question-and-answer box. */
export const qnaSettings = {
  filterPaneEnabled: toggle('Older form of panes.filters.visible.'),
  hideErrors: toggle('Hide the frame’s own messages of errors.'),
  panes: { filters },
  localeSettings,
} satisfies ControlsOf<QnaSettings>;

/** Settings that types without settings of their own heed: they are part of the frame’s address. */
export const languageSettings = { localeSettings };
