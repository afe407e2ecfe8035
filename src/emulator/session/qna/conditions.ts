import type { Dataset } from '../../engine/dataset';
import { type CategoryField, type MeasureField, buckets } from '../../model/query';
import type { Term } from './terms';

/** Condition on a measure, which is tested after aggregation. */
export interface RangeCondition {
  /** Measure next to the condition. */
  measure?: MeasureField;
  /** Conditions of an advanced filter. */
  conditions: readonly { operator: string; value: number }[];
  /** The condition in the question's words. */
  text: string;
}

/** Part of a question that is taken out of its text, and the text with a placeholder of one word in its place. */
interface Taken<Part> {
  part?: Part;
  rest: string;
}

const comparisons: Readonly<Record<string, string>> = {
  GreaterThan: 'more than|greater than|over|above|mehr als|über|plus de|más de',
  GreaterThanOrEqual: 'at least|mindestens|au moins|al menos',
  LessThan: 'less than|fewer than|under|below|weniger als|unter|moins de|menos de',
  LessThanOrEqual: 'at most|up to|höchstens|au plus|como máximo',
};
const number = String.raw`\$?(\d+(?:\.\d+)?)(%|k|m)?`;
const patterns = Object.entries(comparisons).map(
  ([operator, words]) => [operator, new RegExp(` (?:${words}) ${number} `)] as const,
);
const between = new RegExp(` (?:between|zwischen|entre) ${number} (?:and|und|et|y) ${number} `);
const units: Readonly<Record<string, number>> = { '%': 0.01, k: 1_000, m: 1_000_000 };

const valueOf = (digits = '', unit = ''): number => Number(digits) * (units[unit] ?? 1);

/** Takes a condition such as `more than 50` out of a text. It applies to the measure next to it or, if there is none, to the first one. */
export function takeRange(text: string, terms: readonly Term[]): Taken<RangeCondition> {
  const span = between.exec(text);
  const [operator, single] =
    patterns.map(([name, pattern]) => [name, pattern.exec(text)] as const).find(([, each]) => each) ?? [];
  const found = span ?? single;
  if (!found) return { rest: text };
  const [match, low, lowUnit, high, highUnit] = found;
  const conditions = span
    ? [
        { operator: 'GreaterThanOrEqual', value: valueOf(low, lowUnit) },
        { operator: 'LessThanOrEqual', value: valueOf(high, highUnit) },
      ]
    : [{ operator: operator ?? '', value: valueOf(low, lowUnit) }];
  const before = text.slice(0, found.index + 1);
  const after = text.slice(found.index + match.length - 1);
  const measures = terms.filter(({ measure }) => measure);
  const nearest =
    measures.find(({ phrase }) => after.startsWith(` ${phrase} `)) ??
    measures.find(({ phrase }) => before.endsWith(` ${phrase} `));
  return {
    part: { conditions, text: match.trim(), ...(nearest?.measure && { measure: nearest.measure }) },
    rest: `${before}#${after}`,
  };
}

const locales = ['en', 'de', 'fr', 'es'];
/** Months by their names in the languages of the UI. */
const months = new Map(
  locales.flatMap((locale) => {
    const formatter = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    return Array.from(
      { length: 12 },
      (_, month) => [formatter.format(Date.UTC(2000, month)).toLowerCase(), month] as const,
    );
  }),
);
const period = new RegExp(` (?:(${[...months.keys()].join('|')}) (?:of |de )?)?((?:19|20)\\d\\d) `);

/** Year or month that a question is about. */
export interface Period {
  bucket: 'year' | 'month';
  /** Start of the period, in milliseconds since 1970 (UTC). */
  start: number;
  /** The period in the question's words. */
  text: string;
}

/** Takes a year, or a month with its year, out of a text. */
export function takePeriod(text: string): Taken<Period> {
  const found = period.exec(text);
  if (!found) return { rest: text };
  const [match, month, year] = found;
  return {
    part: {
      bucket: month === undefined ? 'year' : 'month',
      start: Date.UTC(Number(year), months.get(month ?? '') ?? 0),
      text: match.trim(),
    },
    rest: text.replace(match, ' # '),
  };
}

/**
 * Takes the name of a date column in front of a period out of a text, for example `hired` in front of `in 2025`. The rows of the measure's
 * table must have a date in this column.
 */
export function takeDateColumn(dataset: Dataset, table: string, text: string): Taken<CategoryField> {
  for (const { name, columns } of dataset.tables) {
    if (!dataset.reaches(table, name)) continue;
    for (const { name: column, label = column, type } of columns) {
      const phrase = label.toLowerCase();
      // 'By month in 2025' groups by month.
      if (type !== 'date' || buckets.some((bucket) => bucket === phrase)) continue;
      const match = [' ', ' in ', ' im ', ' en ']
        .map((word) => ` ${phrase}${word}# `)
        .find((each) => text.includes(each));
      if (match !== undefined) return { part: { table: name, column }, rest: text.replace(match, ' # ') };
    }
  }
  return { rest: text };
}
