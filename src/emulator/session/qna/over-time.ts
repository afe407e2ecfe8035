import type { Dataset } from '../../engine/dataset';
import { type CategoryField, type MeasureField, type Query, isModelMeasure } from '../../model/query';

/** Returns the measure with the same name in questions that has no condition on a date column, if there is one. */
export function measureForAllDates(dataset: Dataset, field: MeasureField, column: string): MeasureField {
  if (!isModelMeasure(field)) return field;
  const { table, name, label = name, where = [] } = dataset.measure(field.table, field.measure);
  if (!where.some((each) => each.column === column)) return field;
  const other = dataset.measures.find(
    (each) =>
      each.table === table &&
      (each.label ?? each.name) === label &&
      !each.where?.some((condition) => condition.column === column),
  );
  return other ? { ...field, measure: other.name } : field;
}

/**
 * Returns whether a measure can be shown over time: a sum, or a ratio of sums. A count by the date in its own table would be the number of
 * additions in each month instead of the total.
 */
export function isShownOverTime(dataset: Dataset, { table, measure }: { table: string; measure: string }): boolean {
  const date = dateOf(dataset, { table, measure });
  if (!date) return false;
  const all = measureForAllDates(dataset, { table, measure }, date.column);
  const {
    aggregation = 'sum',
    numerator = '',
    denominator = '',
    where = [],
  } = dataset.measure(table, isModelMeasure(all) ? all.measure : measure);
  if (aggregation === 'ratio')
    return [numerator, denominator].every((name) => isShownOverTime(dataset, { table, measure: name }));
  return aggregation === 'sum' && !where.some((each) => each.column === date.column);
}

/** Returns the date column of a measure's table. */
export function dateOf(dataset: Dataset, measure: MeasureField | undefined): CategoryField | undefined {
  if (!measure) return undefined;
  const { name: table, columns } = dataset.table(measure.table);
  const column = columns.find(({ type }) => type === 'date');
  return column && { table, column: column.name };
}

/**
 * Returns the date column by which a period filters measures that can be shown over time. A measure of the state at the end of a month
 * cannot be added up over a year.
 */
export function periodColumn(
  dataset: Dataset,
  measures: readonly MeasureField[],
  isByMonth: boolean,
): CategoryField | undefined {
  const date = dateOf(dataset, measures[0]);
  const canFilter = measures.every(
    (each) =>
      isModelMeasure(each) &&
      isShownOverTime(dataset, each) &&
      (isByMonth || measureForAllDates(dataset, each, date?.column ?? '') === each),
  );
  return canFilter ? date : undefined;
}

/** Returns a query for a measure in each month, if it can be shown over time. */
export function monthsOf(dataset: Dataset, field: MeasureField): Query | undefined {
  const date = dateOf(dataset, field);
  if (!date || !isModelMeasure(field)) return undefined;
  const measure = measureForAllDates(dataset, field, date.column);
  if (!isModelMeasure(measure) || !isShownOverTime(dataset, measure)) return undefined;
  return { categories: [{ ...date, bucket: 'month' }], measures: [measure] };
}
