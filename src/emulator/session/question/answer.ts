import type { Dataset } from '../../engine/dataset';
import { basicFilter } from '../selection';
import { visualState } from '../state';
import type { QnaView } from '../view';
import { parseQuestion, termsOf } from './grammar';

/** The name of the one visual of an answer. */
export const answerName = 'answer';

/** Puts the answer on the view's page; a question that is not understood leaves it empty. */
export function answerQuestion(view: QnaView, question: string): void {
  const { report } = view;
  const page = report.activePage;
  view.question = question;
  const parsed = parseQuestion(report.dataset, question);
  view.normalizedQuestion = parsed?.normalized;
  page.visuals = [];
  page.filters = [];
  if (!parsed) return;
  page.filters = parsed.conditions.map(({ field, values }) => basicFilter(report.dataset, field, values));
  page.visuals = [
    visualState({
      name: answerName,
      type: parsed.type,
      title: parsed.normalized.charAt(0).toUpperCase() + parsed.normalized.slice(1),
      layout: { x: 0, y: 0, width: 1280, height: 720 },
      query: parsed.query,
    }),
  ];
}

/** Questions to begin with, and those that go on from what has been typed. */
export function suggestQuestions(dataset: Dataset, typed: string): string[] {
  const terms = termsOf(dataset);
  const measures = dataset.measures.map(({ label, name }) => (label ?? name).toLowerCase());
  const columns = [...new Set(terms.filter(({ column }) => column).map(({ name }) => name.toLowerCase()))];
  const text = typed.toLowerCase().trimStart();
  const all = [
    ...measures.flatMap((measure, index) => {
      const column = columns[index % Math.max(columns.length, 1)];
      return column === undefined ? [measure] : [`${measure} by ${column}`, `${measure} over time`];
    }),
    ...measures.flatMap((measure) => columns.map((column) => `${measure} by ${column}`)),
    ...measures.flatMap((measure) => columns.map((column) => `top 5 ${measure} by ${column}`)),
  ];
  return [...new Set(all)].filter((each) => each.startsWith(text) && each !== text.trim()).slice(0, 6);
}
