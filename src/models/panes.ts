/** Something that can be hidden. */
export interface Hideable {
  /** Whether it is shown. */
  visible?: boolean;
}

/** Something that can be folded. */
export interface Collapsible {
  /** Whether it is open. */
  expanded?: boolean;
}

/** The bar of actions above a report. */
export type ActionBar = Hideable;
/** The bar below a report, with zoom. */
export type StatusBar = Hideable;
/** The bars of a report. */
export interface ReportBars {
  /** Above the report. */
  actionBar?: ActionBar;
  /** Below the report. */
  statusBar?: StatusBar;
}

/** The pane of bookmarks. */
export type BookmarksPane = Hideable;
/** The pane of fields; edit mode. */
export interface FieldsPane extends Collapsible, Hideable {}
/** The pane of filters. */
export interface FiltersPane extends Collapsible, Hideable {}
/** The pane of visuals on the page; edit mode. */
export type SelectionPane = Hideable;
/** The pane of synchronised slicers; edit mode. */
export type SyncSlicersPane = Hideable;
/** The pane of kinds of visuals; edit mode. */
export interface VisualizationsPane extends Collapsible, Hideable {}

/** Where the pages are listed. */
export const PageNavigationPosition = {
  /** As tabs below the page. */
  Bottom: 0,
  /** As a list on the left. */
  Left: 1,
} as const;
/** One of the values of `PageNavigationPosition`: 0 or 1. */
export type PageNavigationPosition = (typeof PageNavigationPosition)[keyof typeof PageNavigationPosition];

/** The list of pages. */
export interface PageNavigationPane extends Hideable {
  /** Where it stands. Default: as the report was saved. */
  position?: PageNavigationPosition;
}

/** Panes that more than reports have. */
export interface Panes {
  /** The pane of filters. */
  filters?: FiltersPane;
}

/** The panes of a question-and-answer box. */
export type QnaPanes = Panes;

/** The panes of a report. */
export interface ReportPanes extends Panes {
  /** The pane of bookmarks. */
  bookmarks?: BookmarksPane;
  /** The pane of fields. */
  fields?: FieldsPane;
  /** The list of pages. */
  pageNavigation?: PageNavigationPane;
  /** The pane of visuals on the page. */
  selection?: SelectionPane;
  /** The pane of synchronised slicers. */
  syncSlicers?: SyncSlicersPane;
  /** The pane of kinds of visuals. */
  visualizations?: VisualizationsPane;
}
