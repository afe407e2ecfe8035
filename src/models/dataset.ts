/** Type of the credentials for a data source. */
export const CredentialType = {
  /** There is no data source to connect to. */
  NoConnection: 0,
  /** Connect as the signed-in user. */
  OnBehalfOf: 1,
  /** Connect without credentials. */
  Anonymous: 2,
} as const;
/** Numeric value of `CredentialType`: 0 to 2. */
export type CredentialType = (typeof CredentialType)[keyof typeof CredentialType];

/** Storage mode of a dataset. */
export const DataCacheMode = {
  /** Data is imported into the dataset. */
  Import: 0,
  /** Data is queried from the source on demand. */
  DirectQuery: 1,
} as const;
/** Numeric value of `DataCacheMode`: 0 or 1. */
export type DataCacheMode = (typeof DataCacheMode)[keyof typeof DataCacheMode];

/** Default aggregation of a column. */
export const AggregateFunction = {
  /** Default aggregation for the column's data type. */
  Default: 1,
  /** No aggregation. */
  None: 2,
  /** Sum. */
  Sum: 3,
  /** Minimum. */
  Min: 4,
  /** Maximum. */
  Max: 5,
  /** Number of rows. */
  Count: 6,
  /** Average. */
  Average: 7,
  /** Number of distinct values. */
  DistinctCount: 8,
} as const;
/** Numeric value of `AggregateFunction`: 1 to 8. */
export type AggregateFunction = (typeof AggregateFunction)[keyof typeof AggregateFunction];

/** Data type of a column. */
export const DataType = {
  /** Decimal number. */
  Number: 'Number',
  /** Amount of money. */
  Currency: 'Currency',
  /** Integer. */
  Int32: 'Int32',
  /** Percentage. */
  Percentage: 'Percentage',
  /** Date and time. */
  DateTime: 'DateTime',
  /** Date and time with a time zone. */
  DateTimeZone: 'DateTimeZone',
  /** Date. */
  Date: 'Date',
  /** Time of day. */
  Time: 'Time',
  /** Duration. */
  Duration: 'Duration',
  /** Text. */
  Text: 'Text',
  /** Boolean. */
  Logical: 'Logical',
  /** Binary data. */
  Binary: 'Binary',
} as const;
/** String value of `DataType`. */
export type DataType = (typeof DataType)[keyof typeof DataType];

/** Initial view of quick create. */
export const ReportCreationMode = {
  /** An automatically generated report. */
  Default: 'Default',
  /** An exploration of the data. */
  QuickExplore: 'QuickExplore',
} as const;
/** String value of `ReportCreationMode`. */
export type ReportCreationMode = (typeof ReportCreationMode)[keyof typeof ReportCreationMode];

/** Credentials for a data source. */
export interface Credential {
  /** Type of the credentials. */
  credentialType: CredentialType;
  /** Credential fields by name. They are sent only to the frame and never logged by the SDK. */
  credentialDetails?: Record<string, string>;
}

/** Connection to the data source of a mashup document. */
export interface DatasourceConnectionConfiguration {
  /** Storage mode of the dataset. */
  dataCacheMode?: DataCacheMode;
  /** Credentials of the data source. */
  credentials?: Credential;
}

/** Schema of a column. */
export interface ColumnSchema {
  /** Unique name within the table. */
  name: string;
  /** Title shown to users. Default: the name. */
  displayName?: string;
  /** Data type of the values. */
  dataType: DataType;
  /** Default aggregation. Default: `AggregateFunction.Default`. */
  aggregateFunction?: AggregateFunction;
}

/** Schema of a table. */
export interface TableSchema {
  /** Unique name within the dataset. */
  name: string;
  /** Columns, in the order of the values in each row. */
  columns: ColumnSchema[];
}

/** Rows of a table. */
export interface DataTable {
  /** Name of the table, as in `tableSchemaList`. */
  name: string;
  /** Rows. Each row is an array with one string per column. */
  rows: string[][];
}

/**
 * Dataset for quick create, specified as rows (`data`), as a mashup document that queries a data source (`mashupDocument`), or
 * as both. At least one of them is required.
 *
 * @example
 * const datasetCreateConfig: DatasetCreateConfiguration = {
 *   locale: 'en-US',
 *   tableSchemaList: [{ name: 'Staff', columns: [{ name: 'Name', dataType: DataType.Text }] }],
 *   data: [{ name: 'Staff', rows: [['Ada Byron'], ['Alan Mathison']] }],
 * };
 */
export interface DatasetCreateConfiguration {
  /** Power Query (M) document that queries the data. Required if `datasourceConnectionConfig` is passed. */
  mashupDocument?: string;
  /** Locale of the strings in `data`, for example `'en-US'`. */
  locale: string;
  /** Connection to the data source of the mashup document. */
  datasourceConnectionConfig?: DatasourceConnectionConfiguration;
  /** Schemas of the tables. Required if `data` is passed. */
  tableSchemaList?: TableSchema[];
  /** Rows of the tables. */
  data?: DataTable[];
}

/** Replacement for a dataset in a paginated report. */
export interface PaginatedReportDatasetBinding {
  /** Id of the dataset that the report was published with. */
  sourceDatasetId: string;
  /** Id of the dataset to use instead. */
  targetDatasetId: string;
}

/**
 * Replacement for a report's dataset. At least one of the fields is required.
 *
 * @example
 * const datasetBinding: DatasetBinding = { datasetId: '6f2a5f1e-3c0d-4a7b-9a53-1f0b2c9d8e47' };
 */
export interface DatasetBinding {
  /** Id of the dataset to use. */
  datasetId?: string;
  /** Datasets to use for the paginated visuals in the report. */
  paginatedReportBindings?: PaginatedReportDatasetBinding[];
}
