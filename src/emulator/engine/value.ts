import type { Cell, ColumnType } from '../model/definition';

/** A value in the engine: like a cell, but dates are milliseconds since 1970, UTC. */
export type Value = string | number | boolean | null;

/** Reads a cell or a filter's value as the column's type; what cannot be read is null. */
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

const zoned = /[zZ]$|[+-]\d\d:?\d\d$/;

function toInstant(cell: Exclude<Cell, null> | Date): number | null {
  if (cell instanceof Date) return cell.getTime();
  if (typeof cell !== 'string') return typeof cell === 'number' ? cell : null;
  // A date time without a zone would be read in the zone of the machine; content is the same everywhere.
  const instant = Date.parse(cell.includes('T') && !zoned.test(cell) ? `${cell}Z` : cell);
  return Number.isNaN(instant) ? null : instant;
}

/** Equality of the provider's filters: text without regard to case. */
export function comparable(value: Value): Value {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

/** Orders values of one column: blanks first, text by the alphabet without regard to case. */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  if (typeof a === 'string' || typeof b === 'string') return collator.compare(String(a), String(b));
  return Number(a) - Number(b);
}

const collator = /* @__PURE__ */ new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
