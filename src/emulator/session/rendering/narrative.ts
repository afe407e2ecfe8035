import type { Formatter } from '../../engine/format';
import type { QueryResult } from '../../engine/evaluate';
import { type LocaleStrings, formatString } from '../../locales/locale';

/** Describes a result in one or two sentences that state its largest and smallest values or its trend. */
export function narrate(
  title: string,
  { columns, rows }: QueryResult,
  formatter: Formatter,
  strings: LocaleStrings,
): string {
  const measureIndex = columns.findIndex(({ role }) => role === 'measure');
  const measure = columns[measureIndex];
  if (!measure || rows.length === 0) return '';
  const show = (value: number): string => formatter.show(value, measure);
  const category = columns.findIndex(({ role }) => role === 'category');
  const categoryColumn = columns[category];
  if (!categoryColumn) {
    const value = rows[0]?.[measureIndex];
    return typeof value === 'number' ? `${measure.label}: ${show(value)}.` : `${measure.label}: ${formatter.blank}.`;
  }
  const totals = new Map<string, number>();
  for (const row of rows) {
    const name = formatter.show(row[category] ?? null, categoryColumn);
    totals.set(name, (totals.get(name) ?? 0) + Number(row[measureIndex] ?? 0));
  }
  const items = [...totals];
  if (categoryColumn.type === 'date') return trend(title, measure.label, items, show, strings);
  const sorted = items.sort((a, b) => b[1] - a[1]);
  const [most, least] = [sorted[0], sorted.at(-1)];
  if (!most || !least) return '';
  const total = sorted.reduce((sum, [, value]) => sum + value, 0);
  const ratio = measure.format?.style === 'percent' || measure.format?.decimals !== undefined;
  const part = formatter.number(most[1] / total, { style: 'percent' });
  const share = !ratio && total > 0 ? formatString(strings.narrateShare, part) : '';
  const rest = sorted.length > 1 ? formatString(strings.narrateLowest, least[0], show(least[1])) : '';
  return formatString(strings.narrateLead, title, most[0], measure.label, show(most[1]), share) + rest;
}

function trend(
  title: string,
  label: string,
  items: [string, number][],
  show: (value: number) => string,
  strings: LocaleStrings,
): string {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return '';
  const change = first[1] === 0 ? 0 : (last[1] - first[1]) / first[1];
  const text = change > 0.005 ? strings.narrateRose : change < -0.005 ? strings.narrateFell : strings.narrateLevel;
  const peak = items.reduce((best, item) => (item[1] > best[1] ? item : best));
  return formatString(text, title, label, show(first[1]), first[0], show(last[1]), last[0], show(peak[1]), peak[0]);
}
