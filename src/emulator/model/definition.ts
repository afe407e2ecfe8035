import type { Filter, PageView, ReportBookmark, VisualLayout } from '../../models';
import type { Aggregation, Query } from './query';

/** Cell in a table. Dates are ISO 8601 strings such as '2026-03-01', with or without a time, in UTC. */
export type Cell = string | number | boolean | null;

/** Type of a column. */
export type ColumnType = 'text' | 'number' | 'date' | 'boolean';

/** Number format. Separators depend on the locale. */
export interface NumberFormat {
  /** Number style. Default: 'decimal'. */
  style?: 'decimal' | 'percent' | 'currency';
  /** ISO 4217 currency code. Default: 'USD'. */
  currency?: string;
  /** Number of decimal places, 0 to 6. Default: 0, or 1 for percent. */
  decimals?: number;
}

/** Column in a table. */
export interface ColumnDefinition {
  /** Name of the column. */
  name: string;
  /** Type of the cells. */
  type: ColumnType;
  /** Label that is displayed. Default: the name. */
  label?: string;
  /** Number format for the cells. */
  format?: NumberFormat;
  /** Whether the cells are URLs. They are displayed as links that emit `dataHyperlinkClicked`. Default: false. */
  hyperlink?: boolean;
  /** Values that indicate that something is missing, such as 'Without photo'. Charts show them in gray, like blanks and false. */
  neutral?: Cell[];
}

/** Hierarchy that filters can target by level. */
export interface HierarchyDefinition {
  /** Name of the hierarchy. */
  name: string;
  /** Levels, outermost first. `part` selects a part of a date column. */
  levels: { name: string; column: string; part?: DatePart }[];
}

/** Part of a date, as in a date hierarchy: 2026, 'Qtr 2', 'April' or 17. */
export type DatePart = 'Year' | 'Quarter' | 'Month' | 'Day';

/** Table in a dataset. */
export interface TableDefinition {
  /** Name of the table. */
  name: string;
  /** Columns, in the same order as the cells. */
  columns: ColumnDefinition[];
  /** Rows. Each row is an array of cells, in the order of the columns. */
  rows: Cell[][];
  /** Hierarchies that group columns of this table into levels. */
  hierarchies?: HierarchyDefinition[];
}

/** Measure: an aggregation of a column, or the ratio of two other measures in the same table. */
export interface MeasureDefinition {
  /** Name of the measure. */
  name: string;
  /** Name of the table that the measure belongs to. */
  table: string;
  /** Label that is displayed. Default: the name. */
  label?: string;
  /** Number format for the measure's values. */
  format?: NumberFormat;
  /** Aggregation. Default: 'sum'. 'count' without a column counts rows. */
  aggregation?: Aggregation | 'ratio';
  /** Name of the aggregated column. */
  column?: string;
  /** Conditions. Only rows that meet all conditions are aggregated. null matches empty cells. */
  where?: { column: string; in: Cell[] }[];
  /** Whether the value is 0 instead of blank if there are no rows. Default: true for counts, otherwise false. */
  blankAsZero?: boolean;
  /**
   * Name of a column, for example the month. Of each group, only the rows with the highest value in this column are aggregated. Use it
   * for figures that cannot be added up over time, such as balances.
   */
  latestBy?: string;
  /** Name of the numerator measure, for 'ratio'. */
  numerator?: string;
  /** Name of the denominator measure, for 'ratio'. */
  denominator?: string;
}

/** Many-to-one relationship: `from` references the key column `to`. */
export interface RelationshipDefinition {
  /** Column on the many side. */
  from: { table: string; column: string };
  /** Column on the one side. */
  to: { table: string; column: string };
}

/** Role filter operators. */
export const roleOperators = [
  'is',
  'isNot',
  'in',
  'notIn',
  'lessThan',
  'lessThanOrEqual',
  'greaterThan',
  'greaterThanOrEqual',
  'contains',
  'startsWith',
] as const;

/** Role filter operator. */
export type RoleOperator = (typeof roleOperators)[number];

/** Filter in a role. It selects the table rows that users with the role can see. Text comparisons ignore case. */
export interface RoleFilter {
  /** Name of the filtered table. The filter also applies to the tables that reference it. */
  table: string;
  /** Name of the column to compare. */
  column: string;
  /** Operator. Default: 'is', or 'in' with a lookup. */
  operator?: RoleOperator;
  /**
   * Value to compare against. The strings 'username()' and 'customData()' are replaced with the identity's values. 'in'
   * and 'notIn' require a list or one of these strings. They split custom data at commas.
   */
  value?: Cell | Cell[];
  /** Compares against a list of values from a table that assigns values to users. Replaces `value`. */
  lookup?: RoleLookup;
}

/** Lookup of a user's values in a table. */
export interface RoleLookup {
  /** Name of the table that assigns values to users. */
  table: string;
  /** Name of the column with the values. */
  column: string;
  /** Name of the column that identifies the user. */
  userColumn: string;
  /** Value that identifies the user. Default: 'username()'. */
  user?: 'username()' | 'customData()';
}

/** Row-level security role. */
export interface RoleDefinition {
  /** Name of the role, which embed tokens refer to. */
  name: string;
  /** Filters. A row must match all of them. Default: none (all rows are visible). */
  filters?: RoleFilter[];
}

/** Visual types, with Power BI's names. */
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
  'gauge',
  'treemap',
  'waterfallChart',
  'map',
  'textbox',
  'actionButton',
  'image',
  'basicShape',
  'shape',
] as const;

/** Type of a visual. */
export type VisualType = (typeof visualTypes)[number];

/** Visual types that show no data. */
const decorations = [
  'textbox',
  'actionButton',
  'image',
  'basicShape',
  'shape',
] as const satisfies readonly VisualType[];

/** Type of a visual that shows no data. */
type Decoration = (typeof decorations)[number];

/** Type of a visual that shows data. */
export type DataVisualType = Exclude<VisualType, Decoration>;

/** Returns true if a visual of this type shows no data: text boxes, buttons, images and shapes. */
export const isDecoration = (type: VisualType): type is Decoration =>
  (decorations as readonly VisualType[]).includes(type);

/** Kinds of shapes. */
export const shapeForms = ['rectangle', 'roundedRectangle', 'ellipse', 'triangle', 'line', 'arrow'] as const;

/** Image in a visual. */
export interface ImageDefinition {
  /** URL that starts with https://, or a `data:` URL for an image. */
  url: string;
  /** Alternative text. Default: empty, for a purely decorative image. */
  alt?: string;
  /** How the image fits its visual. Default: 'fit'. */
  scaling?: 'fit' | 'fill' | 'normal';
}

/** Returns true if an image is allowed to have this URL. Other URLs could run scripts. */
export const isImageUrl = (url: string): boolean => /^(https:\/\/|data:image\/)/i.test(url);

/** Shape in a visual. */
export interface ShapeDefinition {
  /** Kind of shape. Default: 'rectangle'. */
  form?: (typeof shapeForms)[number];
  /** Hex fill color. Default: the theme's accent color. */
  fill?: string;
  /** Hex outline color. Default: none. */
  line?: string;
}

/** Position and size on a page, in pixels. */
export interface Rectangle extends VisualLayout {
  /** Distance from the left edge of the page in pixels. */
  x: number;
  /** Distance from the top edge of the page in pixels. */
  y: number;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
}

/** Visual on a page. */
export interface VisualDefinition {
  /** Name, unique within the page. */
  name: string;
  /** Type of the visual. */
  type: VisualType;
  /** Title that is displayed. */
  title?: string;
  /** Position and size on the page. */
  layout: Rectangle;
  /**
   * Position and size in the phone layout. The emulator stacks visuals in one column on phones, and uses only their order
   * in this layout.
   */
  mobileLayout?: Rectangle;
  /** Query for the visual's data. */
  query?: Query;
  /** Filters on the visual. */
  filters?: Filter[];
  /**
   * Slicer options. 'between' is a range of dates or numbers. Slicers for the same column and `sync` group share
   * their selection across pages. `filters` are the initial selection.
   */
  slicer?: { style?: 'list' | 'dropdown' | 'between'; singleSelect?: boolean; sync?: string; filters?: Filter[] };
  /**
   * KPI options. By default, an increase is good. `goalLabel` replaces the goal's value in the text, for example "Oct 1–25". With
   * `goalToDate`, the goal is the value in the part of each period that has passed in the latest period. As long as that period is
   * incomplete, its value is compared with the goal of the previous period, and the trend line shows the goals. `periods` is the minimum
   * number of periods in the trend line. If fewer are selected, earlier ones are added, so that a single month, too, is compared with the
   * previous one. Default: 0.
   */
  kpi?: { lowIsGood?: boolean; goalLabel?: string; goalToDate?: boolean; periods?: number };
  /** Text in a text box or on a button. */
  text?: string;
  /** Button action: a page to show, a bookmark to apply, or a URL to open. */
  action?: { page?: string; bookmark?: string; url?: string };
  /** Image for an `image` visual. */
  image?: ImageDefinition;
  /** Shape for a `basicShape` or `shape` visual. */
  shape?: ShapeDefinition;
  /** Whether the title is generated from the fields. Default: false. */
  autoTitle?: boolean;
  /** Formatting by object and property, for example `{ legend: { visible: false } }`. */
  properties?: VisualProperties;
  /** Whether the visual is hidden until a layout shows it. Default: false. */
  hidden?: boolean;
}

/** A visual's formatting: values by object and property, as set by `setProperty` in report authoring. */
export type VisualProperties = Record<string, Record<string, unknown>>;

/** Ways in which a page fits the frame, in the order of `DisplayOption`. */
export const displayOptions = ['FitToPage', 'FitToWidth', 'ActualSize'] as const;

/** Effect of a selection in one visual on another visual of the page. By default, a selection filters all other visuals. */
export interface VisualInteractionDefinition {
  /** Name of the visual in which data points are selected. */
  source: string;
  /** Name of the visual that is not filtered by them. */
  target: string;
  /** Type of the interaction, with Power BI's name. */
  type: 'NoFilter';
}

/** Page in a report. */
export interface PageDefinition {
  /** Name, unique within the report. */
  name: string;
  /** Name that is displayed. */
  displayName: string;
  /** Size in pixels. Default: 1280 × 720. */
  size?: { width: number; height: number };
  /** Phone layout size in pixels. */
  mobileSize?: { width: number; height: number };
  /** How the page fits the frame. Default: 'FitToPage'. */
  displayOption?: 'FitToPage' | 'FitToWidth' | 'ActualSize';
  /** Whether the page is hidden in view mode. Default: false. */
  hidden?: boolean;
  /** Page background. Transparency is in percent. */
  background?: { color?: string; transparency?: number };
  /** Background around the page. Transparency is in percent. */
  wallpaper?: { color?: string; transparency?: number };
  /** Filters on the page. */
  filters?: Filter[];
  /** Visuals on the page. */
  visuals: VisualDefinition[];
  /** Interactions between visuals that differ from the default. */
  visualInteractions?: VisualInteractionDefinition[];
}

/** A report's data model: tables, measures and relationships. */
export interface ModelDefinition {
  /** Tables with their columns and rows. */
  tables: TableDefinition[];
  /** Measures that visuals and filters can refer to. */
  measures?: MeasureDefinition[];
  /** Relationships between tables. */
  relationships?: RelationshipDefinition[];
  /**
   * Row-level security roles. If any are defined, data is served only to tokens with an effective identity that has at
   * least one of these roles.
   */
  roles?: RoleDefinition[];
}

/** Report with its data model and pages. */
export interface ReportDefinition extends ModelDefinition {
  /** Id of the report. */
  id: string;
  /** Name that is displayed. */
  displayName: string;
  /** Dataset id. Default: the report's id. */
  datasetId?: string;
  /** Pages, in order. */
  pages: PageDefinition[];
  /** Filters on the report. */
  filters?: Filter[];
  /** Bookmarks and bookmark groups, in the order of the bookmarks pane. */
  bookmarks?: ReportBookmark[];
  /** Theme in the Power BI theme file format: `dataColors`, `background`, `foreground`, `tableAccent` … */
  theme?: Record<string, unknown>;
  /** Time that relative filters are based on (ISO 8601). Default: the current time. */
  now?: string;
}

/** Tile on a dashboard. It shows a visual from a report. */
export interface TileDefinition {
  /** Id, unique within the dashboard. */
  id: string;
  /** Title that is displayed. */
  title?: string;
  /** Id of the report that contains the visual. */
  reportId: string;
  /** Name of the page that contains the visual. */
  pageName: string;
  /** Name of the visual. */
  visualName: string;
  /** Position and size in the 12-column grid. */
  layout: { column: number; row: number; width: number; height: number };
}

/** Dashboard with tiles. */
export interface DashboardDefinition {
  /** Id of the dashboard. */
  id: string;
  /** Name that is displayed. */
  displayName: string;
  /** Tiles on the dashboard. */
  tiles: TileDefinition[];
  /** How the dashboard fits the frame. Default: 'fitToWidth'. */
  pageView?: PageView;
}

/** Workspace that contains reports and dashboards. The REST API lists content by workspace. */
export interface WorkspaceDefinition {
  /** Id of the workspace. */
  id: string;
  /** Name that is displayed. */
  name: string;
  /** Ids of its reports. Reports that no workspace lists belong to the first workspace. */
  reports?: string[];
  /** Ids of its dashboards. Dashboards that no workspace lists belong to the first workspace. */
  dashboards?: string[];
}

/** Service principal: credentials for a backend that calls the REST API. */
export interface ServicePrincipalDefinition {
  /** Client id that the backend sends to request an access token. */
  clientId: string;
  /** Client secret for offline use. Content files must not contain real secrets. */
  clientSecret: string;
  /** Ids of the workspaces that the principal has access to. Default: all. */
  workspaces?: string[];
}

/** Content that an emulator serves. */
export interface ContentDefinition {
  /** Reports that can be embedded. */
  reports: ReportDefinition[];
  /** Dashboards that can be embedded. Default: none. */
  dashboards?: DashboardDefinition[];
  /** Workspaces. Default: one that contains everything. */
  workspaces?: WorkspaceDefinition[];
  /** Service principals. Default: one whose credentials are listed in the documentation. */
  servicePrincipals?: ServicePrincipalDefinition[];
}
