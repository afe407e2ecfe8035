import type { Formatter } from '../engine/format';
import { blankText } from '../engine/format';
import type { QueryResult } from '../engine/evaluate';

/** Sentences about a result, as a person would read it off the picture. */
export function narrate(title: string, { columns, rows }: QueryResult, formatter: Formatter): string {
  const measureAt = columns.findIndex(({ role }) => role === 'measure');
  const measure = columns[measureAt];
  if (!measure || rows.length === 0) return '';
  const show = (value: number): string => formatter.show(value, measure);
  const category = columns.findIndex(({ role }) => role === 'category');
  const categoryColumn = columns[category];
  if (!categoryColumn) {
    const value = rows[0]?.[measureAt];
    return typeof value === 'number' ? `${measure.label}: ${show(value)}.` : `${measure.label}: ${blankText}.`;
  }
  const totals = new Map<string, number>();
  for (const row of rows) {
    const name = formatter.show(row[category] ?? null, categoryColumn);
    totals.set(name, (totals.get(name) ?? 0) + Number(row[measureAt] ?? 0));
  }
  const items = [...totals];
  if (categoryColumn.type === 'date') return trend(title, measure.label, items, show);
  const sorted = items.sort((a, b) => b[1] - a[1]);
  const [most, least] = [sorted[0], sorted.at(-1)];
  if (!most || !least) return '';
  const total = sorted.reduce((sum, [, value]) => sum + value, 0);
  const ratio = measure.format?.style === 'percent' || measure.format?.decimals !== undefined;
  const share = !ratio && total > 0 ? `, ${formatter.number(most[1] / total, { style: 'percent' })} of the total` : '';
  const rest = sorted.length > 1 ? ` ${least[0]} is lowest with ${show(least[1])}.` : '';
  return `${title}: ${most[0]} leads ${measure.label} with ${show(most[1])}${share}.${rest}`;
}

function trend(title: string, label: string, items: [string, number][], show: (value: number) => string): string {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return '';
  const change = first[1] === 0 ? 0 : (last[1] - first[1]) / first[1];
  const way = change > 0.005 ? 'rose' : change < -0.005 ? 'fell' : 'stayed level';
  const peak = items.reduce((best, item) => (item[1] > best[1] ? item : best));
  const span = `from ${show(first[1])} in ${first[0]} to ${show(last[1])} in ${last[0]}`;
  return `${title}: ${label} ${way} ${span}; the highest was ${show(peak[1])} in ${peak[0]}.`;
}
