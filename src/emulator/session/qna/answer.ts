import type { Dataset } from '../../engine/dataset';
import type { QueryResult } from '../../engine/evaluate';
import type { VisualType } from '../../model/definition';
import { type MeasureField, type Query, groupFieldsOf } from '../../model/query';
import { targetOf } from '../authoring/field-target';
import { advancedFilter, basicFilter, spanFilter } from '../state/selection';
import { type VisualState, visualState } from '../state/report-state';
import type { ReportSession } from '../state/report-session';
import type { QnaView } from '../view';
import { type ParsedQuestion, parseQuestion } from './grammar';
import { monthsOf } from './over-time';
import { groupNames } from './suggestions';
import { termsOf } from './terms';
import { labelOf } from './wording';

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
    title: answered.title,
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
  const [first, ...others] = page.visuals;
  if (!first || others.length > 0) return;
  if (answered.type === 'card') view.companion = companionOf(report, question, answered, first);
  else if (isBarChart(answered.type) && report.result(page, first).rows.length <= usualBars.max)
    view.companion = tableOf(report, answered, first);
}

/** Returns whether a question has an answer that includes all of its parts. */
export function isAnswerable(dataset: Dataset, question: string): boolean {
  const parsed = parseQuestion(dataset, question);
  return parsed?.ignored.length === 0 && areFieldsRelated(dataset, parsed);
}

const isBarChart = (type: VisualType): boolean => type === 'clusteredBarChart' || type === 'barChart';

/** Returns a table with the numbers of a chart. */
function tableOf({ strings }: ReportSession, { query }: ParsedQuestion, chart: VisualState): VisualState {
  const categories = groupFieldsOf(query);
  return visualState({
    ...chart,
    name: 'companion',
    type: 'tableEx',
    title: strings.visualTypes.tableEx,
    query: {
      ...query,
      categories,
      series: undefined,
      ...(query.sort && { sort: { ...query.sort, by: categories.length } }),
    },
  });
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
    const { type, query, title } = parsed;
    const chart = visualState({ ...number, name: 'companion', type, title, query });
    const count = report.result(page, chart).rows.length;
    return count > 1 ? [{ chart, count }] : [];
  };
  const [trend] = number.type === 'card' && monthsOf(dataset, measure) ? chartOf('over time') : [];
  if (trend) return trend.chart;
  const charts = groupNames(dataset, termsOf(dataset), measure).flatMap((name) => chartOf(`by ${name}`));
  const usual = charts.find(({ count }) => count >= usualBars.min && count <= usualBars.max);
  return (usual ?? charts[0])?.chart;
}

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
