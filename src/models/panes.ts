/** Option to show or hide a part of the frame. */
export interface Hideable {
  /** Whether the part is shown. Default: as saved in the report. */
  visible?: boolean;
}

/** Option to expand or collapse a pane. */
export interface Collapsible {
  /** Whether the pane is expanded. Default: as saved in the report. */
  expanded?: boolean;
}

/** Action bar above the report. */
export type ActionBar = Hideable;
/** Status bar below the report, with the zoom control. */
export type StatusBar = Hideable;
/** Bars of a report. */
export interface ReportBars {
  /** Action bar above the report. */
  actionBar?: ActionBar;
  /** Status bar below the report. */
  statusBar?: StatusBar;
}

/** Bookmarks pane. */
export type BookmarksPane = Hideable;
/** Fields pane, in edit mode. */
export interface FieldsPane extends Collapsible, Hideable {}
/** Filters pane. */
export interface FiltersPane extends Collapsible, Hideable {}
/** Selection pane, which lists the visuals on the page, in edit mode. */
export type SelectionPane = Hideable;
/** Sync slicers pane, in edit mode. */
export type SyncSlicersPane = Hideable;
/** Visualizations pane, in edit mode. */
export interface VisualizationsPane extends Collapsible, Hideable {}

/** Position of the page navigation. */
export const PageNavigationPosition = {
  /** Tabs below the page. */
  Bottom: 0,
  /** List to the left of the page. */
  Left: 1,
} as const;
/** Numeric value of `PageNavigationPosition`: 0 or 1. */
export type PageNavigationPosition = (typeof PageNavigationPosition)[keyof typeof PageNavigationPosition];

/** Page navigation. */
export interface PageNavigationPane extends Hideable {
  /** Position of the page navigation. Default: as saved in the report. */
  position?: PageNavigationPosition;
}

/** Panes of a report or Q&A box. */
export interface Panes {
  /** Filters pane. */
  filters?: FiltersPane;
}

/** Panes of a Q&A box. */
export type QnaPanes = Panes;

/** Panes of a report. */
export interface ReportPanes extends Panes {
  /** Bookmarks pane. */
  bookmarks?: BookmarksPane;
  /** Fields pane, in edit mode. */
  fields?: FieldsPane;
  /** Page navigation. */
  pageNavigation?: PageNavigationPane;
  /** Selection pane, in edit mode. */
  selection?: SelectionPane;
  /** Sync slicers pane, in edit mode. */
  syncSlicers?: SyncSlicersPane;
  /** Visualizations pane, in edit mode. */
  visualizations?: VisualizationsPane;
}
