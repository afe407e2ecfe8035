import type { QueryResult, ResultColumn } from '../../../engine/evaluate';
import type { Formatter } from '../../../engine/format';
import type { Value } from '../../../engine/value';

/** A group along the axis: its values, one per column that groups, and its name. */
export interface Category {
  values: Value[];
  name: string;
}

/** A result turned for a chart: one list of numbers per series, in the order of the categories. */
export interface ChartData {
  categories: Category[];
  /** The innermost column that groups. */
  categoryColumn: ResultColumn | undefined;
  series: { value: Value | undefined; measure: ResultColumn; numbers: (number | null)[] }[];
  seriesColumn: ResultColumn | undefined;
}

/** Turns a result's rows: categories first, then maybe a series, then measures. */
export function chartData({ columns, rows }: QueryResult, formatter: Formatter): ChartData {
  const groups = columns.filter(({ role }) => role === 'category');
  const seriesAt = columns.findIndex(({ role }) => role === 'series');
  const measures = columns.flatMap((column, index) => (column.role === 'measure' ? [{ column, index }] : []));
  const keyOf = (row: readonly Value[]): string => JSON.stringify(row.slice(0, groups.length));
  const categories: Category[] = [];
  const position = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (position.has(key)) continue;
    position.set(key, categories.length);
    const values = row.slice(0, groups.length);
    categories.push({ values, name: nameOf(values, groups, formatter) });
  }
  const names = seriesAt < 0 ? [undefined] : [...new Set(rows.map((row) => row[seriesAt] ?? null))].sort(byName);
  const series = names.flatMap((value) =>
    measures.map(({ column, index }) => {
      const numbers = new Array<number | null>(categories.length).fill(null);
      for (const row of rows) {
        if (value !== undefined && (row[seriesAt] ?? null) !== value) continue;
        const at = position.get(keyOf(row)) ?? 0;
        const cell = row[index];
        numbers[at] = typeof cell === 'number' ? cell : null;
      }
      return { value, measure: column, numbers };
    }),
  );
  return { categories, categoryColumn: groups.at(-1), series, seriesColumn: columns[seriesAt] };
}

/** Levels of one date name each other: 'Q2 2026' has the year in it. Others stand beside each other. */
function nameOf(values: readonly Value[], columns: readonly ResultColumn[], formatter: Formatter): string {
  const named = columns.flatMap((column, index) => {
    const next = columns[index + 1];
    const inner = column.type === 'date' && next && JSON.stringify(fieldOf(column)) === JSON.stringify(fieldOf(next));
    return inner ? [] : [formatter.show(values[index] ?? null, column)];
  });
  return named.join(' · ');
}

const fieldOf = ({ field }: ResultColumn) => [field.table, 'column' in field ? field.column : field.measure];

// A series keeps its colour whatever the order of the rows.
const byName = (a: Value, b: Value): number => String(a).localeCompare(String(b));
