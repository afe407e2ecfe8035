import type { Filter, PageView, ReportBookmark, VisualLayout } from '../../models';
import type { Query } from './query';

/** A cell as content files hold it. Dates are ISO strings: '2026-03-01' or with a time, read as UTC. */
export type Cell = string | number | boolean | null;

/** The type of a column. */
export type ColumnType = 'text' | 'number' | 'date' | 'boolean';

/** How numbers are shown; the locale decides separators. */
export interface NumberFormat {
  /** Default 'decimal'. */
  style?: 'decimal' | 'percent' | 'currency';
  /** ISO code, for 'currency'; default 'USD'. */
  currency?: string;
  /** Digits after the point, 0 to 6; default 0 (percent: 1). */
  decimals?: number;
}

/** A column of a table. */
export interface ColumnDefinition {
  name: string;
  type: ColumnType;
  /** What people read; default the name. */
  label?: string;
  format?: NumberFormat;
  /** The text cells are addresses: shown as links that raise `dataHyperlinkClicked`. Default false. */
  hyperlink?: boolean;
}

/** A hierarchy that filters may target by level. */
export interface HierarchyDefinition {
  name: string;
  /** From the outermost level inwards. `part` reads a part of a date column. */
  levels: { name: string; column: string; part?: DatePart }[];
}

/** A part of a date, as the levels of a date hierarchy: 2026, 'Qtr 2', 'April', 17. */
export type DatePart = 'Year' | 'Quarter' | 'Month' | 'Day';

/** A table of data. */
export interface TableDefinition {
  name: string;
  columns: ColumnDefinition[];
  /** One array per row, cells in the order of the columns. */
  rows: Cell[][];
  hierarchies?: HierarchyDefinition[];
}

/** How a measure condenses a column. */
export type Aggregation = 'sum' | 'avg' | 'count' | 'distinct' | 'min' | 'max';

/** A named calculation: an aggregation of a column, or a ratio of two other measures of the same table. */
export interface MeasureDefinition {
  name: string;
  table: string;
  label?: string;
  format?: NumberFormat;
  /** Default 'sum'; 'count' without a column counts rows. */
  aggregation?: Aggregation | 'ratio';
  column?: string;
  /** Only rows whose columns hold one of these values count. `null` stands for an empty cell. */
  where?: { column: string; in: Cell[] }[];
  /** Names of two measures, for 'ratio'. */
  numerator?: string;
  denominator?: string;
}

/** A many-to-one relation: `from` holds a key of `to`. */
export interface RelationshipDefinition {
  from: { table: string; column: string };
  to: { table: string; column: string };
}

/** The kinds of visuals, under the provider's names. */
export const visualTypes = [
  'clusteredColumnChart',
  'columnChart',
  'hundredPercentStackedColumnChart',
  'clusteredBarChart',
  'barChart',
  'hundredPercentStackedBarChart',
  'lineChart',
  'areaChart',
  'stackedAreaChart',
  'lineClusteredColumnComboChart',
  'pieChart',
  'donutChart',
  'scatterChart',
  'card',
  'multiRowCard',
  'kpi',
  'tableEx',
  'pivotTable',
  'slicer',
  'textbox',
  'actionButton',
] as const;

/** A kind of visual. */
export type VisualType = (typeof visualTypes)[number];

/** Place and size on the page, in pixels of the page. */
export interface Rectangle extends VisualLayout {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A visual of a page. */
export interface VisualDefinition {
  /** Unique on its page. */
  name: string;
  type: VisualType;
  title?: string;
  layout: Rectangle;
  /** Place in the phone layout; without one the visuals follow each other in one column. */
  mobileLayout?: Rectangle;
  query?: Query;
  filters?: Filter[];
  /** For slicers. */
  slicer?: { style?: 'list' | 'dropdown'; singleSelect?: boolean };
  /** For textboxes. */
  text?: string;
  /** For buttons: a page to go to, a bookmark to apply, or an address to open. */
  action?: { page?: string; bookmark?: string; url?: string };
  /** Hidden in view mode until a layout shows it. Default false. */
  hidden?: boolean;
}

/** A page. */
export interface PageDefinition {
  /** Unique in the report. */
  name: string;
  displayName: string;
  /** Pixels; default 1280 by 720. */
  size?: { width: number; height: number };
  mobileSize?: { width: number; height: number };
  /** Default 'FitToPage'. */
  displayOption?: 'FitToPage' | 'FitToWidth' | 'ActualSize';
  /** Hidden in view mode. Default false. */
  hidden?: boolean;
  background?: { color?: string; transparency?: number };
  wallpaper?: { color?: string; transparency?: number };
  filters?: Filter[];
  visuals: VisualDefinition[];
}

/** The data that reports, questions and dashboards draw upon. */
export interface ModelDefinition {
  tables: TableDefinition[];
  measures?: MeasureDefinition[];
  relationships?: RelationshipDefinition[];
}

/** A report: its data and its pages. */
export interface ReportDefinition extends ModelDefinition {
  id: string;
  displayName: string;
  /** Default the report's id. */
  datasetId?: string;
  pages: PageDefinition[];
  /** Report level filters. */
  filters?: Filter[];
  bookmarks?: ReportBookmark[];
  /** A theme as the provider's files hold it: `dataColors`, `background`, `foreground`, `tableAccent` … */
  theme?: Record<string, unknown>;
  /** The instant that relative filters count from, ISO; default the real clock. */
  now?: string;
}

/** A tile: a visual of a report, pinned. */
export interface TileDefinition {
  /** Unique on its dashboard. */
  id: string;
  title?: string;
  reportId: string;
  pageName: string;
  visualName: string;
  /** Columns and rows of a grid 12 wide. */
  layout: { column: number; row: number; width: number; height: number };
}

/** A dashboard: tiles of reports. */
export interface DashboardDefinition {
  id: string;
  displayName: string;
  tiles: TileDefinition[];
  /** Default 'fitToWidth'. */
  pageView?: PageView;
}

/** All that an emulator serves. */
export interface ContentDefinition {
  reports: ReportDefinition[];
  dashboards?: DashboardDefinition[];
}
