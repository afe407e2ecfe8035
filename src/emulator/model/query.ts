/** Column aggregation. */
export type Aggregation = 'sum' | 'avg' | 'count' | 'distinct' | 'min' | 'max';

/** Period that a category's dates are grouped by. */
export type Bucket = 'year' | 'quarter' | 'month' | 'week' | 'day';

/** Periods that dates can be grouped by, longest first. */
export const buckets: readonly Bucket[] = ['year', 'quarter', 'month', 'week', 'day'];

/** Options for how a visual shows a field. */
export interface FieldOptions {
  /** Label in this visual. Default: the column or measure label. */
  label?: string;
  /** Label where there is little room, for example in a table or as the title of a card on a phone. Default: the usual text. */
  shortLabel?: string;
  /** Number format in this visual as a format string, for example '#,0.00' or '0.0%'. */
  formatString?: string;
  /** Whether the visual hides the measure. A hidden measure can still determine the sort order. Default: false. */
  hidden?: boolean;
  /** A measure's data role, for visual types with several measure roles. Default: assigned by position. */
  role?: string;
}

/** Column that groups the data. */
export interface CategoryField extends FieldOptions {
  /** Name of the table. */
  table: string;
  /** Name of the column. */
  column: string;
  /** Period that the column's dates are grouped by. */
  bucket?: Bucket;
}

/** Options for how a visual shows a measure. */
export interface MeasureOptions extends FieldOptions {
  /** Whether each value is divided by the total of all groups. Default: false. */
  percentOfGrandTotal?: boolean;
  /** Whether charts with axes show the measure in gray, like the neutral values of a column. Default: false. */
  neutral?: boolean;
}

/** Measure in a query: a measure from the model, or an aggregated column. */
export type MeasureField = MeasureOptions &
  ({ table: string; measure: string } | { table: string; column: string; aggregation: Aggregation });

/** Sort order for a result. */
export interface Sort {
  /** Index of the field to sort by: categories first, then the series, then the measures. */
  by: number;
  /** Sort direction. */
  direction: 'ascending' | 'descending';
}

/** Query for a visual's data. */
export interface Query {
  /** Columns that group the data: along the axis, or as rows. */
  categories?: CategoryField[];
  /** Hierarchy levels below the first category, outermost first, to drill into. */
  levels?: CategoryField[];
  /** Column that splits each category into series. Not for tables and cards. */
  series?: CategoryField;
  /** Measures for each group. */
  measures?: MeasureField[];
  /** Sort order. By a measure, all series of a category have the position of the category's value. Default: by the first category, ascending. */
  sort?: Sort;
  /** Maximum number of rows after sorting. */
  top?: number;
}

/** Returns the fields that group a query's data: the categories, followed by the series. */
export function groupFieldsOf({ categories = [], series }: Query): CategoryField[] {
  return series ? [...categories, series] : categories;
}

/** Returns a query's fields in the order that `sort.by` refers to. */
export function sortableFieldsOf(query: Query): (CategoryField | MeasureField)[] {
  return [...groupFieldsOf(query), ...(query.measures ?? [])];
}

/** Returns true if a field is a measure from the model, not an aggregated column. */
export function isModelMeasure(field: MeasureField): field is MeasureOptions & { table: string; measure: string } {
  return 'measure' in field;
}
