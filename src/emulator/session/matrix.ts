import type { QueryResult, ResultColumn } from '../engine/evaluate';
import type { Value } from '../engine/value';
import { hasRowsBeneath, rowQuery } from './drill';
import type { ReportSession } from './report-session';
import type { PageState, VisualState } from './state';

/** A column of numbers. */
export interface MatrixColumn {
  /** The value of the series that it shows; a total of all of them; or a measure of its own. */
  kind: 'series' | 'total' | 'measure';
  /** The value of the series. */
  value: Value;
  /** What the numbers are. */
  measure: ResultColumn;
}

/** A row, which may have rows beneath it. */
export interface MatrixRow {
  /** The values of the levels down to this row. */
  point: Value[];
  /** What the last of them is a value of. */
  head: ResultColumn | undefined;
  /** How many levels beneath the rows that are always there. */
  depth: number;
  /** A number per column. */
  cells: (number | null)[];
  /** Whether the rows beneath are shown; undefined where there are none. */
  expanded?: boolean;
}

/** What a matrix shows. */
export interface Matrix {
  /** The columns of the row headers. */
  heads: ResultColumn[];
  series: ResultColumn | undefined;
  columns: MatrixColumn[];
  rows: MatrixRow[];
  /** Sums, per column; undefined where sums make no sense. */
  totals: (number | null)[] | undefined;
}

/** A matrix of the moment: its rows, and those beneath the expanded ones. */
export function matrixOf(report: ReportSession, page: PageState, visual: VisualState): Matrix {
  const result = report.result(page, visual);
  const heads = result.columns.filter(({ role }) => role === 'category');
  const series = result.columns.find(({ role }) => role === 'series');
  const columns = columnsOf(result, heads.length);
  const top = groupsOf(result, heads.length, columns);
  const deeper = new Map<number, MatrixGroup[]>();
  const groupsAt = (depth: number): MatrixGroup[] => {
    const known = depth === 0 ? top : deeper.get(depth);
    if (known) return known;
    const groups = groupsOf(report.query(page, visual, rowQuery(visual, depth)), heads.length + depth, columns);
    deeper.set(depth, groups);
    return groups;
  };
  const beneath = (parent: readonly Value[], depth: number): MatrixRow[] =>
    groupsAt(depth)
      .filter(({ point }) => parent.every((value, index) => point[index] === value))
      .flatMap((group) => {
        if (!hasRowsBeneath(visual, depth)) return [{ ...group, depth }];
        const expanded = isExpanded(visual, group.point);
        return [{ ...group, depth, expanded }, ...(expanded ? beneath(group.point, depth + 1) : [])];
      });
  const summed = columns.every(({ measure }) => isSummable(measure));
  return {
    heads,
    series,
    columns,
    rows: beneath([], 0),
    totals: summed ? columns.map((_, index) => sum(top.map(({ cells }) => cells[index]))) : undefined,
  };
}

type MatrixGroup = Pick<MatrixRow, 'point' | 'head' | 'cells'>;

function columnsOf({ columns, rows }: QueryResult, headCount: number): MatrixColumn[] {
  const measures = columns.filter(({ role }) => role === 'measure');
  const [measure] = measures;
  if (!measure) return [];
  if (!columns.some(({ role }) => role === 'series'))
    return measures.map((each) => ({ kind: 'measure', value: null, measure: each }));
  const values = [...new Set(rows.map((row) => row[headCount] ?? null))];
  const split = values
    .sort((a, b) => String(a).localeCompare(String(b)))
    .map((value): MatrixColumn => ({ kind: 'series', value, measure }));
  return isSummable(measure) ? [...split, { kind: 'total', value: null, measure }] : split;
}

/** Brings together the rows of a result that have the same first values. */
function groupsOf(
  { columns: shown, rows }: QueryResult,
  width: number,
  columns: readonly MatrixColumn[],
): MatrixGroup[] {
  const groups = new Map<string, { point: Value[]; rows: Value[][] }>();
  for (const row of rows) {
    const point = row.slice(0, width);
    const key = JSON.stringify(point);
    const group = groups.get(key) ?? { point, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ point, rows: own }) => ({
    point,
    head: shown[width - 1],
    cells: columns.map(({ kind, value }, index) => {
      if (kind === 'measure') return (own[0]?.[width + index] ?? null) as number | null;
      if (kind === 'total') return sum(own.map((row) => row[width + 1] as number | null));
      const row = own.find((each) => (each[width] ?? null) === value);
      return (row?.[width + 1] ?? null) as number | null;
    }),
  }));
}

// An average of averages or a sum of shares would be a wrong number.
const isSummable = ({ format }: ResultColumn): boolean => format?.style !== 'percent' && format?.decimals === undefined;

const sum = (numbers: readonly (number | null | undefined)[]): number =>
  numbers.reduce<number>((total, each) => total + (each ?? 0), 0);

const isSame = (a: readonly Value[], b: readonly Value[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

const isExpanded = ({ expandedRows = [] }: VisualState, point: readonly Value[]): boolean =>
  expandedRows.some((each) => isSame(each, point));

/** Shows the rows beneath a row, or hides them again. */
export function toggleRow(visual: VisualState, point: Value[]): void {
  const { expandedRows = [] } = visual;
  const others = expandedRows.filter((each) => !isSame(each, point));
  visual.expandedRows = others.length < expandedRows.length ? others : [...expandedRows, point];
}
