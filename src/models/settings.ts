import type { CommandsSettings, PaginatedReportsCommandsSettings } from './command-settings';
import type { Extensions } from './extension';
import type { CustomLayout, LayoutType } from './layout';
import type { QnaPanes, ReportBars, ReportPanes } from './panes';
import type { VisualSelector, VisualTypeSelector } from './selector';

/** Background of the frame behind the report. */
export const BackgroundType = {
  /** Gray, Power BI's default. */
  Default: 0,
  /** Transparent: the host page's background is visible. */
  Transparent: 1,
} as const;
/** Numeric value of `BackgroundType`: 0 or 1. */
export type BackgroundType = (typeof BackgroundType)[keyof typeof BackgroundType];

/** Behavior when a user clicks a link in the data. */
export const HyperlinkClickBehavior = {
  /** Opens the link. */
  Navigate: 0,
  /** Opens the link and emits `dataHyperlinkClicked`. */
  NavigateAndRaiseEvent: 1,
  /** Emits `dataHyperlinkClicked` without opening the link. */
  RaiseEvent: 2,
} as const;
/** Numeric value of `HyperlinkClickBehavior`: 0 to 2. */
export type HyperlinkClickBehavior = (typeof HyperlinkClickBehavior)[keyof typeof HyperlinkClickBehavior];

/** High-contrast color scheme. */
export const ContrastMode = {
  /** Colors of the report. */
  None: 0,
  /** High contrast, scheme 1. */
  HighContrast1: 1,
  /** High contrast, scheme 2. */
  HighContrast2: 2,
  /** High contrast, light on black. */
  HighContrastBlack: 3,
  /** High contrast, dark on white. */
  HighContrastWhite: 4,
} as const;
/** Numeric value of `ContrastMode`: 0 to 4. */
export type ContrastMode = (typeof ContrastMode)[keyof typeof ContrastMode];

/** Whether the browser can adjust colors for printing. */
export const BrowserPrintAdjustmentsMode = {
  /** The browser can omit backgrounds to save ink. */
  Default: 0,
  /** Backgrounds and colors are printed as shown. */
  NoAdjustments: 1,
} as const;
/** Numeric value of `BrowserPrintAdjustmentsMode`: 0 or 1. */
export type BrowserPrintAdjustmentsMode =
  (typeof BrowserPrintAdjustmentsMode)[keyof typeof BrowserPrintAdjustmentsMode];

/** Print settings. */
export interface PrintSettings {
  /** Whether the browser can adjust colors. Default: `BrowserPrintAdjustmentsMode.Default`. */
  browserPrintAdjustmentsMode?: BrowserPrintAdjustmentsMode;
}

/** Language and format settings. They are sent in the frame's URL, so they only take effect on load. */
export interface LocaleSettings {
  /** Language of the frame's user interface, for example `'en'` or `'de'`. Default: the browser's language. */
  language?: string;
  /** Locale of numbers and dates, for example `'en-GB'`. Default: the value of `language`. */
  formatLocale?: string;
}

/** Selector for the visuals that a header setting applies to. */
export type VisualHeaderSelector = VisualSelector | VisualTypeSelector;
/** Former name of `VisualHeaderSelector`. */
export type VisualsHeaderSelector = VisualHeaderSelector;

/** Settings for a visual's header. */
export interface VisualHeaderSettings {
  /** Whether the header is shown. */
  visible?: boolean;
}

/** Header settings and the visuals that they apply to. */
export interface VisualHeader {
  /** Header settings. */
  settings: VisualHeaderSettings;
  /** Visuals that the settings apply to. Default: all visuals. */
  selector?: VisualHeaderSelector;
}

/** Settings for visuals. */
export interface VisualSettings {
  /** Header settings. If several apply to a visual, the last one takes effect. */
  visualHeaders?: VisualHeader[];
}

/**
 * Settings of a report. Omitted settings keep the value saved in the report.
 *
 * @example
 * const settings: Settings = {
 *   background: BackgroundType.Transparent,
 *   panes: {
 *     filters: { visible: false },
 *     pageNavigation: { visible: true, position: PageNavigationPosition.Left },
 *   },
 *   localeSettings: { language: 'en', formatLocale: 'en-GB' },
 * };
 */
export interface Settings {
  /** Whether hints for authors are shown on an empty canvas, in edit mode. */
  authoringHintsEnabled?: boolean;
  /** Background of the frame behind the report. Default: `BackgroundType.Default`. */
  background?: BackgroundType;
  /** Action bar and status bar. */
  bars?: ReportBars;
  /** Whether the bookmarks pane is available. Prefer `panes.bookmarks`. */
  bookmarksPaneEnabled?: boolean;
  /** Availability of Power BI's commands. */
  commands?: CommandsSettings[] | PaginatedReportsCommandsSettings;
  /** Custom layout. Takes effect with `layoutType: LayoutType.Custom`. */
  customLayout?: CustomLayout;
  /** Custom commands in the menus of visuals. */
  extensions?: Extensions;
  /** Whether the filters pane is available. Prefer `panes.filters`. Default: `true`. */
  filterPaneEnabled?: boolean;
  /** Whether to hide the frame's error messages. The `error` event is still emitted. */
  hideErrors?: boolean;
  /** Behavior when a user clicks a link in the data. Default: `HyperlinkClickBehavior.Navigate`. */
  hyperlinkClickBehavior?: HyperlinkClickBehavior;
  /** Layout of the report. Default: `LayoutType.Master`. */
  layoutType?: LayoutType;
  /** Whether the page navigation is available. Prefer `panes.pageNavigation`. Default: `true`. */
  navContentPaneEnabled?: boolean;
  /** Visibility and state of the panes. */
  panes?: ReportPanes;
  /** Whether changes that a user makes to filters and slicers are saved for the next visit. */
  persistentFiltersEnabled?: boolean;
  /** Whether users can create personal bookmarks. */
  personalBookmarksEnabled?: boolean;
  /** Whether to emit `saveAsTriggered` instead of showing the frame's "Save as" dialog. Default: `false`. */
  useCustomSaveAsDialog?: boolean;
  /** Whether to emit `visualRendered` for each visual. Default: `false`. */
  visualRenderedEvents?: boolean;
  /** Settings for visuals. */
  visualSettings?: VisualSettings;
  /** Language and format settings. */
  localeSettings?: LocaleSettings;
  /** Zoom level, from 0.25 to 4. Default: 1. */
  zoomLevel?: number;
  /** Print settings. */
  printSettings?: PrintSettings;
}

/** Settings of a paginated report. */
export interface PaginatedReportSettings {
  /** Availability of the commands. */
  commands?: PaginatedReportsCommandsSettings;
}

/** Settings of a Q&A box. */
export interface QnaSettings {
  /** Whether the filters pane is available. */
  filterPaneEnabled?: boolean;
  /** Whether to hide the frame's error messages. */
  hideErrors?: boolean;
  /** Language and format settings. */
  localeSettings?: LocaleSettings;
  /** Visibility and state of the panes. */
  panes?: QnaPanes;
}
