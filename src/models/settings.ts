import type { CommandsSettings, PaginatedReportsCommandsSettings } from './command-settings';
import type { Extensions } from './extension';
import type { CustomLayout, LayoutType } from './layout';
import type { QnaPanes, ReportBars, ReportPanes } from './panes';
import type { VisualSelector, VisualTypeSelector } from './selector';

/** The ground behind the report. */
export const BackgroundType = {
  /** The provider's grey. */
  Default: 0,
  /** The host page shows through. */
  Transparent: 1,
} as const;
/** One of the values of `BackgroundType`: 0 or 1. */
export type BackgroundType = (typeof BackgroundType)[keyof typeof BackgroundType];

/** What a click on a link in the data does. */
export const HyperlinkClickBehavior = {
  /** Opens the link. */
  Navigate: 0,
  /** Opens the link and raises `dataHyperlinkClicked`. */
  NavigateAndRaiseEvent: 1,
  /** Only raises `dataHyperlinkClicked`. */
  RaiseEvent: 2,
} as const;
/** One of the values of `HyperlinkClickBehavior`: 0 to 2. */
export type HyperlinkClickBehavior = (typeof HyperlinkClickBehavior)[keyof typeof HyperlinkClickBehavior];

/** Colours for better legibility. */
export const ContrastMode = {
  /** The report's own colours. */
  None: 0,
  /** High contrast, first scheme. */
  HighContrast1: 1,
  /** High contrast, second scheme. */
  HighContrast2: 2,
  /** Light on black. */
  HighContrastBlack: 3,
  /** Dark on white. */
  HighContrastWhite: 4,
} as const;
/** One of the values of `ContrastMode`: 0 to 4. */
export type ContrastMode = (typeof ContrastMode)[keyof typeof ContrastMode];

/** Whether the browser may save ink. */
export const BrowserPrintAdjustmentsMode = {
  /** It may. */
  Default: 0,
  /** It prints backgrounds as they are. */
  NoAdjustments: 1,
} as const;
/** One of the values of `BrowserPrintAdjustmentsMode`: 0 or 1. */
export type BrowserPrintAdjustmentsMode =
  (typeof BrowserPrintAdjustmentsMode)[keyof typeof BrowserPrintAdjustmentsMode];

/** Settings of printing. */
export interface PrintSettings {
  /** Whether the browser may save ink. Default `Default`. */
  browserPrintAdjustmentsMode?: BrowserPrintAdjustmentsMode;
}

/** Language and formats. */
export interface LocaleSettings {
  /** Language of the frame's own texts, for example 'en' or 'de'. Default: the browser's. */
  language?: string;
  /** Locale of numbers and dates, for example 'en-GB'. Default: as `language`. */
  formatLocale?: string;
}

/** Selects the visuals that a header's setting is for. */
export type VisualHeaderSelector = VisualSelector | VisualTypeSelector;
/** The older name of `VisualHeaderSelector`. */
export type VisualsHeaderSelector = VisualHeaderSelector;

/** The setting of a visual's header. */
export interface VisualHeaderSettings {
  /** Whether it is shown. */
  visible?: boolean;
}

/** A setting of headers and the visuals it is for. */
export interface VisualHeader {
  /** The setting. */
  settings: VisualHeaderSettings;
  /** For which visuals. Default: all. */
  selector?: VisualHeaderSelector;
}

/** Settings of visuals. */
export interface VisualSettings {
  /** Headers; later entries win. */
  visualHeaders?: VisualHeader[];
}

/** Settings of a report. What is left out stays as the report was saved. */
export interface Settings {
  /** Hints for authors on an empty canvas; edit mode. */
  authoringHintsEnabled?: boolean;
  /** The ground behind the report. Default `Default`. */
  background?: BackgroundType;
  /** The bars above and below. */
  bars?: ReportBars;
  /** Whether there is a pane of bookmarks. Older form of `panes.bookmarks`. */
  bookmarksPaneEnabled?: boolean;
  /** Which of the provider's commands the user has. */
  commands?: CommandsSettings[] | PaginatedReportsCommandsSettings;
  /** The host page's own layout; with `layoutType: LayoutType.Custom`. */
  customLayout?: CustomLayout;
  /** Own commands in menus of visuals. */
  extensions?: Extensions;
  /** Whether there is a pane of filters. Older form of `panes.filters`. Default true. */
  filterPaneEnabled?: boolean;
  /** Hide messages of the frame; the `error` event is raised all the same. */
  hideErrors?: boolean;
  /** What a click on a link in the data does. Default `Navigate`. */
  hyperlinkClickBehavior?: HyperlinkClickBehavior;
  /** The layout. Default `Master`. */
  layoutType?: LayoutType;
  /** Whether there is a list of pages. Older form of `panes.pageNavigation`. Default true. */
  navContentPaneEnabled?: boolean;
  /** The panes. */
  panes?: ReportPanes;
  /** Whether a user's changes of filters and slicers are kept for the next visit. */
  persistentFiltersEnabled?: boolean;
  /** Whether users have bookmarks of their own. */
  personalBookmarksEnabled?: boolean;
  /** Raise `saveAsTriggered` instead of showing the frame's dialogue. */
  useCustomSaveAsDialog?: boolean;
  /** Raise `visualRendered` for each visual. Default false. */
  visualRenderedEvents?: boolean;
  /** Settings of visuals. */
  visualSettings?: VisualSettings;
  /** Language and formats. */
  localeSettings?: LocaleSettings;
  /** 0.25 to 4. Default 1. */
  zoomLevel?: number;
  /** Settings of printing. */
  printSettings?: PrintSettings;
}

/** Settings of a paginated report. */
export interface PaginatedReportSettings {
  /** Which commands the user has. */
  commands?: PaginatedReportsCommandsSettings;
}

/** Settings of a question-and-answer box. */
export interface QnaSettings {
  /** Whether there is a pane of filters. */
  filterPaneEnabled?: boolean;
  /** Hide messages of the frame. */
  hideErrors?: boolean;
  /** Language and formats. */
  localeSettings?: LocaleSettings;
  /** The panes. */
  panes?: QnaPanes;
}
