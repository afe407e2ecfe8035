/* oxlint-disable typescript/no-non-null-assertion -- indexes are in range by construction, and checks would slow down the loops */

import type { QueryResult, ResultColumn } from '../../engine/evaluate';
import { baseOf } from '../../engine/evaluate';
import { maskOf } from '../../engine/mask';
import type { Value } from '../../engine/value';
import { badRequest } from '../../failure';
import { groupFieldsOf } from '../../model/query';
import type { ReportSession } from '../state/report-session';
import type { PageState, VisualState } from '../state/report-state';

/** Maximum number of rows in an export, as in Power BI. */
export const maxExportRows = 30_000;

/**
 * Exports a visual's data as CSV with CRLF line endings. If `underlying` is true, exports the filtered rows of the table
 * that the visual's first measure aggregates.
 *
 * @throws {@link Failure} 400 if the visual has no data or `rows` is not a positive integer
 */
export function exportCsv(
  report: ReportSession,
  page: PageState,
  visual: VisualState,
  underlying: boolean,
  rows = maxExportRows,
): string {
  if (!visual.query) throw badRequest(`Visual '${visual.name}' has no data to export.`);
  if (!Number.isInteger(rows) || rows < 1)
    throw badRequest(`rows must be a positive integer; received ${String(rows)}.`);
  const result = underlying ? underlyingRows(report, page, visual) : report.result(page, visual);
  return toCsv(result, Math.min(rows, maxExportRows));
}

/** Converts a query result to CSV. */
export function toCsv({ columns, rows }: QueryResult, limit = maxExportRows): string {
  const lines = rows.slice(0, limit).map((row) => columns.map((column, index) => cell(row[index] ?? null, column)));
  return [columns.map(({ label }) => quote(label)), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

function cell(value: Value, { type }: Pick<ResultColumn, 'type'>): string {
  if (value === null) return '';
  if (type === 'date' && typeof value === 'number') {
    const text = new Date(value).toISOString();
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
  }
  // Spreadsheets would evaluate text that starts like a formula.
  return quote(typeof value === 'string' && /^[=+\-@]/.test(value) ? `'${value}` : String(value));
}

const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function underlyingRows(report: ReportSession, page: PageState, visual: VisualState): QueryResult {
  const { dataset } = report;
  const { query = {} } = visual;
  const base = query.measures?.[0]?.table ?? baseOf(dataset, groupFieldsOf(query));
  if (base === undefined) throw badRequest(`Visual '${visual.name}' has no underlying rows.`);
  const { rows: predicates } = report.compiledFilters(page, visual);
  const columns: ResultColumn[] = dataset.table(base).columns.map((column) => ({
    role: 'category',
    label: column.label ?? column.name,
    type: column.type,
    field: { table: base, column: column.name },
  }));
  const mask = maskOf(dataset, base, predicates);
  const encoded = columns.map(({ field }) => dataset.field(base, field as { table: string; column: string }));
  const rows: Value[][] = [];
  for (let row = 0; row < dataset.rowCount(base); row++) {
    if (mask && !mask[row]) continue;
    rows.push(encoded.map(({ values, codes }) => values[codes[row]!] ?? null));
  }
  return { columns, rows };
}
