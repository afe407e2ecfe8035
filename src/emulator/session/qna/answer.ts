import type { Dataset } from '../../engine/dataset';
import type { MeasureDefinition } from '../../model/definition';
import type { QueryResult } from '../../engine/evaluate';
import { type MeasureField, type Query, groupFieldsOf } from '../../model/query';
import { targetOf } from '../authoring/field-target';
import { advancedFilter, basicFilter, spanFilter } from '../state/selection';
import { type VisualState, visualState } from '../state/report-state';
import type { ReportSession } from '../state/report-session';
import type { QnaView } from '../view';
import { type ParsedQuestion, labelOf, parseQuestion } from './grammar';
import { isShownOverTime, monthsOf } from './over-time';
import { termsOf } from './terms';

/**
 * Shows the answer to a question. The page is empty if the question matches no field or value in the dataset, or only fields of
 * tables that are not related.
 */
export function answerQuestion(view: QnaView, question: string): void {
  const { report } = view;
  const page = report.activePage;
  view.question = question;
  const parsed = parseQuestion(report.dataset, question);
  const isCombinable = parsed && areFieldsRelated(report.dataset, parsed);
  const answered = isCombinable ? parsed : undefined;
  view.normalizedQuestion = answered?.normalized;
  view.ignored = answered?.ignored ?? [];
  view.unmapped = answered?.unmapped;
  view.problem = answered || question === '' ? undefined : parsed ? 'notCombinable' : 'notUnderstood';
  page.visuals = [];
  page.filters = [];
  view.companion = undefined;
  if (!answered) return;
  const { range, period } = answered;
  page.filters = answered.conditions.map(({ field, values }) => basicFilter(report.dataset, field, values));
  if (period) page.filters.push(spanFilter(period.field, [period.start]));
  const isCard = answered.type === 'card' || (answered.type === 'lineChart' && hasOneDate(report, answered.query));
  const { measures = [] } = answered.query;
  const answer = {
    name: 'answer',
    type: answered.type,
    title: capitalize(answered.normalized),
    layout: { x: 0, y: 0, width: 1280, height: 720 },
    ...(range && { filters: [advancedFilter(targetOf(report.dataset, range.measure), range.conditions)] }),
  };
  page.visuals = isCard
    ? measures.map((measure, index, { length }) =>
        visualState({
          ...answer,
          ...(index > 0 && { name: `answer-${String(index + 1)}` }),
          ...(length > 1 && { title: labelOf(report.dataset, measure) }),
          ...numberVisual(report, measure),
        }),
      )
    : [visualState({ ...answer, query: answered.query })];
  const [number, ...others] = page.visuals;
  if (answered.type === 'card' && number && others.length === 0)
    view.companion = companionOf(report, question, answered, number);
}

/** Usual number of bars in a chart below a number. */
const usualBars = { min: 4, max: 12 };

/**
 * Returns a chart with the details of a single number: its trend, unless it already shows one, or otherwise bars, preferably by a column
 * with neither few nor many values.
 */
function companionOf(
  report: ReportSession,
  question: string,
  answered: ParsedQuestion,
  number: VisualState,
): VisualState | undefined {
  const { dataset, activePage: page } = report;
  const [measure] = answered.query.measures ?? [];
  if (!measure) return undefined;
  const chartOf = (details: string): { chart: VisualState; count: number }[] => {
    const parsed = parseQuestion(dataset, `${question} ${details}`);
    if (parsed?.conditions.length !== answered.conditions.length || !areFieldsRelated(dataset, parsed)) return [];
    const { type, query, normalized } = parsed;
    const chart = visualState({ ...number, name: 'companion', type, title: capitalize(normalized), query });
    const count = report.result(page, chart).rows.length;
    return count > 1 ? [{ chart, count }] : [];
  };
  const [trend] = number.type === 'card' && monthsOf(dataset, measure) ? chartOf('over time') : [];
  if (trend) return trend.chart;
  const charts = groupNames(dataset, termsOf(dataset), measure).flatMap((name) => chartOf(`by ${name}`));
  const usual = charts.find(({ count }) => count >= usualBars.min && count <= usualBars.max);
  return (usual ?? charts[0])?.chart;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the type and the query of a measure's number: a KPI with the trend if the number is that of the latest month, otherwise a card. */
function numberVisual(report: ReportSession, measure: MeasureField): { type: 'kpi' | 'card'; query: Query } {
  const card = { type: 'card' as const, query: { measures: [measure] } };
  const months = monthsOf(report.dataset, measure);
  if (!months) return card;
  const { rows } = resultOf(report, months);
  const isLatest = rows.length > 1 && rows.at(-1)?.at(-1) === resultOf(report, card.query).rows[0]?.at(-1);
  return isLatest ? { type: 'kpi', query: months } : card;
}

/** Returns whether a query has data for only one date, which would be a single point in a chart. */
const hasOneDate = (report: ReportSession, query: Query): boolean =>
  query.categories?.[0]?.bucket !== undefined && !query.series && resultOf(report, query).rows.length === 1;

/** Returns the result of a query with the filters of the page. */
const resultOf = (report: ReportSession, query: Query): QueryResult =>
  report.result(
    report.activePage,
    visualState({ name: 'answer', type: 'card', layout: { x: 0, y: 0, width: 0, height: 0 }, query }),
  );

/** Returns whether each measure can be grouped by all columns. */
const areFieldsRelated = (dataset: Dataset, { query }: ParsedQuestion): boolean =>
  (query.measures ?? []).every(({ table }) =>
    groupFieldsOf(query).every((field) => dataset.reaches(table, field.table)),
  );

/** Returns a measure's name in questions. */
const measureName = ({ label, name }: { label?: string; name: string }): string => (label ?? name).toLowerCase();

/**
 * Returns the names of the columns by which a measure can be grouped, in questions. 'By certified' would not be English, and a column that
 * is different in each row does not form groups.
 */
function groupNames(dataset: Dataset, terms: ReturnType<typeof termsOf>, measure: { table: string }): string[] {
  const groups = terms.filter(({ column }) => {
    if (!column || !dataset.reaches(measure.table, column.table)) return false;
    const { type, hyperlink } = dataset.column(column.table, column.column);
    const { values } = dataset.field(measure.table, column);
    return type !== 'boolean' && hyperlink !== true && values.length < dataset.rowCount(measure.table);
  });
  return [...new Set(groups.map(({ name }) => name.toLowerCase()))];
}

/** Returns up to six questions about the dataset that start with the typed text. */
export function suggestQuestions(dataset: Dataset, typed: string): string[] {
  const terms = termsOf(dataset);
  const measures = dataset.measures.map((each) => ({
    name: measureName(each),
    columns: groupNames(dataset, terms, each),
    isOverTime: isShownOverTime(dataset, { table: each.table, measure: each.name }),
    position: dataset.measures.filter(({ table }) => table === each.table).indexOf(each),
  }));
  // The first suggestions are about different tables.
  measures.sort((a, b) => a.position - b.position);
  const text = typed.toLowerCase().trimStart();
  const questions = [
    ...measures.flatMap(({ name, columns, isOverTime }, index) => {
      const column = columns[index % Math.max(columns.length, 1)];
      return [column === undefined ? name : `${name} by ${column}`, ...(isOverTime ? [`${name} over time`] : [])];
    }),
    ...measures.flatMap(({ name, columns }) => columns.map((column) => `${name} by ${column}`)),
    ...measures.flatMap(({ name, columns }) => columns.map((column) => `top 5 ${name} by ${column}`)),
  ];
  return [...new Set(questions)].filter((each) => each.startsWith(text) && each !== text.trim()).slice(0, 6);
}

/** Returns up to five questions that share the measure or the column of a question. */
export function relatedQuestions(dataset: Dataset, question: string): string[] {
  const parsed = parseQuestion(dataset, question);
  if (!parsed) return [];
  const { query, normalized } = parsed;
  const [first] = query.measures ?? [];
  const asked = dataset.measures.find((each) => first && 'measure' in first && each.name === first.measure);
  if (!asked) return suggestQuestions(dataset, '').slice(0, 5);
  const column = query.categories?.find(({ bucket }) => bucket === undefined)?.column.toLowerCase();
  const columns = groupNames(dataset, termsOf(dataset), asked).filter((each) => each !== column);
  const measure = measureName(asked);
  const isByTime = query.categories?.some(({ bucket }) => bucket !== undefined) === true;
  const isOverTime = ({ table, name }: MeasureDefinition): boolean =>
    isShownOverTime(dataset, { table, measure: name });
  const others = dataset.measures.filter(
    (each) =>
      each.table === asked.table &&
      measureName(each) !== measure &&
      (!isByTime || column !== undefined || isOverTime(each)),
  );
  const by = column === undefined ? (isByTime ? ' over time' : '') : ` by ${column}`;
  const candidates = [
    ...(isOverTime(asked) ? [`${measure} over time`] : []),
    ...columns.slice(0, 2).map((each) => `${measure} by ${each}`),
    ...others.slice(0, 2).map((each) => `${measureName(each)}${by}`),
  ];
  return [...new Set(candidates)].filter((each) => parseQuestion(dataset, each)?.normalized !== normalized);
}
