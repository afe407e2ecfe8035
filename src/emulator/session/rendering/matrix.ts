import type { QueryResult, ResultColumn } from '../../engine/evaluate';
import { type Value, compareValues } from '../../engine/value';
import type { CategoryField, Query } from '../../model/query';
import { hasChildRows, rowQuery } from '../state/drill';
import { totalsOf } from './totals';
import type { ReportSession } from '../state/report-session';
import type { PageState, VisualState } from '../state/report-state';

/** Value column in a matrix. */
export interface MatrixColumn {
  /** A series value, the total of all series values, or a measure. */
  kind: 'series' | 'total' | 'measure';
  /** Series value, or null for totals and measures. */
  value: Value;
  /** The measure that the column shows, and its position among the measures. */
  measure: ResultColumn;
  position: number;
}

/** Matrix row, which can have child rows. */
export interface MatrixRow {
  /** Values of the levels down to this row. */
  point: Value[];
  /** Column for the last value in `point`. */
  head: ResultColumn | undefined;
  /** Number of levels below the top rows. */
  depth: number;
  /** One value per column. */
  cells: (number | null)[];
  /** Whether the child rows are visible, or undefined if there are none. */
  expanded?: boolean;
}

/** Matrix content. */
export interface Matrix {
  /** Columns for the row headers. */
  heads: ResultColumn[];
  series: ResultColumn | undefined;
  columns: MatrixColumn[];
  rows: MatrixRow[];
  /** Total of each column. Undefined if some rows are omitted and a measure cannot be summed. */
  totals: (number | null)[] | undefined;
}

/** Returns a matrix's current content, including the child rows of expanded rows. */
export function matrixOf(report: ReportSession, page: PageState, visual: VisualState): Matrix {
  const result = report.result(page, visual);
  const heads = result.columns.filter(({ role }) => role === 'category');
  const series = result.columns.find(({ role }) => role === 'series');
  const grandTotals = totalsOf(report, page, visual, {});
  const columns = columnsOf(result, heads.length, grandTotals !== undefined);
  const rowTotalsOf = (query: Query) => (series ? totalsOf(report, page, visual, query) : undefined);
  const topGroups = groupsOf(result, heads.length, columns, rowTotalsOf(rowQuery(visual, 0)));
  const deeperGroups = new Map<number, MatrixGroup[]>();
  const groupsAt = (depth: number): MatrixGroup[] => {
    const cached = depth === 0 ? topGroups : deeperGroups.get(depth);
    if (cached) return cached;
    const query = rowQuery(visual, depth);
    const groups = groupsOf(report.query(page, visual, query), heads.length + depth, columns, rowTotalsOf(query));
    deeperGroups.set(depth, groups);
    return groups;
  };
  const rowsBelow = (parent: readonly Value[], depth: number): MatrixRow[] =>
    groupsAt(depth)
      .filter(({ point }) => parent.every((value, index) => point[index] === value))
      .flatMap((group) => {
        if (!hasChildRows(visual, depth)) return [{ ...group, depth }];
        const expanded = isExpanded(visual, group.point);
        return [{ ...group, depth, expanded }, ...(expanded ? rowsBelow(group.point, depth + 1) : [])];
      });
  const seriesTotals = series && totalsOf(report, page, visual, { categories: [series.field as CategoryField] });
  const totalOf = ({ kind, value, position }: MatrixColumn, index: number): number | null => {
    if (!grandTotals) return sum(topGroups.map(({ cells }) => cells[index]));
    if (kind !== 'series') return numberAt(grandTotals.rows[0], position);
    return numberAt(
      seriesTotals?.rows.find(([own]) => (own ?? null) === value),
      1 + position,
    );
  };
  const hasTotals = grandTotals !== undefined || columns.every(({ measure }) => isSummable(measure));
  return {
    heads,
    series,
    columns,
    rows: rowsBelow([], 0),
    totals: hasTotals ? columns.map(totalOf) : undefined,
  };
}

type MatrixGroup = Pick<MatrixRow, 'point' | 'head' | 'cells'>;

function columnsOf({ columns, rows }: QueryResult, headCount: number, hasTotals: boolean): MatrixColumn[] {
  const measures = columns.filter(({ role }) => role === 'measure');
  if (!columns.some(({ role }) => role === 'series'))
    return measures.map((measure, position) => ({ kind: 'measure', value: null, measure, position }));
  const values = [...new Set(rows.map((row) => row[headCount] ?? null))];
  const seriesColumns = values
    .sort(compareValues)
    .flatMap((value) =>
      measures.map((measure, position): MatrixColumn => ({ kind: 'series', value, measure, position })),
    );
  const totals = measures.map((measure, position): MatrixColumn => ({ kind: 'total', value: null, measure, position }));
  return hasTotals || measures.every(isSummable) ? [...seriesColumns, ...totals] : seriesColumns;
}

/**
 * Groups result rows by their first `width` values.
 *
 * @param totals - totals of all series values by group; default: their sums
 */
function groupsOf(
  { columns: shown, rows }: QueryResult,
  width: number,
  columns: readonly MatrixColumn[],
  totals: QueryResult | undefined,
): MatrixGroup[] {
  const totalsByKey = new Map(totals?.rows.map((row) => [JSON.stringify(row.slice(0, width)), row]));
  const groups = new Map<string, { point: Value[]; rows: Value[][] }>();
  for (const row of rows) {
    const point = row.slice(0, width);
    const key = JSON.stringify(point);
    const group = groups.get(key) ?? { point, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  const firstMeasure = shown.findIndex(({ role }) => role === 'measure');
  return [...groups.values()].map(({ point, rows: own }) => ({
    point,
    head: shown[width - 1],
    cells: columns.map(({ kind, value, position }) => {
      const index = firstMeasure + position;
      if (kind === 'measure') return numberAt(own[0], index);
      if (kind === 'total') {
        const total = totalsByKey.get(JSON.stringify(point));
        return total ? numberAt(total, width + position) : sum(own.map((row) => numberAt(row, index)));
      }
      return numberAt(
        own.find((each) => (each[width] ?? null) === value),
        index,
      );
    }),
  }));
}

/** Returns the measure's value at an index in a result row, or null if there is none. */
const numberAt = (row: readonly Value[] | undefined, index: number): number | null =>
  (row?.[index] ?? null) as number | null;

// Adding up averages or percentages would give wrong totals.
const isSummable = ({ format }: ResultColumn): boolean => format?.style !== 'percent' && format?.decimals === undefined;

const sum = (numbers: readonly (number | null | undefined)[]): number =>
  numbers.reduce<number>((total, each) => total + (each ?? 0), 0);

const isSame = (a: readonly Value[], b: readonly Value[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

const isExpanded = ({ expandedRows = [] }: VisualState, point: readonly Value[]): boolean =>
  expandedRows.some((each) => isSame(each, point));

/** Expands or collapses a row. */
export function toggleRow(visual: VisualState, point: Value[]): void {
  const { expandedRows = [] } = visual;
  const others = expandedRows.filter((each) => !isSame(each, point));
  visual.expandedRows = others.length < expandedRows.length ? others : [...expandedRows, point];
}
