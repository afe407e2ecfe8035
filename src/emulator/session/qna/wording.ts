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

/** A question with the words that only its canonical form and its title contain. */
interface WordedQuestion extends QuestionParts {
  /** Date column that the question names. */
  dateColumn: CategoryField | undefined;
  /** Number of groups to keep, such as 'top 5', or empty. */
  ranking: string;
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Returns a measure's name in the canonical form of a question. */
export const labelOf = (dataset: Dataset, field: MeasureField): string =>
  isModelMeasure(field)
    ? (dataset.measure(field.table, field.measure).label ?? field.measure)
    : `${field.aggregation} of ${field.column}`;

/** Returns a question in a canonical form. */
export function normalize(
  dataset: Dataset,
  { query, conditions, period, range, dateColumn, ranking }: WordedQuestion,
): string {
  const measures = (query.measures ?? []).map((field) => labelOf(dataset, field));
  const columns = groupFieldsOf(query).map(({ column, bucket }) => bucket ?? column);
  const where = conditions.map(({ field, values }) => `${field.column} is ${values.join(' or ')}`);
  if (range) where.push(`${labelOf(dataset, range.measure)} is ${range.text}`);
  return joined([
    ranking,
    measures.join(' and '),
    columns.length > 0 ? `by ${columns.join(' and ')}` : '',
    where.length > 0 ? `where ${where.join(' and ')}` : '',
    period ? `${dateColumn ? `${dateColumn.column} ` : ''}in ${period.text}` : '',
  ]).toLowerCase();
}

/** Returns the title of an answer, such as `Headcount by team · Northeast`. Abbreviations stay in capitals. */
export function titleOf(
  dataset: Dataset,
  { query, conditions, period, range, dateColumn, ranking }: WordedQuestion,
): string {
  const inSentence = (text: string): string =>
    text.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  const columnLabel = ({ table, column }: CategoryField): string => dataset.column(table, column).label ?? column;
  const columns = groupFieldsOf(query).map((field) => inSentence(field.bucket ?? columnLabel(field)));
  const fields = [
    ranking,
    (query.measures ?? []).map((field) => inSentence(labelOf(dataset, field))).join(' and '),
    columns.length > 0 ? `by ${columns.join(' and ')}` : '',
  ];
  return [
    joined(fields),
    ...conditions.map(({ values }) => values.join(' or ')),
    ...(range ? [`${labelOf(dataset, range.measure)} ${range.text}`] : []),
    ...(period ? [dateColumn ? `${columnLabel(dateColumn)} in ${period.text}` : period.text] : []),
  ]
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' · ');
}
