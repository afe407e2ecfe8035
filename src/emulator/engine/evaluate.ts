import type { ColumnType, MeasureDefinition, NumberFormat } from '../model/definition';
import {
  type Aggregation,
  type CategoryField,
  type FieldOptions,
  type MeasureField,
  type Query,
  groupFieldsOf,
  isModelMeasure,
} from '../model/query';
import { type GroupNumbers, aggregate, latestRows } from './aggregate';
import type { Dataset, FieldReference } from './dataset';
import type { CompiledFilters } from './filters/compile';
import { parseFormatString } from './format-string';
import type { Ranking } from './filters/ranking';
import type { RowPredicate } from './filters/predicate';
import { type Grouping, groupRows, maskOf } from './mask';
import { type Value, compareValues, toValue } from './value';

/** Column in a query result. */
export interface ResultColumn {
  role: 'category' | 'series' | 'measure';
  label: string;
  type: ColumnType;
  format?: NumberFormat;
  field: CategoryField | MeasureField;
  hyperlink?: boolean;
}

/** Query result. Each row contains the categories first, then the series, then the measures. */
export interface QueryResult {
  columns: ResultColumn[];
  rows: Value[][];
}

/** Evaluates a query with the given filters. */
export function evaluate(dataset: Dataset, query: Query, filters: CompiledFilters): QueryResult {
  const fields = groupFieldsOf(query);
  const measures = query.measures ?? [];
  const rows = [
    ...filters.rows,
    ...filters.rankings.map((ranking) => rankingPredicate(dataset, ranking, filters.rows)),
  ];
  let result = rowsOf(dataset, fields, measures, rows);
  for (const { measure, test } of filters.groups) {
    const numbers = measureByKey(dataset, fields, measure, rows);
    result = result.filter((row) => test(numbers.get(keyOf(row.slice(0, fields.length))) ?? null));
  }
  const order = query.sort ?? { by: 0, direction: 'ascending' as const };
  const sign = order.direction === 'descending' ? -1 : 1;
  const sortMeasure = query.series && measures[order.by - fields.length];
  // A category's series have a common position, which depends on the value for all of them.
  const { categories = [] } = query;
  const totals = sortMeasure && measureByKey(dataset, categories, sortMeasure, rows);
  const sortValue = (row: readonly Value[]): Value =>
    (totals ? totals.get(keyOf(row.slice(0, categories.length))) : row[order.by]) ?? null;
  result.sort((a, b) => {
    const first = compareValues(sortValue(a), sortValue(b)) * sign;
    if (first !== 0) return first;
    // Ties are sorted by category so that the order is deterministic.
    for (let index = 0; index < fields.length; index++) {
      const next = compareValues(a[index] ?? null, b[index] ?? null);
      if (next !== 0) return next;
    }
    return 0;
  });
  const columns = columnsOf(dataset, query);
  const topRows = query.top === undefined ? result : result.slice(0, query.top);
  const isShown = (_: unknown, index: number): boolean => !columns[index]?.field.hidden;
  // Hidden measures are removed last, because they can determine the sort order.
  return columns.every(isShown)
    ? { columns, rows: topRows }
    : { columns: columns.filter(isShown), rows: topRows.map((row) => row.filter(isShown)) };
}

/** Returns the columns of a query result. */
export function columnsOf(dataset: Dataset, query: Query): ResultColumn[] {
  return [
    ...(query.categories ?? []).map((field) => categoryColumn(dataset, field, 'category')),
    ...(query.series ? [categoryColumn(dataset, query.series, 'series')] : []),
    ...(query.measures ?? []).map((field) => measureColumn(dataset, field)),
  ];
}

/** Returns a table that is related to every field's table, or undefined if there is none. */
export function baseOf(dataset: Dataset, fields: readonly FieldReference[]): string | undefined {
  const candidates = [...fields.map(({ table }) => table), ...dataset.tables.map(({ name }) => name)];
  return candidates.find((base) => fields.every(({ table }) => dataset.reaches(base, table)));
}

function categoryColumn(dataset: Dataset, field: CategoryField, role: 'category' | 'series'): ResultColumn {
  const { name, label, type, format, hyperlink } = dataset.column(field.table, field.column);
  const column: ResultColumn = { role, label: field.label ?? label ?? name, type, field, ...formatOf(field, format) };
  return hyperlink ? { ...column, hyperlink } : column;
}

const aggregationLabels: Record<Aggregation, string> = {
  sum: 'Sum of',
  avg: 'Average of',
  count: 'Count of',
  distinct: 'Count of distinct',
  min: 'Minimum of',
  max: 'Maximum of',
};

function measureColumn(dataset: Dataset, field: MeasureField): ResultColumn {
  const column = numberColumn(dataset, field);
  if (!field.percentOfGrandTotal) return column;
  const format = formatOf(field, { style: 'percent', decimals: 2 });
  return { ...column, ...format, label: field.label ?? `%GT ${column.label}` };
}

function numberColumn(dataset: Dataset, field: MeasureField): ResultColumn {
  if (isModelMeasure(field)) {
    const { name, label, format } = dataset.measure(field.table, field.measure);
    const displayName = field.label ?? label ?? name;
    return { role: 'measure', label: displayName, type: 'number', field, ...formatOf(field, format) };
  }
  const { name, label, type, format } = dataset.column(field.table, field.column);
  const isExtremum = field.aggregation === 'min' || field.aggregation === 'max';
  return {
    role: 'measure',
    label: field.label ?? `${aggregationLabels[field.aggregation]} ${label ?? name}`,
    type: isExtremum && type === 'date' ? 'date' : 'number',
    field,
    ...formatOf(field, field.aggregation === 'count' || field.aggregation === 'distinct' ? undefined : format),
  };
}

/** Returns a field's format in its visual. `format` is the default from the field's column or measure. */
function formatOf({ formatString }: FieldOptions, format: NumberFormat | undefined): { format?: NumberFormat } {
  const fieldFormat = formatString === undefined ? format : parseFormatString(formatString);
  return fieldFormat ? { format: fieldFormat } : {};
}

const keyOf = (values: readonly Value[]): string => JSON.stringify(values);

function rowsOf(
  dataset: Dataset,
  fields: CategoryField[],
  measures: readonly MeasureField[],
  predicates: RowPredicate[],
): Value[][] {
  if (measures.length === 0) {
    const base = baseOf(dataset, fields);
    return base === undefined || fields.length === 0 ? [] : group(dataset, base, fields, predicates).keys;
  }
  // Measures can belong to different tables. Their groups are joined by category values.
  const rows = new Map<string, Value[]>();
  measures.forEach((measure, index) => {
    const total = measure.percentOfGrandTotal ? (measureByKey(dataset, [], measure, predicates).get('[]') ?? 0) : 1;
    for (const [key, number] of measureByKey(dataset, fields, measure, predicates)) {
      let row = rows.get(key);
      if (!row) {
        if (number === null && fields.length > 0) continue;
        row = [...(JSON.parse(key) as Value[]), ...measures.map(() => null)];
        rows.set(key, row);
      }
      row[fields.length + index] = number === null || total === 0 ? null : number / total;
    }
  });
  return [...rows.values()];
}

function group(
  dataset: Dataset,
  base: string,
  fields: readonly FieldReference[],
  predicates: readonly RowPredicate[],
): Grouping {
  const columns = fields.map((field) => dataset.field(base, field));
  return groupRows(dataset.rowCount(base), columns, maskOf(dataset, base, predicates));
}

function measureByKey(
  dataset: Dataset,
  fields: CategoryField[],
  measure: MeasureField,
  predicates: RowPredicate[],
): Map<string, number | null> {
  const definition = definitionOf(dataset, measure);
  if (definition.aggregation === 'ratio') {
    const measureOf = (name = ''): MeasureField => ({ table: definition.table, measure: name });
    const denominators = measureByKey(dataset, fields, measureOf(definition.denominator), predicates);
    const numerators = measureByKey(dataset, fields, measureOf(definition.numerator), predicates);
    return new Map(
      [...denominators].map(([key, number]) => [key, number ? (numerators.get(key) ?? 0) / number : null]),
    );
  }
  const base = definition.table;
  const conditions = (definition.where ?? []).map(({ column, in: cells }): RowPredicate => {
    const { type } = dataset.column(base, column);
    const accepted = new Set(cells.map((cell) => toValue(cell, type)));
    return { fields: [{ table: base, column }], test: ([value]) => accepted.has(value ?? null) };
  });
  const { groups, keys } = group(dataset, base, fields, [...predicates, ...conditions]);
  const columnNamed = (name?: string) =>
    name === undefined ? undefined : dataset.field(base, { table: base, column: name });
  const latestBy = columnNamed(definition.latestBy);
  const aggregated = latestBy ? latestRows(groups, latestBy) : groups;
  // If there are no categories, there is one group even when no rows match.
  const names = fields.length === 0 ? ['[]'] : keys.map(keyOf);
  const numbers: GroupNumbers = aggregate(
    definition.aggregation ?? 'sum',
    aggregated,
    names.length,
    columnNamed(definition.column),
  );
  const ofNoRows = fields.length === 0 && isZeroWithoutRows(definition) ? 0 : null;
  return new Map(names.map((name, index) => [name, numbers[index] ?? ofNoRows]));
}

/** Returns whether a measure is 0 instead of blank if there are no rows. */
export const isZeroWithoutRows = ({ aggregation = 'sum', blankAsZero }: Partial<MeasureDefinition>): boolean =>
  blankAsZero ?? ['count', 'distinct'].includes(aggregation);

/** Returns whether the values of a measure for several groups can be added: it is a sum or a count, not an average or a ratio. */
export const isAdditive = (dataset: Dataset, measure: MeasureField): boolean =>
  ['sum', 'count'].includes(definitionOf(dataset, measure).aggregation ?? 'sum');

function definitionOf(dataset: Dataset, measure: MeasureField): MeasureDefinition {
  if (isModelMeasure(measure)) return dataset.measure(measure.table, measure.measure);
  return { name: measure.column, table: measure.table, aggregation: measure.aggregation, column: measure.column };
}

function rankingPredicate(
  dataset: Dataset,
  { field, measure, count, fromTop }: Ranking,
  predicates: RowPredicate[],
): RowPredicate {
  const ranked = rowsOf(dataset, [field], [measure], predicates)
    .filter(([, number]) => number !== null)
    .sort((a, b) => compareValues(a[1] ?? null, b[1] ?? null) * (fromTop ? -1 : 1));
  // As in Power BI, groups that tie with the last group are kept.
  const limit = ranked[Math.min(count, ranked.length) - 1]?.[1] ?? null;
  const keptValues = new Set(
    ranked.filter(([, number], index) => index < count || number === limit).map(([value]) => value ?? null),
  );
  return { fields: [field], test: ([value]) => keptValues.has(value ?? null) };
}
