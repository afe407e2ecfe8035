import type { Filter } from '../../models';
import { randomHex } from '../random-id';
import type { Cell } from '../model/definition';
import { type RecordedTable, isDatePart } from './recorded-table';

/**
 * Anonymizer for recorded values. Strings, and numbers in category columns, are replaced consistently. All other numbers are
 * multiplied by a random factor for each column.
 */
export class Anonymizer {
  readonly #replacements = new Map<string | number, string | number>();
  readonly #factors = new Map<string, number>();
  readonly #counts = new Map<string, number>();

  /** Replaces a table's cells. Dates, booleans and parts of dates are not changed. */
  table(table: RecordedTable): RecordedTable {
    const isIntegerColumn = table.columns.map((_, index) =>
      table.rows.every((row) => Number.isInteger(row[index] ?? 0)),
    );
    const replace = (cell: Cell, index: number): Cell => {
      const column = table.columns[index];
      if (!column || column.type === 'date') return cell;
      if (typeof cell === 'string' || (typeof cell === 'number' && column.isCategory))
        return this.value(cell, column.label);
      if (typeof cell !== 'number') return cell;
      const scaled = cell * this.#factor(column.label);
      return isIntegerColumn[index] ? Math.round(scaled) : scaled;
    };
    return { ...table, rows: table.rows.map((row) => row.map(replace)) };
  }

  /** Replaces a filter's values. `header` is the name of the filtered column. */
  filter<SomeFilter extends Filter>(filter: SomeFilter, header: string): SomeFilter {
    const { values, conditions } = filter as { values?: unknown[]; conditions?: { value?: unknown }[] };
    return {
      ...(filter as object),
      ...(Array.isArray(values) && { values: values.map((value) => this.#filterValue(value, header)) }),
      ...(Array.isArray(conditions) && {
        conditions: conditions.map((each) => ({ ...each, value: this.#filterValue(each.value, header) })),
      }),
    } as SomeFilter;
  }

  /** Replaces a string, or a number in a category column. Equal values have the same replacement in all tables. */
  value(value: string | number, header: string): string | number {
    if (value === '' || (typeof value === 'number' && isDatePart(header))) return value;
    const existing = this.#replacements.get(value);
    if (existing !== undefined) return existing;
    const key = typeof value === 'number' ? '' : header;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    const replacement = typeof value === 'number' ? count : `${header} ${String(count)}`;
    this.#replacements.set(value, replacement);
    return replacement;
  }

  #filterValue(value: unknown, header: string): unknown {
    if (typeof value === 'number') return this.value(value, header);
    const isDate = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);
    return typeof value === 'string' && !isDate ? this.value(value, header) : value;
  }

  /** Returns a column's factor: 0.5 to 0.9 or 1.1 to 2. Factors close to 1 would barely change the numbers. */
  #factor(header: string): number {
    let factor = this.#factors.get(header);
    if (factor === undefined) {
      const random = Number.parseInt(randomHex(8), 16) / 2 ** 32;
      factor = random < 0.5 ? 0.5 + random * 0.8 : 0.2 + random * 1.8;
      this.#factors.set(header, factor);
    }
    return factor;
  }
}
