import type { Dataset } from '../../../engine/dataset';
import { isZeroWithoutRows, type QueryResult, type ResultColumn } from '../../../engine/evaluate';
import type { Formatter } from '../../../engine/format';
import { type Value, compareValues } from '../../../engine/value';

/** Category in a chart: one value per category column, and a name that consists of one part per level. */
export interface Category {
  values: Value[];
  name: string;
  parts: readonly string[];
}

/** Query result arranged for a chart: one list of numbers per series, in category order. */
export interface ChartData {
  categories: Category[];
  /** Innermost category column. */
  categoryColumn: ResultColumn | undefined;
  series: { value: Value | undefined; measure: ResultColumn; numbers: (number | null)[] }[];
  seriesColumn: ResultColumn | undefined;
  /** Fields that are only shown in tooltips, with one value per category. Empty if the chart is split into series. */
  tooltips: { column: ResultColumn; values: readonly Value[] }[];
}

/** Arranges a query result for a chart. The columns must be categories, an optional series and measures, in this order. */
export function chartData({ columns, rows }: QueryResult, formatter: Formatter): ChartData {
  const groups = columns.filter(({ role }) => role === 'category');
  const seriesIndex = columns.findIndex(({ role }) => role === 'series');
  const measures = columns.flatMap((column, index) =>
    column.role === 'measure' && column.field.role !== 'Tooltips' ? [{ column, index }] : [],
  );
  const keyOf = (row: readonly Value[]): string => JSON.stringify(row.slice(0, groups.length));
  const categories: Category[] = [];
  const categoryIndexes = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (categoryIndexes.has(key)) continue;
    categoryIndexes.set(key, categories.length);
    const values = row.slice(0, groups.length);
    const parts = partsOf(values, groups, formatter);
    categories.push({ values, name: parts.join(' · '), parts });
  }
  // Sorted, so that the order of series does not depend on the order of rows.
  const names =
    seriesIndex < 0 ? [undefined] : [...new Set(rows.map((row) => row[seriesIndex] ?? null))].sort(compareValues);
  const series = names.flatMap((value) =>
    measures.map(({ column, index }) => {
      const numbers = new Array<number | null>(categories.length).fill(null);
      for (const row of rows) {
        if (value !== undefined && (row[seriesIndex] ?? null) !== value) continue;
        const categoryIndex = categoryIndexes.get(keyOf(row)) ?? 0;
        const cell = row[index];
        numbers[categoryIndex] = typeof cell === 'number' ? cell : null;
      }
      return { value, measure: column, numbers };
    }),
  );
  const tooltips = columns.flatMap((column, index) =>
    seriesIndex < 0 && column.role === 'measure' && column.field.role === 'Tooltips'
      ? [{ column, values: rows.map((row) => row[index] ?? null) }]
      : [],
  );
  return { categories, categoryColumn: groups.at(-1), series, seriesColumn: columns[seriesIndex], tooltips };
}

/** Formats a category's values. Outer date levels are omitted, because inner levels contain them, for example 'Q2 2026'. */
function partsOf(values: readonly Value[], columns: readonly ResultColumn[], formatter: Formatter): string[] {
  return columns.flatMap((column, index) => {
    const next = columns[index + 1];
    const isOuterLevel =
      column.type === 'date' && next && JSON.stringify(fieldOf(column)) === JSON.stringify(fieldOf(next));
    return isOuterLevel ? [] : [formatter.show(values[index] ?? null, column)];
  });
}

const fieldOf = ({ field }: ResultColumn) => [field.table, 'column' in field ? field.column : field.measure];

/** Returns whether a blank value of a measure is zero, as that of a count. */
export const isBlankZero = (dataset: Dataset, { field }: ResultColumn): boolean =>
  isZeroWithoutRows('measure' in field ? dataset.measure(field.table, field.measure) : field);
