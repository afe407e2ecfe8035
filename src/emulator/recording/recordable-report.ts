import type {
  ExportDataResult,
  Filter,
  PageInfo,
  ReportBookmark,
  ReportTheme,
  SlicerState,
  VisualInfo,
} from '../../models';

/** Visual that can be recorded, from this package or from powerbi-client. */
export interface RecordableVisual extends Readonly<Omit<VisualInfo, 'title'>> {
  /** Title of the visual. */
  readonly title?: string;
  /** Returns the data of the visual as CSV. */
  exportData(exportDataType?: 0 | 1, rows?: number): Promise<ExportDataResult>;
  /** Returns the filters of the visual. */
  getFilters(): Promise<Filter[]>;
  /** Returns the state of a slicer. */
  getSlicerState(): Promise<SlicerState>;
}

/** Page that can be recorded, from this package or from powerbi-client. */
export interface RecordablePage extends Readonly<Omit<PageInfo, 'displayName'>> {
  /** Name that is displayed. */
  readonly displayName?: string;
  /** Shows the page. */
  setActive(): Promise<unknown>;
  /** Returns the filters of the page. */
  getFilters(): Promise<Filter[]>;
  /** Returns the visuals of the page. */
  getVisuals(): Promise<readonly RecordableVisual[]>;
}

/** Report that can be recorded, from this package or from powerbi-client. */
export interface RecordableReport {
  /** Returns the id of the report. */
  getId(): string | undefined;
  /** Returns the pages. */
  getPages(): Promise<readonly RecordablePage[]>;
  /** Returns the filters of the report. */
  getFilters(): Promise<Filter[]>;
  /** Returns the theme. */
  getTheme(): Promise<ReportTheme>;
  /** Bookmarks of the report. */
  readonly bookmarksManager: {
    /** Returns the bookmarks. */
    getBookmarks(): Promise<ReportBookmark[]>;
  };
}
