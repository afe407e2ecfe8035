import type {
  ExportDataResult,
  Filter,
  PageInfo,
  ReportBookmark,
  ReportTheme,
  SlicerState,
  VisualInfo,
} from '../../models';

/** Read-only fields. Optional ones can be undefined, even if the host's project sets `exactOptionalPropertyTypes`. */
type Metadata<T> = { readonly [Key in keyof T]: T[Key] | (object extends Pick<T, Key> ? undefined : never) };

/** A visual that can be recorded, from this package or from powerbi-client. */
export interface RecordableVisual extends Metadata<Omit<VisualInfo, 'title'>> {
  /** The visual's title. */
  readonly title?: string | undefined;
  /** Returns the visual's data as CSV. */
  exportData(exportDataType?: 0 | 1, rows?: number): Promise<ExportDataResult>;
  /** Returns the visual's filters. */
  getFilters(): Promise<Filter[]>;
  /** Returns a slicer's state. */
  getSlicerState(): Promise<SlicerState>;
}

/** A page that can be recorded, from this package or from powerbi-client. */
export interface RecordablePage extends Metadata<Omit<PageInfo, 'displayName'>> {
  /** The page's display name. */
  readonly displayName?: string | undefined;
  /** Shows the page. */
  setActive(): Promise<unknown>;
  /** Returns the page's filters. */
  getFilters(): Promise<Filter[]>;
  /** Returns the visuals on the page. */
  getVisuals(): Promise<readonly RecordableVisual[]>;
}

/** A report that can be recorded, from this package or from powerbi-client. */
export interface RecordableReport {
  /** Returns the report's id. */
  getId(): string | undefined;
  /** Returns the pages. */
  getPages(): Promise<readonly RecordablePage[]>;
  /** Returns the report's filters. */
  getFilters(): Promise<Filter[]>;
  /** Returns the theme. */
  getTheme(): Promise<ReportTheme>;
  /** The report's bookmarks. */
  readonly bookmarksManager: {
    /** Returns the bookmarks. */
    getBookmarks(): Promise<ReportBookmark[]>;
  };
}
