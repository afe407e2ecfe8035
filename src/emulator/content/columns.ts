import { type Codes, type EncodedColumn, codesFor } from '../engine/column';
import { Dataset } from '../engine/dataset';
import { setTableData } from '../engine/table-data';
import type { Value } from '../engine/value';
import type { ReportDefinition, TableDefinition } from '../model/definition';

/**
 * Media type of a binary message with a report whose tables are stored by column: a JSON head, followed by a body with
 * the encoded columns. Such a message is much smaller than JSON with rows, and faster to parse.
 */
export const columnsMediaType = 'application/vnd.vitrine.columns';

/** Column in a message's head. The body contains the column's values if they are numeric, followed by its codes. */
interface ColumnHead {
  /** Distinct values. Omitted if they are all numbers or blanks. */
  values?: readonly Value[];
  /** Number of distinct values. */
  count: number;
}

/** JSON head of a message. */
interface Head {
  report: ReportDefinition;
  data: { rowCount: number; columns: ColumnHead[] }[];
}

/** A report's encoded tables. */
export interface EncodedTables {
  readonly heads: Head['data'];
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Each array in the body starts at a multiple of this number of bytes. */
const alignment = 8;
const aligned = (length: number): number => Math.ceil(length / alignment) * alignment;

/** Encodes tables by column. Pauses after each column so that a server can respond to other requests. */
export async function encodeTables(tables: readonly TableDefinition[]): Promise<EncodedTables> {
  const dataset = new Dataset({ tables: [...tables] });
  const parts: Uint8Array[] = [];
  const addPart = (array: ArrayBufferView): void => {
    parts.push(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  };
  const heads: Head['data'] = [];
  for (const { name, columns } of tables) {
    const columnHeads: ColumnHead[] = [];
    for (const { name: column } of columns) {
      const { values, codes } = dataset.field(name, { table: name, column });
      const isNumeric = values.every((value) => value === null || typeof value === 'number');
      columnHeads.push({ count: values.length, ...(!isNumeric && { values }) });
      // NaN represents a blank. Columns contain no other NaN values.
      if (isNumeric) addPart(Float64Array.from(values, (value) => value ?? NaN));
      addPart(codes);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    heads.push({ rowCount: dataset.rowCount(name), columns: columnHeads });
  }
  const body = new Uint8Array(parts.reduce((sum, { length }) => sum + aligned(length), 0));
  let offset = 0;
  for (const part of parts) {
    body.set(part, offset);
    offset += aligned(part.length);
  }
  return { heads, body };
}

/** Returns a message's head. The encoded tables' body must follow the head. */
export function encodeHead(report: ReportDefinition, { heads }: EncodedTables): Uint8Array<ArrayBuffer> {
  const tables = report.tables.map((table) => ({ ...table, rows: [] }));
  const head: Head = { report: { ...report, tables }, data: heads };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const bytes = new Uint8Array(aligned(4 + text.length));
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, 4);
  return bytes;
}

/** Decodes a message into a report whose tables contain encoded data instead of rows. */
export function decodeReport(message: ArrayBuffer): ReportDefinition {
  const length = new DataView(message).getUint32(0, true);
  const { report, data } = JSON.parse(new TextDecoder().decode(new Uint8Array(message, 4, length))) as Head;
  let offset = aligned(4 + length);
  const read = <View extends ArrayBufferView>(create: (start: number) => View): View => {
    const view = create(offset);
    offset += aligned(view.byteLength);
    return view;
  };
  report.tables.forEach((table, index) => {
    const { rowCount = 0, columns: heads = [] } = data[index] ?? {};
    const columns = heads.map(({ count, values }): EncodedColumn => {
      const numbers = values ? undefined : read((start) => new Float64Array(message, start, count));
      const codes = read((start) => codesAt(message, start, count, rowCount));
      return { values: values ?? Array.from(numbers ?? [], (number) => (Number.isNaN(number) ? null : number)), codes };
    });
    setTableData(table, { rowCount, column: (column) => columns[column] ?? { values: [], codes: codesFor(0, 0) } });
  });
  return report;
}

function codesAt(message: ArrayBuffer, start: number, valueCount: number, rowCount: number): Codes {
  const { constructor } = codesFor(valueCount, 0);
  return new (constructor as Int32ArrayConstructor)(message, start, rowCount);
}
