/* eslint-disable @typescript-eslint/no-non-null-assertion -- indexes are in range by construction, and checks would slow down the loops */

import type { EncodedColumn } from './column';
import type { Dataset } from './dataset';
import type { RowPredicate } from './filters/predicate';
import type { Value } from './value';

/**
 * Returns which rows of a table match all predicates, as 1 or 0 per row, or undefined when no predicate applies.
 * Predicates on unrelated tables are ignored.
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

/** Groups of rows with equal values: the group of each row (-1 for rows that do not match), and the values of each group. */
export interface Grouping {
  groups: Int32Array;
  keys: Value[][];
}

/** Groups the matching rows by the values of columns. Without columns, all rows form one group. */
export function groupRows(length: number, columns: readonly EncodedColumn[], mask?: Uint8Array): Grouping {
  const groups = new Int32Array(length);
  const codesOf: number[][] = [];
  const known = new Map<number | string, number>();
  // Codes are combined to a single number while it is exact.
  const exact = columns.reduce((product, { values }) => product * (values.length + 1), 1) <= Number.MAX_SAFE_INTEGER;
  for (let row = 0; row < length; row++) {
    if (mask && !mask[row]) {
      groups[row] = -1;
      continue;
    }
    let key: number | string = exact ? 0 : '';
    for (const { values, codes } of columns) {
      const code = codes[row]!;
      key = typeof key === 'number' ? key * (values.length + 1) + code : `${key},${String(code)}`;
    }
    let group = known.get(key);
    if (group === undefined) {
      group = codesOf.length;
      known.set(key, group);
      codesOf.push(columns.map(({ codes }) => codes[row]!));
    }
    groups[row] = group;
  }
  const keys = codesOf.map((codes) => columns.map(({ values }, index) => values[codes[index]!] ?? null));
  return { groups, keys };
}
