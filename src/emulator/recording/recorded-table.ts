import type { Cell, ColumnDefinition, TableDefinition } from '../model/definition';
import { readCsvTable } from '../server/csv';

/** Column in a recorded table. */
export interface RecordedColumn extends ColumnDefinition {
  /** Header in the export, which several columns can share. */
  label: string;
  /** Whether the column groups the data. Otherwise it is a measure. */
  isCategory: boolean;
}

/** A visual's exported data. */
export interface RecordedTable extends TableDefinition {
  columns: RecordedColumn[];
}

/** Visual types whose data can consist of measures only. For all other types, at least one column is a category. */
const typesWithOptionalCategories: ReadonlySet<string> = new Set([
  'scatterChart',
  'card',
  'multiRowCard',
  'kpi',
  'gauge',
]);

/** Headers of numeric columns that group the data. */
const datePart = /^(year|quarter|month|week|day|hour|date)\b/i;
const identifier = /(^|[^a-z])(id|key|code|number|no)$|Id$/;

/** Returns true for the header of a column with date parts, such as years. Anonymizing must not scale these numbers. */
export const isDatePart = (header: string): boolean => datePart.test(header);

/**
 * Parses a visual's exported data. Column types are inferred from the cells.
 *
 * @throws `Error` if the export is empty or a line has the wrong number of cells
 */
export function readExport(name: string, csv: string, visualType: string): RecordedTable {
  const { columns, rows } = readCsvTable(name, normalizeCells(csv));
  const recorded = columns.map((column, index): RecordedColumn => ({
    ...column,
    label: column.name,
    name: uniqueName(column.name, columns.slice(0, index)),
    isCategory:
      visualType === 'slicer' || column.type !== 'number' || isDatePart(column.name) || identifier.test(column.name),
  }));
  const [first] = recorded;
  const isGrouped = recorded.length > 1 && !typesWithOptionalCategories.has(visualType);
  if (first && isGrouped && !recorded.some(({ isCategory }) => isCategory)) first.isCategory = true;
  // Measures are treated as categories if they would otherwise be aggregated or moved to the end.
  const isReordered = visualType === 'tableEx' && !areCategoriesFirst(recorded);
  if (isReordered || !areUnique(recorded, rows)) for (const column of recorded) column.isCategory = true;
  return { name, columns: recorded, rows };
}

/** Converts numbers with thousands separators and US dates to the formats used in content files. */
function normalizeCells(csv: string): string {
  return csv
    .replace(/"(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?)"/g, (_, number: string) => number.replaceAll(',', ''))
    .replace(
      /(^|[,"\n])(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{1,2}):(\d\d):(\d\d) ([AP])M)?(?=[,"\r\n]|$)/g,
      (_, prefix: string, month: string, day: string, year: string, ...time: string[]) => {
        const [hours, minutes, seconds, period] = time;
        const date = `${prefix}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
        if (hours === undefined) return date;
        const hour = String((Number(hours) % 12) + (period === 'P' ? 12 : 0)).padStart(2, '0');
        return hour === '00' && minutes === '00' && seconds === '00'
          ? date
          : `${date}T${hour}:${minutes ?? ''}:${seconds ?? ''}`;
      },
    );
}

function uniqueName(name: string, previous: readonly { name: string }[]): string {
  const count = previous.filter((column) => column.name === name).length;
  return count === 0 ? name : `${name} (${String(count + 1)})`;
}

const areCategoriesFirst = (columns: readonly RecordedColumn[]): boolean =>
  columns.every(({ isCategory }, index) => !isCategory || index === 0 || columns[index - 1]?.isCategory);

function areUnique(columns: readonly RecordedColumn[], rows: readonly Cell[][]): boolean {
  const keys = rows.map((row) => JSON.stringify(row.filter((_, index) => columns[index]?.isCategory)));
  return new Set(keys).size === keys.length;
}
