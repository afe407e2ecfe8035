/* oxlint-disable typescript/no-non-null-assertion -- indexes are in range by construction, and checks would slow down the loops */

import type {
  ColumnDefinition,
  DatePart,
  MeasureDefinition,
  ModelDefinition,
  TableDefinition,
} from '../model/definition';
import type { Bucket } from '../model/query';
import { datePart, startOfBucket } from './calendar';
import { type EncodedColumn, encodeCells, joinColumn, recode } from './column';
import { tableDataOf } from './table-data';
import { comparable } from './value';

/** Reference to a column in the model, or to a part of the column's dates. */
export interface FieldReference {
  table: string;
  column: string;
  bucket?: Bucket;
  part?: DatePart;
}

/** Error thrown for a table, column, measure or hierarchy that does not exist in the model. */
export class UnknownFieldError extends Error {
  override readonly name = 'UnknownFieldError';
}

/** Report data. Columns are encoded on first use. */
export class Dataset {
  readonly #tables = new Map<string, TableDefinition>();
  readonly #measures = new Map<string, MeasureDefinition>();
  readonly #columns = new Map<string, EncodedColumn>();
  readonly #paths = new Map<string, Int32Array | 'same' | 'none'>();
  readonly #model: ModelDefinition;

  constructor(model: ModelDefinition) {
    this.#model = model;
    for (const table of model.tables) this.#tables.set(table.name, table);
    for (const measure of model.measures ?? []) this.#measures.set(`${measure.table}\n${measure.name}`, measure);
  }

  get tables(): readonly TableDefinition[] {
    return this.#model.tables;
  }

  get measures(): readonly MeasureDefinition[] {
    return this.#model.measures ?? [];
  }

  table(name: string): TableDefinition {
    const table = this.#tables.get(name);
    if (!table)
      throw new UnknownFieldError(`unknown table '${name}'. Known tables: ${quoted([...this.#tables.keys()])}`);
    return table;
  }

  column(table: string, name: string): ColumnDefinition {
    const { columns } = this.table(table);
    const column = columns.find((each) => each.name === name);
    if (!column) {
      const known = quoted(columns.map((each) => each.name));
      throw new UnknownFieldError(`unknown column '${name}' in table '${table}'. Known columns: ${known}`);
    }
    return column;
  }

  measure(table: string, name: string): MeasureDefinition {
    const measure = this.#measures.get(`${table}\n${name}`);
    if (!measure) {
      this.table(table);
      const known = quoted(this.measures.filter((each) => each.table === table).map((each) => each.name));
      throw new UnknownFieldError(`unknown measure '${name}' in table '${table}'. Known measures: ${known}`);
    }
    return measure;
  }

  rowCount(name: string): number {
    const table = this.table(name);
    return tableDataOf(table)?.rowCount ?? table.rows.length;
  }

  /** Returns true if many-to-one relationships assign at most one row of `table` to each row of `base`. */
  reaches(base: string, table: string): boolean {
    return this.#path(base, table) !== 'none';
  }

  /** Returns a column that is joined to the rows of `base`. */
  field(base: string, reference: FieldReference): EncodedColumn {
    const { table, column, bucket, part } = reference;
    const key = JSON.stringify([base, table, column, bucket, part]);
    const cached = this.#columns.get(key);
    if (cached) return cached;
    const encoded = this.#encode(base, reference);
    this.#columns.set(key, encoded);
    return encoded;
  }

  #encode(base: string, { table, column, bucket, part }: FieldReference): EncodedColumn {
    if (bucket ?? part) {
      return recode(this.field(base, { table, column }), (value) => {
        if (typeof value !== 'number') return null;
        return bucket ? startOfBucket(value, bucket) : part ? datePart(value, part) : value;
      });
    }
    const path = this.#path(base, table);
    if (path === 'none') throw new UnknownFieldError(`table '${table}' is not related to table '${base}'`);
    if (path !== 'same') return joinColumn(this.field(table, { table, column }), path);
    const definition = this.column(table, column);
    const owner = this.table(table);
    const index = owner.columns.indexOf(definition);
    return tableDataOf(owner)?.column(index) ?? encodeCells(owner.rows, index, definition);
  }

  #path(base: string, table: string): Int32Array | 'same' | 'none' {
    if (base === table) return 'same';
    const key = `${base}\n${table}`;
    const cached = this.#paths.get(key);
    if (cached) return cached;
    // Prevents infinite recursion when relationships form a cycle.
    this.#paths.set(key, 'none');
    const path = this.#findPath(base, table);
    this.#paths.set(key, path);
    return path;
  }

  #findPath(base: string, table: string): Int32Array | 'none' {
    for (const { from, to } of this.#model.relationships ?? []) {
      if (from.table !== base) continue;
      const remainingPath = this.#path(to.table, table);
      if (remainingPath === 'none') continue;
      const keys = this.field(to.table, to);
      const rowOfKey = new Map(Array.from(keys.codes, (code, row) => [comparable(keys.values[code] ?? null), row]));
      const column = this.field(base, from);
      const rowOfCode = column.values.map((value) => (value === null ? -1 : (rowOfKey.get(comparable(value)) ?? -1)));
      const path = new Int32Array(column.codes.length);
      for (let index = 0; index < path.length; index++) {
        const row = rowOfCode[column.codes[index]!]!;
        path[index] = remainingPath === 'same' || row < 0 ? row : remainingPath[row]!;
      }
      return path;
    }
    return 'none';
  }
}

function quoted(names: readonly string[]): string {
  return names.length > 0 ? names.map((name) => `'${name}'`).join(', ') : 'none';
}
