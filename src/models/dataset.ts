/** How a data source lets us in. */
export const CredentialType = {
  /** No data source. */
  NoConnection: 0,
  /** As the user. */
  OnBehalfOf: 1,
  /** Without credentials. */
  Anonymous: 2,
} as const;
/** One of the values of `CredentialType`: 0 to 2. */
export type CredentialType = (typeof CredentialType)[keyof typeof CredentialType];

/** Whether data is copied. */
export const DataCacheMode = {
  /** Copied. */
  Import: 0,
  /** Asked for each time. */
  DirectQuery: 1,
} as const;
/** One of the values of `DataCacheMode`: 0 or 1. */
export type DataCacheMode = (typeof DataCacheMode)[keyof typeof DataCacheMode];

/** How a column is summed up by default. */
export const AggregateFunction = {
  /** As its type suggests. */
  Default: 1,
  /** Not at all. */
  None: 2,
  /** Sum. */
  Sum: 3,
  /** Smallest. */
  Min: 4,
  /** Greatest. */
  Max: 5,
  /** Number of rows. */
  Count: 6,
  /** Average. */
  Average: 7,
  /** Number of different values. */
  DistinctCount: 8,
} as const;
/** One of the values of `AggregateFunction`: 1 to 8. */
export type AggregateFunction = (typeof AggregateFunction)[keyof typeof AggregateFunction];

/** Types of columns. */
export const DataType = {
  /** A decimal number. */
  Number: 'Number',
  /** An amount of money. */
  Currency: 'Currency',
  /** A whole number. */
  Int32: 'Int32',
  /** A share. */
  Percentage: 'Percentage',
  /** Date and time. */
  DateTime: 'DateTime',
  /** Date and time with a time zone. */
  DateTimeZone: 'DateTimeZone',
  /** A date. */
  Date: 'Date',
  /** A time of day. */
  Time: 'Time',
  /** A length of time. */
  Duration: 'Duration',
  /** A text. */
  Text: 'Text',
  /** True or false. */
  Logical: 'Logical',
  /** Bytes. */
  Binary: 'Binary',
} as const;
/** One of the values of `DataType`. */
export type DataType = (typeof DataType)[keyof typeof DataType];

/** How a quick report begins. */
export const ReportCreationMode = {
  /** With a generated report. */
  Default: 'Default',
  /** With an exploration of the data. */
  QuickExplore: 'QuickExplore',
} as const;
/** One of the values of `ReportCreationMode`. */
export type ReportCreationMode = (typeof ReportCreationMode)[keyof typeof ReportCreationMode];

/** What a data source wants to see. */
export interface Credential {
  /** How it lets us in. */
  credentialType: CredentialType;
  /** The details, by name. Never logged. */
  credentialDetails?: Record<string, string>;
}

/** How a data source is read. */
export interface DatasourceConnectionConfiguration {
  /** Whether data is copied. */
  dataCacheMode?: DataCacheMode;
  /** What the data source wants to see. */
  credentials?: Credential;
}

/** A column of a table. */
export interface ColumnSchema {
  /** The unique name. */
  name: string;
  /** The title. Default: the name. */
  displayName?: string;
  /** The type of its values. */
  dataType: DataType;
  /** How it is summed up by default. */
  aggregateFunction?: AggregateFunction;
}

/** A table without its rows. */
export interface TableSchema {
  /** The unique name. */
  name: string;
  /** The columns, in the order of the values of a row. */
  columns: ColumnSchema[];
}

/** The rows of a table. */
export interface DataTable {
  /** The table's name. */
  name: string;
  /** For each row its values as texts. */
  rows: string[][];
}

/** The dataset of a quick report: rows that are given, or a document that fetches them (embedding toolkit, 5). */
export interface DatasetCreateConfiguration {
  /** The document that fetches the data; needed with `datasourceConnectionConfig`. */
  mashupDocument?: string;
  /** Locale of the given texts, for example 'en-US'. */
  locale: string;
  /** How the document's source is read. */
  datasourceConnectionConfig?: DatasourceConnectionConfiguration;
  /** The tables; needed with `data`. */
  tableSchemaList?: TableSchema[];
  /** The rows. */
  data?: DataTable[];
}

/** Replaces a dataset of a paginated report. */
export interface PaginatedReportDatasetBinding {
  /** The dataset that the report was made with. */
  sourceDatasetId: string;
  /** The dataset to use. */
  targetDatasetId: string;
}

/** Replaces the dataset of a report. One of the fields is needed. */
export interface DatasetBinding {
  /** The dataset to use. */
  datasetId?: string;
  /** Of paginated visuals in the report. */
  paginatedReportBindings?: PaginatedReportDatasetBinding[];
}
