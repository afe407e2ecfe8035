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
  /** The column's name. */
  name: string;
  /** What its cells hold. */
  type: ColumnType;
  /** What people read; default the name. */
  label?: string;
  /** How numbers are written. */
  format?: NumberFormat;
  /** The text cells are addresses: shown as links that raise `dataHyperlinkClicked`. Default false. */
  hyperlink?: boolean;
}

/** A hierarchy that filters may target by level. */
export interface HierarchyDefinition {
  /** The hierarchy's name. */
  name: string;
  /** From the outermost level inwards. `part` reads a part of a date column. */
  levels: { name: string; column: string; part?: DatePart }[];
}

/** A part of a date, as the levels of a date hierarchy: 2026, 'Qtr 2', 'April', 17. */
export type DatePart = 'Year' | 'Quarter' | 'Month' | 'Day';

/** A table of data. */
export interface TableDefinition {
  /** The table's name. */
  name: string;
  /** Its columns, in the order of the cells. */
  columns: ColumnDefinition[];
  /** One array per row, cells in the order of the columns. */
  rows: Cell[][];
  /** Its hierarchies. */
  hierarchies?: HierarchyDefinition[];
}

/** How a measure condenses a column. */
export type Aggregation = 'sum' | 'avg' | 'count' | 'distinct' | 'min' | 'max';

/** A named calculation: an aggregation of a column, or a ratio of two other measures of the same table. */
export interface MeasureDefinition {
  /** The measure's name. */
  name: string;
  /** The table that it belongs to. */
  table: string;
  /** The name that people see; default its name. */
  label?: string;
  /** How its numbers are written. */
  format?: NumberFormat;
  /** Default 'sum'; 'count' without a column counts rows. */
  aggregation?: Aggregation | 'ratio';
  /** The column that is aggregated. */
  column?: string;
  /** Only rows whose columns hold one of these values count. `null` stands for an empty cell. */
  where?: { column: string; in: Cell[] }[];
  /** Names of two measures, for 'ratio'. */
  numerator?: string;
  /** The measure below the line, of a ratio. */
  denominator?: string;
}

/** A many-to-one relation: `from` holds a key of `to`. */
export interface RelationshipDefinition {
  /** The side of the many. */
  from: { table: string; column: string };
  /** The side of the one. */
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
  /** In pixels from the left. */
  x: number;
  /** In pixels from the top. */
  y: number;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/** A visual of a page. */
export interface VisualDefinition {
  /** Unique on its page. */
  name: string;
  /** How it is drawn. */
  type: VisualType;
  /** The title that people see. */
  title?: string;
  /** Its place on the page. */
  layout: Rectangle;
  /** Place in the phone layout; without one the visuals follow each other in one column. */
  mobileLayout?: Rectangle;
  /** What it shows. */
  query?: Query;
  /** Its filters. */
  filters?: Filter[];
  /** For slicers. Slicers of one column with the same `sync`, on any pages, choose together. */
  slicer?: { style?: 'list' | 'dropdown'; singleSelect?: boolean; sync?: string };
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
  /** The name that people see. */
  displayName: string;
  /** Pixels; default 1280 by 720. */
  size?: { width: number; height: number };
  /** Size of its phone layout, in pixels. */
  mobileSize?: { width: number; height: number };
  /** Default 'FitToPage'. */
  displayOption?: 'FitToPage' | 'FitToWidth' | 'ActualSize';
  /** Hidden in view mode. Default false. */
  hidden?: boolean;
  /** The page's ground. */
  background?: { color?: string; transparency?: number };
  /** What is around the page. */
  wallpaper?: { color?: string; transparency?: number };
  /** The page's filters. */
  filters?: Filter[];
  /** Its visuals. */
  visuals: VisualDefinition[];
}

/** The data that reports, questions and dashboards draw upon. */
export interface ModelDefinition {
  /** The data. */
  tables: TableDefinition[];
  /** The measures. */
  measures?: MeasureDefinition[];
  /** How tables belong together. */
  relationships?: RelationshipDefinition[];
}

/** A report: its data and its pages. */
export interface ReportDefinition extends ModelDefinition {
  /** The report's id. */
  id: string;
  /** The name that people see. */
  displayName: string;
  /** Default the report's id. */
  datasetId?: string;
  /** Its pages, in order. */
  pages: PageDefinition[];
  /** Report level filters. */
  filters?: Filter[];
  /** Its bookmarks. */
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
  /** The title that people see. */
  title?: string;
  /** The report that it was pinned from. */
  reportId: string;
  /** The report's page. */
  pageName: string;
  /** The page's visual. */
  visualName: string;
  /** Columns and rows of a grid 12 wide. */
  layout: { column: number; row: number; width: number; height: number };
}

/** A dashboard: tiles of reports. */
export interface DashboardDefinition {
  /** The dashboard's id. */
  id: string;
  /** The name that people see. */
  displayName: string;
  /** Its tiles. */
  tiles: TileDefinition[];
  /** Default 'fitToWidth'. */
  pageView?: PageView;
}

/** All that an emulator serves. */
export interface ContentDefinition {
  /** The reports. */
  reports: ReportDefinition[];
  /** The dashboards. */
  dashboards?: DashboardDefinition[];
}
