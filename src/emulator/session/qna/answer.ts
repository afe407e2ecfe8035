import type { Dataset } from '../../engine/dataset';
import { groupFieldsOf } from '../../model/query';
import { basicFilter } from '../state/selection';
import { visualState } from '../state/report-state';
import type { QnaView } from '../view';
import { type ParsedQuestion, parseQuestion, termsOf } from './grammar';

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
  view.problem = answered || question === '' ? undefined : parsed ? 'notCombinable' : 'notUnderstood';
  page.visuals = [];
  page.filters = [];
  if (!answered) return;
  page.filters = answered.conditions.map(({ field, values }) => basicFilter(report.dataset, field, values));
  page.visuals = [
    visualState({
      name: 'answer',
      type: answered.type,
      title: answered.normalized.charAt(0).toUpperCase() + answered.normalized.slice(1),
      layout: { x: 0, y: 0, width: 1280, height: 720 },
      query: answered.query,
    }),
  ];
}

/** Returns whether each measure can be grouped by all columns. */
const areFieldsRelated = (dataset: Dataset, { query }: ParsedQuestion): boolean =>
  (query.measures ?? []).every(({ table }) =>
    groupFieldsOf(query).every((field) => dataset.reaches(table, field.table)),
  );

/** Returns a measure's name in questions. */
const measureName = ({ label, name }: { label?: string; name: string }): string => (label ?? name).toLowerCase();

/** Returns the names of the columns by which a measure can be grouped, in questions. 'By certified' would not be English. */
function groupNames(dataset: Dataset, terms: ReturnType<typeof termsOf>, measure: { table: string }): string[] {
  const groups = terms.filter(({ column }) => {
    if (!column || !dataset.reaches(measure.table, column.table)) return false;
    const { type, hyperlink } = dataset.column(column.table, column.column);
    return type !== 'boolean' && hyperlink !== true;
  });
  return [...new Set(groups.map(({ name }) => name.toLowerCase()))];
}

/** Returns up to six questions about the dataset that start with the typed text. */
export function suggestQuestions(dataset: Dataset, typed: string): string[] {
  const terms = termsOf(dataset);
  const measures = dataset.measures.map((each) => ({
    name: measureName(each),
    columns: groupNames(dataset, terms, each),
  }));
  const text = typed.toLowerCase().trimStart();
  const questions = [
    ...measures.flatMap(({ name, columns }, index) => {
      const column = columns[index % Math.max(columns.length, 1)];
      return column === undefined ? [name] : [`${name} by ${column}`, `${name} over time`];
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
  const others = dataset.measures.filter((each) => each !== asked && each.table === asked.table);
  const measure = measureName(asked);
  const by = column === undefined ? '' : ` by ${column}`;
  const candidates = [
    `${measure} over time`,
    ...columns.slice(0, 2).map((each) => `${measure} by ${each}`),
    ...others.slice(0, 2).map((each) => `${measureName(each)}${by}`),
  ];
  return [...new Set(candidates)].filter((each) => parseQuestion(dataset, each)?.normalized !== normalized);
}
