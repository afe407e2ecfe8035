import { sampleReport } from '@vitrine/sdk/emulator';
import type { Option } from './command';

const report = sampleReport();

/** The sample report's pages. */
export const pages: readonly Option[] = report.pages.map(({ name, displayName }) => [name, displayName]);

/** Returns the visuals on a page. `accepts` can exclude visual types. */
export function listVisuals(pageName: string, accepts: (type: string) => boolean = () => true): readonly Option[] {
  const page = report.pages.find(({ name }) => name === pageName);
  return (page?.visuals ?? []).flatMap(({ name, title = name, type }) =>
    accepts(type) ? [[name, title] as const] : [],
  );
}

/** Returns whether a visual type shows data that can be exported. */
export const hasData = (type: string): boolean => type !== 'slicer';

/** Columns with few values, as `Table.Column`. */
export const columns: readonly Option[] = [
  ['Locations.Region', 'Locations › Region'],
  ['Locations.Ownership', 'Locations › Ownership'],
  ['Staff.Team', 'Staff › Team'],
  ['Staff.Contract', 'Staff › Contract'],
  ['Staff.Role', 'Staff › Role'],
  ['Openings.Source', 'Openings › Source'],
];

/** Returns the table and column of an option in `columns`. */
export const parseColumn = (column: string): readonly [table: string, column: string] => {
  const [table = '', name = ''] = column.split('.');
  return [table, name];
};

/** Returns a column's distinct values. */
export function columnValues(column: string): readonly Option[] {
  const [tableName, columnName] = parseColumn(column);
  const table = report.tables.find(({ name }) => name === tableName);
  const index = table?.columns.findIndex(({ name }) => name === columnName) ?? -1;
  const values = new Set((table?.rows ?? []).map((row) => String(row[index])));
  return [...values].sort().map((value) => [value, value]);
}

/** The sample report's bookmarks, without groups. */
export const bookmarks: readonly Option[] = (report.bookmarks ?? [])
  .flatMap((bookmark) => bookmark.children ?? [bookmark])
  .map(({ name, displayName }) => [name, displayName]);
