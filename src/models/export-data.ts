/** Which data of a visual is exported. */
export const ExportDataType = {
  /** As the visual shows it. */
  Summarized: 0,
  /** The rows behind it. */
  Underlying: 1,
} as const;
/** One of the values of `ExportDataType`: 0 or 1. */
export type ExportDataType = (typeof ExportDataType)[keyof typeof ExportDataType];

/** Which data a user exported. */
export const ExportDataResultType = {
  /** As the visual shows it. */
  Summarized: 0,
  /** The rows behind it. */
  Underlying: 1,
  /** As the visual shows it, with its layout. */
  DataWithCurrentLayout: 2,
} as const;
/** One of the values of `ExportDataResultType`: 0 to 2. */
export type ExportDataResultType = (typeof ExportDataResultType)[keyof typeof ExportDataResultType];

/** The file that a user exported to. */
export const ExportDataResultFormat = {
  /** Comma-separated values. */
  Csv: 0,
  /** A workbook. */
  Xlsx: 1,
} as const;
/** One of the values of `ExportDataResultFormat`: 0 or 1. */
export type ExportDataResultFormat = (typeof ExportDataResultFormat)[keyof typeof ExportDataResultFormat];

/** How a user's export ended. */
export const ExportDataCompletedStatus = {
  /** The file was made. */
  Succeeded: 0,
  /** It was not. */
  Failed: 1,
} as const;
/** One of the values of `ExportDataCompletedStatus`: 0 or 1. */
export type ExportDataCompletedStatus = (typeof ExportDataCompletedStatus)[keyof typeof ExportDataCompletedStatus];

/** Payload of `exportDataCompleted`. */
export interface ExportDataCompletedEvent {
  /** How it ended. */
  status: ExportDataCompletedStatus;
  /** Which data. */
  exportDataType: ExportDataResultType;
  /** Which file. */
  exportFormat: ExportDataResultFormat;
  /** The page's name. */
  pageName: string;
  /** The visual's name. */
  visualName: string;
}

/** Body of the call that exports a visual's data. */
export interface ExportDataRequest {
  /** At most so many rows. Default: the provider's limit, 30,000. */
  rows?: number;
  /** Which data. Default `Summarized`. */
  exportDataType?: ExportDataType;
}

/** The exported data. */
export interface ExportDataResult {
  /** Comma-separated values with a first line of titles. */
  data: string;
}
