import type { Dataset } from '../../engine/dataset';
import { type CategoryField, type MeasureField, type Query, groupFieldsOf, isModelMeasure } from '../../model/query';
import type { Period, RangeCondition } from './conditions';

/** Parts of a question that its canonical form and the title of its answer name. */
export interface QuestionParts {
  query: Query;
  /** Columns to filter, each with the values to keep. */
  conditions: { field: CategoryField; values: (string | number | boolean)[] }[];
  /** Period to filter by. */
  period?: Period & { field: CategoryField };
  /** Condition on the values of a measure in the answer. */
  range?: RangeCondition & { measure: MeasureField };
}

/** Returns a measure's name in the canonical form of a question. */
export const labelOf = (dataset: Dataset, field: MeasureField): string =>
  isModelMeasure(field)
    ? (dataset.measure(field.table, field.measure).label ?? field.measure)
    : `${field.aggregation} of ${field.column}`;

/** Returns a question in a canonical form. */
export function normalize(
  dataset: Dataset,
  { query, conditions, period, range }: QuestionParts,
  dateColumn: CategoryField | undefined,
  limit: number,
  ascending: boolean,
): string {
  const measures = (query.measures ?? []).map((field) => labelOf(dataset, field));
  const columns = groupFieldsOf(query).map(({ column, bucket }) => bucket ?? column);
  const where = conditions.map(({ field, values }) => `${field.column} is ${values.join(' or ')}`);
  if (range) where.push(`${labelOf(dataset, range.measure)} is ${range.text}`);
  return [
    limit > 0 ? `${ascending ? 'bottom' : 'top'} ${String(limit)}` : '',
    measures.join(' and '),
    columns.length > 0 ? `by ${columns.join(' and ')}` : '',
    where.length > 0 ? `where ${where.join(' and ')}` : '',
    period ? `${dateColumn ? `${dateColumn.column} ` : ''}in ${period.text}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
    .toLowerCase();
}

/** Returns the title of an answer, such as `Headcount by team · Northeast`. Abbreviations stay in capitals. */
export function titleOf(
  dataset: Dataset,
  { query, conditions, period, range }: QuestionParts,
  dateColumn: CategoryField | undefined,
  limit: number,
  ascending: boolean,
): string {
  const inSentence = (text: string): string =>
    text.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  const columnLabel = ({ table, column }: CategoryField): string => dataset.column(table, column).label ?? column;
  const columns = groupFieldsOf(query).map((field) => inSentence(field.bucket ?? columnLabel(field)));
  const fields = [
    limit > 0 ? `${ascending ? 'bottom' : 'top'} ${String(limit)}` : '',
    (query.measures ?? []).map((field) => inSentence(labelOf(dataset, field))).join(' and '),
    columns.length > 0 ? `by ${columns.join(' and ')}` : '',
  ];
  return [
    fields.filter((part) => part !== '').join(' '),
    ...conditions.map(({ values }) => values.join(' or ')),
    ...(range ? [`${labelOf(dataset, range.measure)} ${range.text}`] : []),
    ...(period ? [dateColumn ? `${columnLabel(dateColumn)} in ${period.text}` : period.text] : []),
  ]
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' · ');
}
