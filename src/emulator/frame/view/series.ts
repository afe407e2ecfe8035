import type { QueryResult, ResultColumn } from '../../engine/evaluate';
import type { Value } from '../../engine/value';

/** A result turned for a chart: one list of numbers per series, in the order of the categories. */
export interface ChartData {
  categories: Value[];
  categoryColumn: ResultColumn | undefined;
  series: { value: Value | undefined; measure: ResultColumn; numbers: (number | null)[] }[];
  seriesColumn: ResultColumn | undefined;
}

/** Turns a result's rows: categories first, then maybe a series, then measures. */
export function chartData({ columns, rows }: QueryResult): ChartData {
  const categoryAt = columns.findIndex(({ role }) => role === 'category');
  const seriesAt = columns.findIndex(({ role }) => role === 'series');
  const measures = columns.flatMap((column, index) => (column.role === 'measure' ? [{ column, index }] : []));
  const categories = [...new Set(rows.map((row) => row[categoryAt] ?? null))];
  const position = new Map(categories.map((value, index) => [value, index]));
  const names = seriesAt < 0 ? [undefined] : [...new Set(rows.map((row) => row[seriesAt] ?? null))].sort(byName);
  const series = names.flatMap((value) =>
    measures.map(({ column, index }) => {
      const numbers = new Array<number | null>(categories.length).fill(null);
      for (const row of rows) {
        if (value !== undefined && (row[seriesAt] ?? null) !== value) continue;
        const at = position.get(row[categoryAt] ?? null) ?? 0;
        const cell = row[index];
        numbers[at] = typeof cell === 'number' ? cell : null;
      }
      return { value, measure: column, numbers };
    }),
  );
  return { categories, categoryColumn: columns[categoryAt], series, seriesColumn: columns[seriesAt] };
}

// A series keeps its colour whatever the order of the rows.
const byName = (a: Value, b: Value): number => String(a).localeCompare(String(b));
