/** Kind of data to export from a visual. */
export const ExportDataType = {
  /** Data as shown by the visual. */
  Summarized: 0,
  /** Rows that the visual aggregates. Available only if the report allows it. */
  Underlying: 1,
} as const;
/** Numeric value of `ExportDataType`: 0 or 1. */
export type ExportDataType = (typeof ExportDataType)[keyof typeof ExportDataType];

/** Kind of data that a user exported. */
export const ExportDataResultType = {
  /** Data as shown by the visual. */
  Summarized: 0,
  /** Rows that the visual aggregates. */
  Underlying: 1,
  /** Data as shown by the visual, with its layout. */
  DataWithCurrentLayout: 2,
} as const;
/** Numeric value of `ExportDataResultType`: 0 to 2. */
export type ExportDataResultType = (typeof ExportDataResultType)[keyof typeof ExportDataResultType];

/** File format that a user exported to. */
export const ExportDataResultFormat = {
  /** Comma-separated values (.csv). */
  Csv: 0,
  /** Excel workbook (.xlsx). */
  Xlsx: 1,
} as const;
/** Numeric value of `ExportDataResultFormat`: 0 or 1. */
export type ExportDataResultFormat = (typeof ExportDataResultFormat)[keyof typeof ExportDataResultFormat];

/** Outcome of an export started by a user. */
export const ExportDataCompletedStatus = {
  /** The file was created. */
  Succeeded: 0,
  /** The export failed. */
  Failed: 1,
} as const;
/** Numeric value of `ExportDataCompletedStatus`: 0 or 1. */
export type ExportDataCompletedStatus = (typeof ExportDataCompletedStatus)[keyof typeof ExportDataCompletedStatus];

/** Payload of `exportDataCompleted`. */
export interface ExportDataCompletedEvent {
  /** Outcome of the export. */
  status: ExportDataCompletedStatus;
  /** Kind of exported data. */
  exportDataType: ExportDataResultType;
  /** File format. */
  exportFormat: ExportDataResultFormat;
  /** Name of the page. */
  pageName: string;
  /** Name of the visual. */
  visualName: string;
}

/** Body of the request that exports a visual's data. */
export interface ExportDataRequest {
  /** Maximum number of rows. Default: Power BI's limit, 30,000. */
  rows?: number;
  /** Kind of data to export. Default: `ExportDataType.Summarized`. */
  exportDataType?: ExportDataType;
}

/** Exported data. */
export interface ExportDataResult {
  /** Comma-separated values. The first line contains the column titles. */
  data: string;
}
