// Real enums, as in powerbi-models. They support reverse lookup (`TokenType[1]`), and their types accept every member.

/** Severity of an error reported by the frame. */
export enum TraceType {
  Information = 0,
  Verbose = 1,
  Warning = 2,
  Error = 3,
  ExpectedError = 4,
  UnexpectedError = 5,
  Fatal = 6,
}

/** Page size. */
export enum PageSizeType {
  Widescreen = 0,
  Standard = 1,
  Cortana = 2,
  Letter = 3,
  Custom = 4,
  Mobile = 5,
}

/** Scaling of a page in the frame. */
export enum DisplayOption {
  FitToPage = 0,
  FitToWidth = 1,
  ActualSize = 2,
}

/** Background of the frame behind the report. */
export enum BackgroundType {
  Default = 0,
  Transparent = 1,
}

/** Visibility of a visual. */
export enum VisualContainerDisplayMode {
  Visible = 0,
  Hidden = 1,
}

/** Layout of a report. Once a report is loaded, switching between mobile and desktop layouts is not supported. */
export enum LayoutType {
  Master = 0,
  Custom = 1,
  MobilePortrait = 2,
  MobileLandscape = 3,
}

/** Behavior when a user clicks a link in the data. */
export enum HyperlinkClickBehavior {
  Navigate = 0,
  NavigateAndRaiseEvent = 1,
  RaiseEvent = 2,
}

/** Horizontal alignment of a page that is narrower than the frame. */
export enum ReportAlignment {
  Left = 0,
  Center = 1,
  Right = 2,
  None = 3,
}

/** Visibility of a page's tab. */
export enum SectionVisibility {
  AlwaysVisible = 0,
  HiddenInViewMode = 1,
}

/** Permissions that the access token grants for a report. */
export enum Permissions {
  Read = 0,
  ReadWrite = 1,
  Copy = 2,
  Create = 4,
  All = 7,
}

/** Mode in which a report opens. */
export enum ViewMode {
  View = 0,
  Edit = 1,
}

/** Type of an access token. */
export enum TokenType {
  Aad = 0,
  Embed = 1,
}

/** High-contrast color scheme. */
export enum ContrastMode {
  None = 0,
  HighContrast1 = 1,
  HighContrast2 = 2,
  HighContrastBlack = 3,
  HighContrastWhite = 4,
}

/** Position of a custom menu entry or group. */
export enum MenuLocation {
  Bottom = 0,
  Top = 1,
}

/** Operation on the existing filters. */
export enum FiltersOperations {
  RemoveAll = 0,
  ReplaceAll = 1,
  Add = 2,
  Replace = 3,
}

/** Scope of a filter. */
export enum FiltersLevel {
  Report = 0,
  Page = 1,
  Visual = 2,
}

/** Type of a filter. */
export enum FilterType {
  Advanced = 0,
  Basic = 1,
  Unknown = 2,
  IncludeExclude = 3,
  RelativeDate = 4,
  TopN = 5,
  Tuple = 6,
  RelativeTime = 7,
  Identity = 8,
  Hierarchy = 9,
  HierarchyIdentity = 10,
}

/** Time unit. Relative date filters use `Days` to `CalendarYears`. Relative time filters use `Minutes` and `Hours`. */
export enum RelativeDateFilterTimeUnit {
  Days = 0,
  Weeks = 1,
  CalendarWeeks = 2,
  Months = 3,
  CalendarMonths = 4,
  Years = 5,
  CalendarYears = 6,
  Minutes = 7,
  Hours = 8,
}

/** Position of a period relative to now. */
export enum RelativeDateOperators {
  InLast = 0,
  InThis = 1,
  InNext = 2,
}

/** Type of the credentials for a data source. */
export enum CredentialType {
  NoConnection = 0,
  OnBehalfOf = 1,
  Anonymous = 2,
}

/** Storage mode of a dataset. */
export enum DataCacheMode {
  Import = 0,
  DirectQuery = 1,
}

/** Default aggregation of a column. */
export enum AggregateFunction {
  Default = 1,
  None = 2,
  Sum = 3,
  Min = 4,
  Max = 5,
  Count = 6,
  Average = 7,
  DistinctCount = 8,
}

/** Data type of a column. */
export enum DataType {
  Number = 'Number',
  Currency = 'Currency',
  Int32 = 'Int32',
  Percentage = 'Percentage',
  DateTime = 'DateTime',
  DateTimeZone = 'DateTimeZone',
  Date = 'Date',
  Time = 'Time',
  Duration = 'Duration',
  Text = 'Text',
  Logical = 'Logical',
  Binary = 'Binary',
}

/** Whether the browser can adjust colors for printing. */
export enum BrowserPrintAdjustmentsMode {
  Default = 0,
  NoAdjustments = 1,
}

/** Initial view of quick create. */
export enum ReportCreationMode {
  Default = 'Default',
  QuickExplore = 'QuickExplore',
}

/** Position of the page navigation. */
export enum PageNavigationPosition {
  Bottom = 0,
  Left = 1,
}

/** Mode of a Q&A box. */
export enum QnaMode {
  Interactive = 0,
  ResultOnly = 1,
}

/** Kind of data to export from a visual. */
export enum ExportDataType {
  Summarized = 0,
  Underlying = 1,
}

/** Kind of data that a user exported. */
export enum ExportDataResultType {
  Summarized = 0,
  Underlying = 1,
  DataWithCurrentLayout = 2,
}

/** File format that a user exported to. */
export enum ExportDataResultFormat {
  Csv = 0,
  Xlsx = 1,
}

/** Outcome of an export started by a user. */
export enum ExportDataCompletedStatus {
  Succeeded = 0,
  Failed = 1,
}

/** Slide show mode for bookmarks. */
export enum BookmarksPlayMode {
  Off = 0,
  Presentation = 1,
}

/** Sort order. */
export enum SortDirection {
  Ascending = 1,
  Descending = 2,
}

/** Availability of a command. */
export enum CommandDisplayOption {
  Enabled = 0,
  Disabled = 1,
  Hidden = 2,
}

/** Kind of field that a data role accepts. */
export enum VisualDataRoleKind {
  Grouping = 0,
  Measure = 1,
  GroupingOrMeasure = 2,
}

/** Kind of field that a data role of the kind `GroupingOrMeasure` prefers. */
export enum VisualDataRoleKindPreference {
  Measure = 0,
  Grouping = 1,
}
