/* oxlint-disable typescript/no-non-null-assertion -- indexes are in range by construction, and checks would slow down the loops */

import type { TableDefinition } from '../model/definition';
import { type EncodedColumn, compact } from './column';

/** Encoded data for a table without rows in its definition, or for a subset of a different table's rows. */
export interface TableData {
  readonly rowCount: number;
  /** Returns the column at an index in the table's columns. */
  column(index: number): EncodedColumn;
}

const dataOfTable = new WeakMap<TableDefinition, TableData>();

/** Sets a table's data, which replaces the table's rows. */
export function setTableData(table: TableDefinition, data: TableData): void {
  dataOfTable.set(table, data);
}

/** Returns the data that was set for a table, or undefined if none was set. */
export function tableDataOf(table: TableDefinition): TableData | undefined {
  return dataOfTable.get(table);
}

/** Returns the rows of a column that a mask selects, without values that occur only in other rows. */
export function maskColumn({ values, codes }: EncodedColumn, mask: Uint8Array, count: number): EncodedColumn {
  const keptValues: EncodedColumn['values'][number][] = [];
  const codeOf = new Int32Array(values.length).fill(-1);
  const result = new Int32Array(count);
  let next = 0;
  for (let row = 0; row < codes.length; row++) {
    if (!mask[row]) continue;
    const code = codes[row]!;
    let keptCode = codeOf[code]!;
    if (keptCode < 0) {
      keptCode = keptValues.length;
      keptValues.push(values[code]!);
      codeOf[code] = keptCode;
    }
    result[next++] = keptCode;
  }
  // The receiver derives the array type from the number of values.
  return { values: keptValues, codes: compact(result, keptValues.length) };
}
