import type { Dataset } from '../../engine/dataset';
import type { MeasureDefinition } from '../../model/definition';
import { parseQuestion } from './grammar';
import { ignoredWords } from './ignored-words';
import { isShownOverTime } from './over-time';
import { termsOf } from './terms';

/** Returns a measure's name in questions. */
const measureName = ({ label, name }: { label?: string; name: string }): string => (label ?? name).toLowerCase();

/**
 * Returns the names of the columns by which a measure can be grouped, in questions. 'By certified' would not be English, and a column that
 * is different in each row does not form groups.
 */
export function groupNames(dataset: Dataset, terms: ReturnType<typeof termsOf>, measure: { table: string }): string[] {
  const groups = terms.filter(({ column }) => {
    if (!column || !dataset.reaches(measure.table, column.table)) return false;
    const { type, hyperlink } = dataset.column(column.table, column.column);
    const { values } = dataset.field(measure.table, column);
    return type !== 'boolean' && hyperlink !== true && values.length < dataset.rowCount(measure.table);
  });
  return [...new Set(groups.map(({ name }) => name.toLowerCase()))];
}

/** Maximum number of suggestions. */
const maxSuggestions = 6;
/** Maximum number of words at the end of the typed text that a suggestion completes together. */
const maxCompletedWords = 3;

/** Returns up to six questions about the dataset that start with the typed text, complete it, or contain its words. */
export function suggestQuestions(dataset: Dataset, typed: string): string[] {
  const text = typed.toLowerCase().replace(/\s+/g, ' ').trimStart();
  const questions = usualQuestions(dataset);
  const starting = questions.filter((each) => each.startsWith(text));
  const all = [
    ...starting,
    ...(text === '' ? [] : [...completions(dataset, text), ...similarQuestions(questions, text)]),
  ];
  return [...new Set(all)].filter((each) => each !== text.trim()).slice(0, maxSuggestions);
}

/** Returns questions about each measure: over time, by each column, and with the highest values. */
function usualQuestions(dataset: Dataset): string[] {
  const terms = termsOf(dataset);
  const measures = dataset.measures.map((each) => ({
    name: measureName(each),
    columns: groupNames(dataset, terms, each),
    isOverTime: isShownOverTime(dataset, { table: each.table, measure: each.name }),
    position: dataset.measures.filter(({ table }) => table === each.table).indexOf(each),
  }));
  // The first suggestions are about different tables.
  measures.sort((a, b) => a.position - b.position);
  return [
    ...measures.flatMap(({ name, columns, isOverTime }, index) => {
      const column = columns[index % Math.max(columns.length, 1)];
      return [column === undefined ? name : `${name} by ${column}`, ...(isOverTime ? [`${name} over time`] : [])];
    }),
    ...measures.flatMap(({ name, columns }) => columns.map((column) => `${name} by ${column}`)),
    ...measures.flatMap(({ name, columns }) => columns.map((column) => `top 5 ${name} by ${column}`)),
  ];
}

/** Returns the typed text with its last words completed to the name of a field or value, or with a second column. */
function completions(dataset: Dataset, text: string): string[] {
  const words = text.trim().split(' ');
  const terms = termsOf(dataset).sort((a, b) => a.phrase.length - b.phrase.length);
  const completed = Array.from({ length: Math.min(maxCompletedWords, words.length) }, (_, index) => {
    const position = Math.max(0, words.length - maxCompletedWords) + index;
    const end = words.slice(position).join(' ');
    const matches = terms.filter(({ phrase }) => phrase.startsWith(end) && phrase !== end);
    return matches.map(({ phrase }) => [...words.slice(0, position), phrase].join(' '));
  }).flat();
  const parsed = parseQuestion(dataset, text);
  const [category, ...others] = parsed?.query.categories ?? [];
  const [measure] = parsed?.query.measures ?? [];
  const isExtensible =
    parsed?.ignored.length === 0 && category && others.length === 0 && !parsed.query.series && measure;
  const columns = isExtensible ? groupNames(dataset, terms, measure) : [];
  const questions = [...completed, ...columns.map((column) => `${words.join(' ')} and ${column}`)];
  // Names in the singular and in the plural have the same meaning.
  const byMeaning = new Map<string, string>();
  for (const each of questions) {
    const question = parseQuestion(dataset, each);
    if (question?.ignored.length !== 0 || question.normalized === parsed?.normalized) continue;
    if (!byMeaning.has(question.normalized)) byMeaning.set(question.normalized, each);
  }
  return [...byMeaning.values()];
}

/** Returns the questions that contain the beginnings of the most typed words. */
function similarQuestions(questions: readonly string[], text: string): string[] {
  const typed = ignoredWords(text).flatMap((part) => part.split(' '));
  const scores = questions.map((question) => {
    const words = question.split(' ');
    return typed.filter((each) => words.some((word) => word.startsWith(each))).length;
  });
  const best = Math.max(...scores);
  return best === 0 ? [] : questions.filter((_, index) => scores[index] === best);
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
