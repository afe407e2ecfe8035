import type { Dataset } from '../../engine/dataset';
import type { CategoryField, MeasureField } from '../../model/query';

/** A phrase that refers to a field or a value in the dataset. */
export interface Term {
  /** The phrase in lowercase. */
  phrase: string;
  measure?: MeasureField;
  column?: CategoryField;
  value?: { field: CategoryField; value: string };
  name: string;
}

/**
 * Returns the sum and the average of a column. A measure that averages the column replaces its average and, unless another measure adds
 * up the column, its sum: a sum of rates would have no meaning.
 */
function aggregatesOf(dataset: Dataset, table: string, column: string): { sum: MeasureField; average: MeasureField } {
  const measures = dataset.measures.filter((each) => each.table === table && each.column === column);
  const averaged = measures.find(({ aggregation }) => aggregation === 'avg');
  const average: MeasureField = averaged ? { table, measure: averaged.name } : { table, column, aggregation: 'avg' };
  const isSummed = !averaged || measures.some(({ aggregation = 'sum' }) => aggregation === 'sum');
  return { sum: isSummed ? { table, column, aggregation: 'sum' } : average, average };
}

/** Returns the plural of a column's name in English. */
const pluralOf = (name: string): string => (/[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`);

/** Returns the terms that questions about a dataset can contain, longest first. */
export function termsOf(dataset: Dataset): Term[] {
  const terms: Term[] = [];
  for (const { table, name, label } of dataset.measures) {
    const term = { measure: { table, measure: name }, name: label ?? name };
    for (const phrase of new Set([name, label ?? name])) terms.push({ ...term, phrase: phrase.toLowerCase() });
  }
  for (const { name: table, columns } of dataset.tables) {
    for (const { name: column, label, type } of columns) {
      const field = { table, column };
      const name = label ?? column;
      if (type === 'number') {
        if (!/\b(id|number)$/i.test(column)) {
          const { sum, average } = aggregatesOf(dataset, table, column);
          terms.push({ phrase: name.toLowerCase(), measure: sum, name });
          terms.push({ phrase: `average ${name.toLowerCase()}`, measure: average, name: `average ${name}` });
        }
        continue;
      }
      if (type === 'date') continue;
      terms.push(
        { phrase: name.toLowerCase(), column: field, name },
        { phrase: pluralOf(name.toLowerCase()), column: field, name },
      );
      if (type !== 'text') continue;
      const { values } = dataset.field(table, field);
      // Columns with many distinct values usually contain names or notes, which would match unrelated words.
      if (values.length > 200) continue;
      for (const value of values)
        if (typeof value === 'string')
          terms.push({ phrase: value.toLowerCase(), value: { field, value }, name: value });
    }
  }
  return terms.sort((a, b) => b.phrase.length - a.phrase.length);
}

/** Returns the terms in a text, and the text with their phrases masked. */
export function findTerms(terms: readonly Term[], text: string): { terms: Term[]; rest: string } {
  const found: { position: number; term: Term }[] = [];
  let rest = text;
  for (const term of terms) {
    const position = rest.indexOf(` ${term.phrase} `);
    if (position < 0) continue;
    // After 'by', a name that a measure and a column share refers to the column.
    const isGroup = / (by|per|each) $/.test(rest.slice(0, position + 1));
    if (isGroup && term.measure && terms.some(({ phrase, column }) => column && phrase === term.phrase)) continue;
    found.push({ position, term });
    // A placeholder of the same length preserves the positions of later terms.
    rest = `${rest.slice(0, position + 1)}${'#'.repeat(term.phrase.length)}${rest.slice(position + 1 + term.phrase.length)}`;
  }
  return { terms: found.sort((a, b) => a.position - b.position).map(({ term }) => term), rest };
}

/**
 * Returns the term for the column or value with the same name that is in a measure's table or, if there is none, in a table that is related
 * to it. Returns the term itself if it has no such column or value.
 */
export function nearestTerm(dataset: Dataset, terms: readonly Term[], term: Term, table: string | undefined): Term {
  const tableOf = ({ column, value }: Term): string | undefined => (column ?? value?.field)?.table;
  if (table === undefined || tableOf(term) === undefined) return term;
  const same = terms.filter(({ phrase }) => phrase === term.phrase);
  const isRelated = (each: Term): boolean => {
    const other = tableOf(each);
    return other !== undefined && dataset.reaches(table, other);
  };
  return same.find((each) => tableOf(each) === table) ?? [term, ...same].find(isRelated) ?? term;
}
