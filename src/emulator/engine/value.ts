import type { Cell, ColumnType } from '../model/definition';

/** Value in the engine. It is like a cell, except that dates are milliseconds since 1970. */
export type Value = string | number | boolean | null;

/** Converts a cell or a filter value to a column's type. Returns null if that is not possible. */
export function toValue(cell: Cell | Date | undefined, type: ColumnType): Value {
  if (cell === null || cell === undefined) return null;
  switch (type) {
    case 'date':
      return toInstant(cell);
    case 'number': {
      if (cell === '' || cell instanceof Date) return null;
      const number = Number(cell);
      return Number.isNaN(number) ? null : number;
    }
    case 'boolean':
      return cell === 'true' || cell === 'True' ? true : cell === 'false' || cell === 'False' ? false : Boolean(cell);
    case 'text':
      return cell instanceof Date ? cell.toISOString() : String(cell);
  }
}

const hasZone = /[zZ]$|[+-]\d\d:?\d\d$/;

/** Converts a date to milliseconds since 1970. Dates without a time zone are in UTC. Returns null for invalid dates. */
export function toInstant(cell: Exclude<Cell, null> | Date): number | null {
  if (cell instanceof Date) return cell.getTime();
  if (typeof cell !== 'string') return typeof cell === 'number' ? cell : null;
  // Without an explicit time zone, Date.parse uses the local one, and content would differ between machines.
  const instant = Date.parse(cell.includes('T') && !hasZone.test(cell) ? `${cell}Z` : cell);
  return Number.isNaN(instant) ? null : instant;
}

/** Converts a value for case-insensitive comparisons, as in Power BI's filters. */
export function comparable(value: Value): Value {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

/** Compares column values for sorting: blanks first, text alphabetically and ignoring case. */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  if (typeof a === 'string' || typeof b === 'string') return collator.compare(String(a), String(b));
  return Number(a) - Number(b);
}

const collator = /* @__PURE__ */ new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
