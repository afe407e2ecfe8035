/* oxlint-disable typescript/no-non-null-assertion -- indexes are in range by construction, and checks would slow down the loops */

import type { EncodedColumn } from './column';
import type { Dataset } from './dataset';
import type { RowPredicate } from './filters/predicate';
import type { Value } from './value';

/**
 * Returns a mask of the rows in a table that match all predicates: 1 for each matching row, and 0 for each other row.
 * Predicates on unrelated tables are ignored. Returns undefined if no predicate applies.
 */
export function maskOf(dataset: Dataset, base: string, predicates: readonly RowPredicate[]): Uint8Array | undefined {
  let mask: Uint8Array | undefined;
  for (const { fields, test } of predicates) {
    if (!fields.every(({ table }) => dataset.reaches(base, table))) continue;
    mask ??= new Uint8Array(dataset.rowCount(base)).fill(1);
    const columns = fields.map((field) => dataset.field(base, field));
    const [only] = columns;
    if (only && columns.length === 1) {
      const matches = only.values.map((value) => (test([value]) ? 1 : 0));
      for (let row = 0; row < mask.length; row++) if (!matches[only.codes[row]!]) mask[row] = 0;
      continue;
    }
    const cache = new Map<string, boolean>();
    for (let row = 0; row < mask.length; row++) {
      if (!mask[row]) continue;
      const codes = columns.map((column) => column.codes[row]!);
      const key = codes.join();
      let match = cache.get(key);
      if (match === undefined) {
        match = test(columns.map(({ values }, index): Value => values[codes[index]!] ?? null));
        cache.set(key, match);
      }
      if (!match) mask[row] = 0;
    }
  }
  return mask;
}

/** Groups of rows with equal values: each row's group (-1 for rows that do not match), and each group's values. */
export interface Grouping {
  groups: Int32Array;
  keys: Value[][];
}

/** Maximum number of code combinations for which groups are looked up in an array, which is faster than a map. */
const maxTableSize = 1 << 20;

/** Groups the matching rows by column values. If there are no columns, all matching rows form one group. */
export function groupRows(length: number, columns: readonly EncodedColumn[], mask?: Uint8Array): Grouping {
  const groups = new Int32Array(length);
  const firstRows: number[] = [];
  const combinations = columns.reduce((product, { values }) => product * (values.length + 1), 1);
  // Codes are combined into a single number if that number can be represented exactly.
  const keyAt = combinations <= Number.MAX_SAFE_INTEGER ? numberKey(columns) : stringKey(columns);
  const hasTable = combinations <= Math.min(maxTableSize, Math.max(1024, 4 * length));
  const table = hasTable ? new Int32Array(combinations).fill(-1) : undefined;
  const groupOfKey = new Map<number | string, number>();
  for (let row = 0; row < length; row++) {
    if (mask && !mask[row]) {
      groups[row] = -1;
      continue;
    }
    const key = keyAt(row);
    let group = table ? table[key as number]! : (groupOfKey.get(key) ?? -1);
    if (group < 0) {
      group = firstRows.length;
      if (table) table[key as number] = group;
      else groupOfKey.set(key, group);
      firstRows.push(row);
    }
    groups[row] = group;
  }
  const keys = firstRows.map((row) => columns.map(({ values, codes }) => values[codes[row]!] ?? null));
  return { groups, keys };
}

function numberKey(columns: readonly EncodedColumn[]): (row: number) => number {
  const [first, second, ...others] = columns;
  if (!first) return () => 0;
  const { codes } = first;
  if (!second) return (row) => codes[row]!;
  const { codes: secondCodes } = second;
  const size = second.values.length + 1;
  if (others.length === 0) return (row) => codes[row]! * size + secondCodes[row]!;
  return (row) => columns.reduce((key, column) => key * (column.values.length + 1) + column.codes[row]!, 0);
}

function stringKey(columns: readonly EncodedColumn[]): (row: number) => string {
  return (row) => columns.map((column) => column.codes[row]).join();
}
