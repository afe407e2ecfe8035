import type { Aggregation } from './definition';

/** Dates of a category are drawn together by these. */
export type Bucket = 'year' | 'quarter' | 'month' | 'week' | 'day';

/** A column that groups. */
export interface CategoryField {
  /** The table. */
  table: string;
  /** The column. */
  column: string;
  /** For date columns: one group per year, quarter, month … */
  bucket?: Bucket;
}

/** A number per group: a measure of the model, or a column with its aggregation. */
export type MeasureField =
  { table: string; measure: string } | { table: string; column: string; aggregation: Aggregation };

/** The order of a result. */
export interface Sort {
  /** Index into the query's fields: categories first, then the series, then the measures. */
  by: number;
  /** Which way. */
  direction: 'ascending' | 'descending';
}

/** What a visual shows. */
export interface Query {
  /** What is along the axis, or the rows. */
  categories?: CategoryField[];
  /** A hierarchy below the first category, from the outer to the inner level: people drill into it. */
  levels?: CategoryField[];
  /** Splits each category; not with tables and cards. */
  series?: CategoryField;
  /** What is shown of each. */
  measures?: MeasureField[];
  /** Default: categories ascending. */
  sort?: Sort;
  /** Only the first so many rows after sorting. */
  top?: number;
}

/** Tells a model measure from an aggregated column. */
export function isModelMeasure(field: MeasureField): field is { table: string; measure: string } {
  return 'measure' in field;
}
