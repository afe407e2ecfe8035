import type { Dataset } from '../../engine/dataset';
import type { VisualType } from '../../model/definition';
import { places } from '../../model/places';
import {
  type CategoryField,
  type MeasureField,
  type Query,
  buckets,
  groupFieldsOf,
  isModelMeasure,
} from '../../model/query';
import { ignoredWords } from './ignored-words';
import { type Term, findTerms, nearestTerm, termsOf } from './terms';

/** A parsed question. */
export interface ParsedQuestion {
  query: Query;
  type: VisualType;
  /** Columns to filter, each with the values to keep. */
  conditions: { field: CategoryField; values: (string | number | boolean)[] }[];
  /** The question in a canonical form. */
  normalized: string;
  /** Parts of the question that the answer does not include. */
  ignored: string[];
  /** Label of the column whose values a requested map cannot show. */
  unmapped?: string;
}

const namedTypes: Readonly<Record<string, VisualType>> = {
  bar: 'clusteredBarChart',
  column: 'clusteredColumnChart',
  line: 'lineChart',
  area: 'areaChart',
  pie: 'pieChart',
  donut: 'donutChart',
  doughnut: 'donutChart',
  treemap: 'treemap',
  map: 'map',
  table: 'tableEx',
  card: 'card',
};

/** Maximum number of measures in an answer without columns, which is a row of cards. */
const maxNumbers = 4;

/**
 * Parses a question about the dataset:
 *
 *     [top|bottom N] measure [and measure] [by column [and column]] [over time | by month …] [where|in|for value …] [as type]
 *
 * Measures, columns and text column values are matched by name, ignoring case. Longer names are matched first. Returns
 * undefined if the question contains no such name. A type that cannot show the fields is ignored.
 */
export function parseQuestion(dataset: Dataset, question: string): ParsedQuestion | undefined {
  let rest = ` ${question
    .toLowerCase()
    .replace(/[?!.,;'"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `;
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(rest);
    if (!found) return undefined;
    rest = rest.replace(found[0], ' ');
    return found[1] ?? found[0];
  };
  const names = Object.keys(namedTypes).join('|');
  const typeName =
    take(new RegExp(` (?:as(?: an?)?|(?:on|in) an?|on the) (${names})s?(?: (?:chart|graph)s?)? `)) ??
    take(new RegExp(` (${names}) (?:chart|graph)s? of `)) ??
    take(/ (treemap|map)s? of /);
  const top = take(/ (?:top|first) (\d{1,3}) /);
  const bottom = top === undefined ? take(/ (?:bottom|last) (\d{1,3}) /) : undefined;
  const overTime = take(/ over time /) !== undefined;
  const terms = termsOf(dataset);
  const found = findTerms(terms, rest);
  const bucket = buckets.find((each) => new RegExp(` (by|per|each) ${each} `).test(found.rest));
  const measures = unique(found.terms.flatMap(({ measure }) => measure ?? []));
  const fields = found.terms.map((term) => nearestTerm(dataset, terms, term, measures[0]?.table));
  const categories = unique(fields.flatMap(({ column }) => column ?? []));
  const conditions = conditionsOf(fields);
  if (measures.length === 0 && categories.length === 0 && conditions.length === 0) return undefined;
  if (measures.length === 0) measures.push(countOf(dataset, categories, conditions));
  const ignored = ignoredWords(
    bucket ? found.rest.replace(new RegExp(` (by|per|each) ${bucket} `), ' # ') : found.rest,
  );
  if (overTime || bucket) {
    const date = dateOf(dataset, measures[0]);
    if (!date) ignored.push(bucket ?? 'over time');
    else {
      categories.unshift({ ...date, bucket: bucket ?? 'month' });
      measures.splice(0, measures.length, ...measures.map((each) => measureForAllDates(dataset, each, date.column)));
    }
  }
  const [category, series] = categories;
  const limit = Number(top ?? bottom ?? 0);
  const isTime = category?.bucket !== undefined;
  const namedType = namedTypes[typeName ?? ''];
  const isPossible = namedType !== undefined && canShow(dataset, namedType, categories);
  const isUnmapped = namedType === 'map' && !isPossible && category !== undefined && categories.length <= 2;
  if (typeName !== undefined && !isPossible && !isUnmapped) ignored.push(typeName);
  const type = isPossible ? namedType : defaultType(dataset, categories, measures);
  const isTable = type === 'tableEx';
  const axis = isTable ? categories : category ? [category] : [];
  const count = isTable ? measures.length : !category ? maxNumbers : series || hasOneMeasure(type) ? 1 : 2;
  ignored.push(...measures.slice(count).map((each) => labelOf(dataset, each).toLowerCase()));
  const query: Query = {
    categories: axis,
    ...(!isTable && series && { series }),
    measures: measures.slice(0, count),
    ...(!isTime &&
      category && {
        sort: { by: isTable ? axis.length : series ? 2 : 1, direction: bottom ? 'ascending' : 'descending' },
      }),
    ...(limit > 0 && { top: limit }),
  };
  return {
    query,
    type,
    conditions,
    normalized: normalize(dataset, query, conditions, limit, bottom !== undefined),
    ignored,
    ...(isUnmapped && { unmapped: dataset.column(category.table, category.column).label ?? category.column }),
  };
}

/** Returns the columns to filter. Values of the same column form one condition. */
function conditionsOf(terms: readonly Term[]): ParsedQuestion['conditions'] {
  const conditions = new Map<string, ParsedQuestion['conditions'][number]>();
  for (const { value } of terms) {
    if (!value) continue;
    const key = JSON.stringify(value.field);
    const condition = conditions.get(key) ?? { field: value.field, values: [] };
    condition.values.push(value.value);
    conditions.set(key, condition);
  }
  return [...conditions.values()];
}

const hasOneMeasure = (type: VisualType): boolean =>
  type === 'pieChart' || type === 'donutChart' || type === 'treemap' || type === 'map';

/** Returns whether a type of visual can show these fields. */
function canShow(dataset: Dataset, type: VisualType, categories: readonly CategoryField[]): boolean {
  const [category] = categories;
  if (type === 'tableEx') return true;
  if (!category || categories.length > 2) return type === 'card' && !category;
  // The slices of a pie are not divided.
  if (type === 'pieChart' || type === 'donutChart') return categories.length === 1;
  if (type !== 'map') return type !== 'card';
  const { values } = dataset.field(category.table, category);
  return values.some((value) => typeof value === 'string' && value.toLowerCase() in places);
}

function defaultType(
  dataset: Dataset,
  categories: readonly CategoryField[],
  [measure]: readonly MeasureField[],
): VisualType {
  const [category] = categories;
  if (!category) return 'card';
  if (category.bucket) return 'lineChart';
  if (categories.length > 2) return 'tableEx';
  if (categories.length === 1) return 'clusteredBarChart';
  // Stacked averages and ratios would look like a sum.
  return measure && isTotal(dataset, measure) ? 'columnChart' : 'clusteredColumnChart';
}

/** Returns whether the numbers of a measure can be added up. */
function isTotal(dataset: Dataset, field: MeasureField): boolean {
  const { aggregation = 'sum' } = isModelMeasure(field) ? dataset.measure(field.table, field.measure) : field;
  return aggregation === 'sum' || aggregation === 'count';
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

function countOf(
  dataset: Dataset,
  categories: readonly CategoryField[],
  conditions: ParsedQuestion['conditions'],
): MeasureField {
  const table = categories[0]?.table ?? conditions[0]?.field.table ?? '';
  const first = dataset.measures.find((measure) => dataset.reaches(measure.table, table));
  if (first) return { table: first.table, measure: first.name };
  return { table, column: dataset.table(table).columns[0]?.name ?? '', aggregation: 'count' };
}

/** Returns the measure with the same name in questions that has no condition on a date column, if there is one. */
function measureForAllDates(dataset: Dataset, field: MeasureField, column: string): MeasureField {
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

function dateOf(dataset: Dataset, measure: MeasureField | undefined): CategoryField | undefined {
  if (!measure) return undefined;
  const { name: table, columns } = dataset.table(measure.table);
  const column = columns.find(({ type }) => type === 'date');
  return column && { table, column: column.name };
}

/** Returns a measure's name in the canonical form of a question. */
export const labelOf = (dataset: Dataset, field: MeasureField): string =>
  isModelMeasure(field)
    ? (dataset.measure(field.table, field.measure).label ?? field.measure)
    : `${field.aggregation} of ${field.column}`;

/** Returns a query for a measure in each month, if it can be shown over time. */
export function monthsOf(dataset: Dataset, field: MeasureField): Query | undefined {
  const date = dateOf(dataset, field);
  if (!date || !isModelMeasure(field)) return undefined;
  const measure = measureForAllDates(dataset, field, date.column);
  if (!isModelMeasure(measure) || !isShownOverTime(dataset, measure)) return undefined;
  return { categories: [{ ...date, bucket: 'month' }], measures: [measure] };
}

function normalize(
  dataset: Dataset,
  query: Query,
  conditions: ParsedQuestion['conditions'],
  limit: number,
  ascending: boolean,
): string {
  const measures = (query.measures ?? []).map((field) => labelOf(dataset, field));
  const columns = groupFieldsOf(query).map(({ column, bucket }) => bucket ?? column);
  const where = conditions.map(({ field, values }) => `${field.column} is ${values.join(' or ')}`);
  return [
    limit > 0 ? `${ascending ? 'bottom' : 'top'} ${String(limit)}` : '',
    measures.join(' and '),
    columns.length > 0 ? `by ${columns.join(' and ')}` : '',
    where.length > 0 ? `where ${where.join(' and ')}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
    .toLowerCase();
}
