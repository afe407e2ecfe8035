import type { Dataset } from '../../engine/dataset';
import type { VisualType } from '../../model/definition';
import { type CategoryField, type MeasureField, type Query, buckets } from '../../model/query';
import { canShow, defaultType, hasOneMeasure, namedTypes } from './answer-type';
import { takeDateColumn, takePeriod, takeRange } from './conditions';
import { ignoredWords } from './ignored-words';
import { dateOf, measureForAllDates, periodColumn } from './over-time';
import { type Term, findTerms, nearestTerm, termsOf } from './terms';
import { type QuestionParts, labelOf, normalize, titleOf } from './wording';

/** A parsed question. */
export interface ParsedQuestion extends QuestionParts {
  type: VisualType;
  /** The question in a canonical form. */
  normalized: string;
  /** Title of the answer, with the values to keep after the fields. */
  title: string;
  /** Parts of the question that the answer does not include. */
  ignored: string[];
  /** Label of the column whose values a requested map cannot show. */
  unmapped?: string;
}

/** Maximum number of measures in an answer without columns, which is a row of cards. */
const maxNumbers = 4;

/**
 * Parses a question about the dataset:
 *
 *     [top|bottom N] measure [and measure] [by column [and column]] [over time | by month …] [where|in|for value …]
 *     [more than|at least|less than|at most N | between N and N] [[date column] in [month] year] [as type]
 *
 * Measures, columns and text column values are matched by name, ignoring case. Longer names are matched first. Returns
 * undefined if the question contains no such name. A type that cannot show the fields is ignored.
 */
export function parseQuestion(dataset: Dataset, question: string): ParsedQuestion | undefined {
  let rest = ` ${question
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/[?!,;'"]|\.(?!\d)/g, ' ')
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
    take(new RegExp(` (${names}) (?:chart|graph)s? (?:of )?`)) ??
    take(/ (treemap|map)s? of /);
  const top = take(/ (?:top|first) (\d{1,3}) /);
  const bottom = top === undefined ? take(/ (?:bottom|last) (\d{1,3}) /) : undefined;
  const overTime = take(/ over time /) !== undefined;
  const terms = termsOf(dataset);
  const range = takeRange(rest, terms);
  const period = takePeriod(range.rest);
  const found = findTerms(terms, period.rest);
  const bucket = buckets.find((each) => new RegExp(` (by|per|each) ${each} `).test(found.rest));
  const measures = unique(found.terms.flatMap(({ measure }) => measure ?? []));
  const fields = found.terms.map((term) => nearestTerm(dataset, terms, term, measures[0]?.table));
  const conditions = conditionsOf(fields);
  const categories = withoutConstants(unique(fields.flatMap(({ column }) => column ?? [])), conditions);
  if (measures.length === 0 && categories.length === 0 && conditions.length === 0) return undefined;
  if (measures.length === 0) measures.push(countOf(dataset, categories, conditions));
  const rangeIndex = measures.findIndex((each) => JSON.stringify(each) === JSON.stringify(range.part?.measure));
  const named = period.part ? takeDateColumn(dataset, measures[0]?.table ?? '', found.rest) : { rest: found.rest };
  const ignored = ignoredWords(
    bucket ? named.rest.replace(new RegExp(` (by|per|each) ${bucket} `), ' # ') : named.rest,
  );
  const isByMonth = overTime || bucket === 'month';
  const dateField =
    named.part ?? (period.part && periodColumn(dataset, measures, isByMonth || period.part.bucket === 'month'));
  if (period.part && !dateField) ignored.push(period.part.text);
  if (dateField && !named.part)
    measures.splice(0, measures.length, ...measures.map((each) => measureForAllDates(dataset, each, dateField.column)));
  if (overTime || bucket) {
    const date = named.part ?? dateOf(dataset, measures[0]);
    if (!date) ignored.push(bucket ?? 'over time');
    else {
      categories.unshift({ ...date, bucket: bucket ?? 'month' });
      measures.splice(0, measures.length, ...measures.map((each) => measureForAllDates(dataset, each, date.column)));
    }
  }
  const [category, series] = categories;
  // A condition on a single number would only hide it.
  const rangeMeasure = range.part && category && measures[Math.max(0, rangeIndex)];
  if (range.part && !rangeMeasure) ignored.push(range.part.text);
  const limit = Number(top ?? bottom ?? 0);
  const isTime = category?.bucket !== undefined;
  const namedType = namedTypes[typeName ?? ''];
  const isPossible = namedType !== undefined && canShow(dataset, namedType, categories, measures);
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
  const parsed = {
    query,
    type,
    conditions,
    ...(period.part &&
      dateField && { period: { ...period.part, field: { ...dateField, bucket: period.part.bucket } } }),
    ...(range.part && rangeMeasure && { range: { ...range.part, measure: rangeMeasure } }),
  };
  const ranking = limit > 0 ? `${bottom === undefined ? 'top' : 'bottom'} ${String(limit)}` : '';
  const worded = { ...parsed, dateColumn: named.part, ranking };
  return {
    ...parsed,
    normalized: normalize(dataset, worded),
    title: titleOf(dataset, worded),
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

/** Returns the columns without those that would have a single value, as `region` in "headcount by team in the north region". One is kept. */
function withoutConstants(
  categories: readonly CategoryField[],
  conditions: ParsedQuestion['conditions'],
): CategoryField[] {
  const constants = conditions.filter(({ values }) => values.length === 1).map(({ field }) => JSON.stringify(field));
  const kept = categories.filter((category) => !constants.includes(JSON.stringify(category)));
  return kept.length > 0 ? kept : categories.slice(0, 1);
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
