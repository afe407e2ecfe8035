/* oxlint-disable typescript/no-non-null-assertion -- indexes are in range by construction, and checks would slow down the loops */

import type { Cell, ColumnDefinition } from '../model/definition';
import { type Value, toValue } from './value';

/**
 * Dictionary-encoded column: its distinct values, and the index of each row's value. Filters test each distinct value
 * only once.
 */
export interface EncodedColumn {
  readonly values: readonly Value[];
  readonly codes: Codes;
}

/** Value indexes, in the smallest type that can hold them. */
export type Codes = Uint8Array | Uint16Array | Int32Array;

/** Creates an array for indexes of up to `valueCount` values. */
export function codesFor(valueCount: number, length: number): Codes {
  if (valueCount <= 0x1_00) return new Uint8Array(length);
  return valueCount <= 0x1_00_00 ? new Uint16Array(length) : new Int32Array(length);
}

/** Converts the codes to the smallest type that can hold them. */
export function compact(codes: Int32Array, valueCount: number): Codes {
  const compacted = codesFor(valueCount, codes.length);
  if (compacted instanceof Int32Array) return codes;
  compacted.set(codes);
  return compacted;
}

/** Encodes a column from its row values. */
export function encode(length: number, valueAt: (row: number) => Value): EncodedColumn {
  const codes = new Int32Array(length);
  const values: Value[] = [];
  const codeOf = new Map<Value, number>();
  for (let row = 0; row < length; row++) {
    const value = valueAt(row);
    let code = codeOf.get(value);
    if (code === undefined) {
      code = values.length;
      values.push(value);
      codeOf.set(value, code);
    }
    codes[row] = code;
  }
  return { values, codes: compact(codes, values.length) };
}

/** Maps a column's distinct values, and merges those that become equal. */
export function recode(column: EncodedColumn, change: (value: Value) => Value): EncodedColumn {
  const merged = encode(column.values.length, (index) => change(column.values[index] ?? null));
  const codes = codesFor(merged.values.length, column.codes.length);
  for (let row = 0; row < codes.length; row++) codes[row] = merged.codes[column.codes[row]!]!;
  return { values: merged.values, codes };
}

/**
 * Joins a column to a different table. `rows` contains, for each row in that table, the index of the matching row in
 * the column's own table. An index of -1 becomes a blank.
 */
export function joinColumn(column: EncodedColumn, rows: Int32Array): EncodedColumn {
  let blank = column.values.indexOf(null);
  const values = blank < 0 && rows.includes(-1) ? [...column.values, null] : column.values;
  if (blank < 0) blank = values.length - 1;
  const codes = codesFor(values.length, rows.length);
  for (let row = 0; row < rows.length; row++) {
    const target = rows[row]!;
    codes[row] = target < 0 ? blank : column.codes[target]!;
  }
  return { values, codes };
}

/** Encodes a column from a table definition. */
export function encodeCells(rows: readonly Cell[][], index: number, definition: ColumnDefinition): EncodedColumn {
  const { type } = definition;
  if (type !== 'date') return encode(rows.length, (row) => toValue(rows[row]?.[index], type));
  // Each distinct date is parsed only once, because parsing takes most of the time.
  const instants = new Map<Cell | undefined, Value>();
  return encode(rows.length, (row) => {
    const cell = rows[row]?.[index];
    let instant = instants.get(cell);
    if (instant === undefined) {
      instant = toValue(cell, type);
      instants.set(cell, instant);
    }
    return instant;
  });
}
