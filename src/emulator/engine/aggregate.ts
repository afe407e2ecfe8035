/* oxlint-disable typescript/no-non-null-assertion -- indexes are in range by construction, and checks would slow down the loops */

import type { Aggregation } from '../model/query';
import type { EncodedColumn } from './column';
import { type Value, compareValues } from './value';

/** One number per group, or null for groups without values. */
export type GroupNumbers = (number | null)[];

/** Aggregates a column per group. Rows in group -1 are ignored. If there is no column, rows are counted. */
export function aggregate(
  aggregation: Aggregation,
  groups: Int32Array,
  groupCount: number,
  column: EncodedColumn | undefined,
): GroupNumbers {
  if (aggregation === 'distinct' && column) return distinct(groups, groupCount, column);
  const counts = new Float64Array(groupCount);
  const totals = new Float64Array(groupCount);
  const numbers = column?.values.map((value) => (value === null ? NaN : aggregation === 'count' ? 1 : Number(value)));
  const codes = column?.codes;
  for (let row = 0; row < groups.length; row++) {
    const group = groups[row]!;
    if (group < 0) continue;
    const number = numbers && codes ? numbers[codes[row]!]! : 1;
    if (Number.isNaN(number)) continue;
    const first = counts[group] === 0;
    counts[group]!++;
    if (aggregation === 'min') totals[group] = first ? number : Math.min(totals[group]!, number);
    else if (aggregation === 'max') totals[group] = first ? number : Math.max(totals[group]!, number);
    else totals[group]! += number;
  }
  return Array.from(counts, (count, group) => {
    if (count === 0) return null;
    if (aggregation === 'count') return count;
    return aggregation === 'avg' ? totals[group]! / count : totals[group]!;
  });
}

/** Returns the groups of the rows with the highest value of their group in a column. All other rows are in group -1. */
export function latestRows(groups: Int32Array, { values, codes }: EncodedColumn): Int32Array {
  const latest: Value[] = [];
  const compareToLatest = (group: number, row: number): number =>
    compareValues(values[codes[row]!]!, latest[group] ?? null);
  groups.forEach((group, row) => {
    if (group >= 0 && compareToLatest(group, row) > 0) latest[group] = values[codes[row]!]!;
  });
  return groups.map((group, row) => (group >= 0 && compareToLatest(group, row) === 0 ? group : -1));
}

function distinct(groups: Int32Array, groupCount: number, { values, codes }: EncodedColumn): GroupNumbers {
  const distinctCodes = Array.from({ length: groupCount }, () => new Set<number>());
  for (let row = 0; row < groups.length; row++) {
    const group = groups[row]!;
    const code = codes[row]!;
    if (group >= 0 && values[code] !== null) distinctCodes[group]?.add(code);
  }
  return distinctCodes.map(({ size }) => (size === 0 ? null : size));
}
