/** The published enums: real ones, so that a number has its name (`TokenType[1]`) and a variable takes every member. */

/** How serious an error of the frame is. */
export enum TraceType {
  Information = 0,
  Verbose = 1,
  Warning = 2,
  Error = 3,
  ExpectedError = 4,
  UnexpectedError = 5,
  Fatal = 6,
}

/** Sizes of a page. */
export enum PageSizeType {
  Widescreen = 0,
  Standard = 1,
  Cortana = 2,
  Letter = 3,
  Custom = 4,
  Mobile = 5,
}

/** How a page is fitted into the frame. */
export enum DisplayOption {
  FitToPage = 0,
  FitToWidth = 1,
  ActualSize = 2,
}

/** The ground behind the report. */
export enum BackgroundType {
  Default = 0,
  Transparent = 1,
}

/** Whether a visual is shown. */
export enum VisualContainerDisplayMode {
  Visible = 0,
  Hidden = 1,
}

/** Layouts of a report. Mobile and desktop layouts cannot be exchanged after the load (embedding toolkit, 4.5). */
export enum LayoutType {
  Master = 0,
  Custom = 1,
  MobilePortrait = 2,
  MobileLandscape = 3,
}

/** What a click on a link in the data does. */
export enum HyperlinkClickBehavior {
  Navigate = 0,
  NavigateAndRaiseEvent = 1,
  RaiseEvent = 2,
}

/** Where a page stands in a wider frame. */
export enum ReportAlignment {
  Left = 0,
  Center = 1,
  Right = 2,
  None = 3,
}

/** Who sees a page's tab. */
export enum SectionVisibility {
  AlwaysVisible = 0,
  HiddenInViewMode = 1,
}

/** What the token is allowed to be used for. */
export enum Permissions {
  Read = 0,
  ReadWrite = 1,
  Copy = 2,
  Create = 4,
  All = 7,
}

/** Whether a report opens for viewing or for editing. */
export enum ViewMode {
  View = 0,
  Edit = 1,
}

/** Kinds of access tokens. */
export enum TokenType {
  Aad = 0,
  Embed = 1,
}

/** Colours for better legibility. */
export enum ContrastMode {
  None = 0,
  HighContrast1 = 1,
  HighContrast2 = 2,
  HighContrastBlack = 3,
  HighContrastWhite = 4,
}

/** Where in a menu an own entry stands. */
export enum MenuLocation {
  Bottom = 0,
  Top = 1,
}

/** What to do with the filters that are in force. */
export enum FiltersOperations {
  RemoveAll = 0,
  ReplaceAll = 1,
  Add = 2,
  Replace = 3,
}

/** Where filters are in force. */
export enum FiltersLevel {
  Report = 0,
  Page = 1,
  Visual = 2,
}

/** Kinds of filters. */
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

/** Units of time. Dates use 0 to 6, times 7 and 8. */
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

/** On which side of now the period lies. */
export enum RelativeDateOperators {
  InLast = 0,
  InThis = 1,
  InNext = 2,
}

/** How a data source lets us in. */
export enum CredentialType {
  NoConnection = 0,
  OnBehalfOf = 1,
  Anonymous = 2,
}

/** Whether data is copied. */
export enum DataCacheMode {
  Import = 0,
  DirectQuery = 1,
}

/** How a column is summed up by default. */
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

/** Types of columns. */
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

/** Whether the browser may save ink. */
export enum BrowserPrintAdjustmentsMode {
  Default = 0,
  NoAdjustments = 1,
}

/** How a quick report begins. */
export enum ReportCreationMode {
  Default = 'Default',
  QuickExplore = 'QuickExplore',
}

/** Where the pages are listed. */
export enum PageNavigationPosition {
  Bottom = 0,
  Left = 1,
}

/** Whether a question-and-answer box has a field to type in. */
export enum QnaMode {
  Interactive = 0,
  ResultOnly = 1,
}

/** Which data of a visual is exported. */
export enum ExportDataType {
  Summarized = 0,
  Underlying = 1,
}

/** Which data a user exported. */
export enum ExportDataResultType {
  Summarized = 0,
  Underlying = 1,
  DataWithCurrentLayout = 2,
}

/** The file that a user exported to. */
export enum ExportDataResultFormat {
  Csv = 0,
  Xlsx = 1,
}

/** How a user's export ended. */
export enum ExportDataCompletedStatus {
  Succeeded = 0,
  Failed = 1,
}

/** Whether the bookmarks are played one by one. */
export enum BookmarksPlayMode {
  Off = 0,
  Presentation = 1,
}

/** Orders. */
export enum SortDirection {
  Ascending = 1,
  Descending = 2,
}

/** Whether the user has a command. */
export enum CommandDisplayOption {
  Enabled = 0,
  Disabled = 1,
  Hidden = 2,
}

/** What a data role of a visual takes. */
export enum VisualDataRoleKind {
  Grouping = 0,
  Measure = 1,
  GroupingOrMeasure = 2,
}

/** What a data role that takes either prefers. */
export enum VisualDataRoleKindPreference {
  Measure = 0,
  Grouping = 1,
}
