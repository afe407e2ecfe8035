import type { QueryResult, ResultColumn } from '../../../engine/evaluate';
import type { Formatter } from '../../../engine/format';
import type { Value } from '../../../engine/value';
import { type LocaleStrings, formatString } from '../../../locales/locale';
import type { VisualDefinition } from '../../../model/definition';
import { element } from '../dom';
import { isIncomplete, nameToDate } from './incomplete-period';
import { sparkline } from './sparkline';

/** Returns a card's measures and their values. */
const measuresOf = ({ columns, rows: [row = []] }: QueryResult) =>
  columns.flatMap((column, index) =>
    column.role === 'measure' && column.field.role !== 'Tooltips' ? [{ column, value: row[index] ?? null }] : [],
  );

/**
 * Returns the label and the formatted value of a card's second measure. Returns undefined if there is none.
 *
 * @param isShort - whether to use the measure's short label, if it has one. Default: false.
 */
export function relatedText(
  result: QueryResult,
  formatter: Formatter,
  isShort = false,
): { label: string; value: string } | undefined {
  const related = measuresOf(result)[1];
  if (!related) return undefined;
  const { field, label } = related.column;
  return {
    label: (isShort ? field.shortLabel : undefined) ?? label,
    value: formatter.show(related.value, related.column),
  };
}

/** Returns the text of a card's or a KPI's number. */
export function numberText(isKpi: boolean, result: QueryResult, formatter: Formatter): string {
  if (isKpi) {
    const { column, numbers } = trendOf(result);
    return cardText(numbers.at(-1) ?? null, column, formatter).text;
  }
  const [main] = measuresOf(result);
  return cardText(main?.value ?? null, main?.column, formatter).text;
}

/** Creates a card: a single large number. If there is a second measure, it is shown below the number, in small text. */
export function card(result: QueryResult, formatter: Formatter, isShort = false): HTMLElement {
  const [main] = measuresOf(result);
  const related = relatedText(result, formatter, isShort);
  const number = cardValue(main?.value ?? null, main?.column, formatter);
  if (!related) return number;
  const line = element('div', { class: 'kpi-change' }, `${related.label} `, element('strong', {}, related.value));
  return element('div', { class: 'kpi' }, element('div', { class: 'kpi-figures' }, number, line));
}

/**
 * Maximum number of characters in a number. Longer numbers are shortened, for example to 1.2M, at any width, so that cards in a row
 * look alike. Numbers with up to this many characters have the same font size.
 */
export const maxCharacters = 7;

/** Returns the exact text of a card's number, and the text that is shown. */
function cardText(value: Value, column: ResultColumn | undefined, formatter: Formatter) {
  const exact = column ? formatter.show(value, column) : formatter.blank;
  const isLong = typeof value === 'number' && column?.type === 'number' && exact.length > maxCharacters;
  return { exact, text: isLong ? formatter.short(value, column.format) : exact };
}

/** Creates a card's number. The style sheet reduces the font size if the number does not fit. */
function cardValue(value: Value, column: ResultColumn | undefined, formatter: Formatter): HTMLElement {
  const { exact, text } = cardText(value, column, formatter);
  const number = element('div', { class: value === null ? 'card-value blank' : 'card-value', title: exact }, text);
  number.style.setProperty('--characters', String(Math.max(maxCharacters, text.length)));
  return number;
}

/** Returns a KPI's measure, its numbers, and its goals. */
function trendOf({ columns, rows }: QueryResult) {
  const measures = columns.flatMap((column, index) => (column.role === 'measure' ? [index] : []));
  const goalIndex = measures.find((index) => columns[index]?.field.role === 'Goal');
  const measureIndex = measures.find((index) => index !== goalIndex) ?? -1;
  const numbers = rows.map((row) => row[measureIndex]).filter((value) => typeof value === 'number');
  return { column: columns[measureIndex], numbers, goals: rows.map((row) => row[goalIndex ?? -1]) };
}

/**
 * Creates a KPI, which shows a series as a trend line together with its latest value. The value is compared with the
 * measure in the `Goal` role or, if it has no value, with the previous value. The trend line marks an incomplete period, or ends before
 * it if there is a goal that is not for the same part of the previous period. It has the same share of the width in every KPI, so that KPIs in a row are aligned. The value's period is shown
 * next to the title, unless it is hidden, or is evident from the previous period that the value is compared with.
 *
 * @param options - the current time, and whether to hide the period
 */
export function kpi(
  { columns, rows }: QueryResult,
  formatter: Formatter,
  strings: LocaleStrings,
  { lowIsGood = false, goalLabel, goalToDate = false }: VisualDefinition['kpi'] = {},
  { now = Date.now(), hidePeriod = false } = {},
): HTMLElement {
  const { column, numbers, goals } = trendOf({ columns, rows });
  const category = columns[0]?.role === 'category' ? columns[0] : undefined;
  const isCurrent = isIncomplete(category, rows.at(-1)?.[0], now);
  const goal = goalToDate ? (isCurrent ? goals.at(-2) : undefined) : goals.at(-1);
  const hasGoal = typeof goal === 'number';
  const [baseline, last] = [hasGoal ? goal : numbers.at(-2), numbers.at(-1)];
  if (!column || last === undefined) return cardValue(null, undefined, formatter);
  // Changes in percentages are shown in percentage points.
  const isShare = column.format?.style === 'percent';
  const difference = last - (baseline ?? last);
  // There is no percentage of zero.
  const isAbsolute = baseline === 0;
  const change = isShare || isAbsolute ? difference : difference / Math.abs(baseline ?? 1);
  const trend = change > 0.0005 ? 'up' : change < -0.0005 ? 'down' : 'level';
  const quality = trend === 'level' ? '' : (trend === 'up') === lowIsGood ? 'bad' : 'good';
  const size = isShare
    ? formatString(strings.points, formatter.number(Math.abs(change) * 100, { decimals: 1 }))
    : isAbsolute
      ? formatter.show(Math.abs(change), column)
      : formatter.number(Math.abs(change), { style: 'percent' });
  const changeText = { up: `▲ ${size}`, down: `▼ ${size}`, level: strings.noChange }[trend];
  const previous = category ? formatter.show(rows.at(-2)?.[0] ?? null, category) : '';
  const reference = hasGoal ? (goalLabel ?? formatString(strings.target, formatter.show(goal, column))) : previous;
  // A part of a month is compared with a goal of its own. Next to whole months, it could fall while the change rises.
  const isPart = hasGoal && isCurrent;
  const parts = [...goals.slice(0, -1).filter((value) => typeof value === 'number'), last];
  const trendNumbers = !isPart ? numbers : goalToDate ? parts : numbers.slice(0, -1);
  const isEvident = baseline !== undefined && !hasGoal && !isCurrent;
  const hasTrend = numbers.length > 2;
  const period =
    category?.type === 'date' ? periodName(rows.at(-1)?.[0] ?? null, category, formatter, strings, now) : '';
  return element(
    'div',
    { class: hasTrend ? 'kpi has-trend' : 'kpi' },
    period !== '' && !hidePeriod && !isEvident && element('div', { class: 'kpi-period' }, period),
    element(
      'div',
      { class: 'kpi-figures' },
      cardValue(last, column, formatter),
      // Without a previous value, for example while a month is selected in another visual, the value stays in its place.
      baseline === undefined
        ? element('div', { class: 'kpi-change' }, hidePeriod ? period : '')
        : changeLine(changeText, reference, quality, strings),
    ),
    hasTrend && sparkline(trendNumbers, isCurrent && (goalToDate || !isPart)),
  );
}

/** Returns the name of a period. One that is not complete has only a short name, for example "Nov to date". */
function periodName(
  start: Value,
  column: ResultColumn,
  formatter: Formatter,
  strings: LocaleStrings,
  now: number,
): string {
  const bucket = 'bucket' in column.field ? column.field.bucket : undefined;
  if (!isIncomplete(column, start, now)) return formatter.show(start, column);
  if (typeof start === 'number' && (bucket === 'month' || bucket === 'quarter'))
    return nameToDate(start, bucket, formatter, strings);
  return formatString(strings.toDate, formatter.show(start, column));
}

/** Creates the line with a KPI's change and its reference. The style sheet hides the reference, or only its year, if there is no room for it. */
function changeLine(change: string, reference: string, quality: string, strings: LocaleStrings): HTMLElement {
  const text = formatString(strings.changeFrom, change, reference);
  const [, period = '', year = ''] = /^(.*?)(\s\d{4})?$/u.exec(text.slice(change.length)) ?? [];
  const rest = element('span', { class: 'kpi-reference' }, period, element('span', { class: 'kpi-year' }, year));
  return element('div', { class: `kpi-change ${quality}`, title: text }, element('span', {}, change), rest);
}

/**
 * Creates a multi-row card: one card per row, with the categories as the heading and the measures below. Limited to
 * 50 rows.
 */
export function multiRowCard({ columns, rows }: QueryResult, formatter: Formatter): HTMLElement {
  const first = columns.findIndex(({ role }) => role === 'measure');
  const items = rows.slice(0, 50).map((row) =>
    element(
      'li',
      {},
      element(
        'strong',
        {},
        row
          .slice(0, first)
          .map((value, index) => (columns[index] ? formatter.show(value, columns[index]) : ''))
          .join(' · '),
      ),
      element(
        'dl',
        {},
        ...columns
          .slice(first)
          .map((column, index) =>
            element(
              'div',
              {},
              element('dd', {}, formatter.show(row[first + index] ?? null, column)),
              element('dt', {}, column.label),
            ),
          ),
      ),
    ),
  );
  return element('ul', { class: 'multi-card' }, ...items);
}
