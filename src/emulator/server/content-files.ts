/* oxlint-disable typescript/no-unnecessary-condition -- content files are untrusted: they may contain values that the types exclude */

import { readFile, readdir, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { ContentError, validateContent } from '../content/validate-content';
import type { ContentDefinition, DashboardDefinition, ReportDefinition, TableDefinition } from '../model/definition';
import { readCsvTable } from './csv';
import { fileErrorReason } from './file-error';

/** Table in a content file. Contains either rows, or the path to a CSV file relative to the content file. */
type TableInFile = TableDefinition | (Partial<TableDefinition> & { name: string; csv: string });

/** Report in a content file. */
type ReportInFile = Omit<ReportDefinition, 'tables'> & { tables: TableInFile[] };

/**
 * Reads content from a JSON file (a report, a dashboard, or `{ reports, dashboards }`), or from all JSON files in a
 * folder.
 *
 * @throws {@link ContentError} if a file cannot be read or is invalid
 */
export async function readContent(path: string): Promise<ContentDefinition> {
  const files = await listFiles(path);
  const parts = await Promise.all(files.map(readContentFile));
  const workspaces = parts.flatMap((part) => part.workspaces ?? []);
  const servicePrincipals = parts.flatMap((part) => part.servicePrincipals ?? []);
  const content: ContentDefinition = {
    reports: parts.flatMap(({ reports }) => reports),
    dashboards: parts.flatMap(({ dashboards = [] }) => dashboards),
    ...(workspaces.length > 0 && { workspaces }),
    ...(servicePrincipals.length > 0 && { servicePrincipals }),
  };
  if (content.reports.length === 0)
    throw new ContentError([`'${path}' contains no report. Add a JSON file with 'pages' or 'reports'`]);
  return validateContent(content);
}

async function listFiles(path: string): Promise<string[]> {
  const stats = await stat(path).catch((error: unknown) => {
    throw new ContentError([`file or folder '${path}' ${fileErrorReason(error)}`]);
  });
  if (!stats.isDirectory()) return [path];
  const names = await readdir(path);
  return names
    .filter((name) => extname(name) === '.json')
    .sort()
    .map((name) => join(path, name));
}

async function readContentFile(file: string): Promise<ContentDefinition> {
  const errorOf = (message: string): ContentError => new ContentError([`file '${basename(file)}': ${message}`]);
  let parsed: unknown;
  try {
    parsed = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw errorOf(error instanceof SyntaxError ? `is not valid JSON (${error.message})` : String(error));
  }
  if (typeof parsed !== 'object' || parsed === null) throw errorOf('must contain an object');
  if ('reports' in parsed) {
    const { reports, ...others } = parsed as Omit<ContentDefinition, 'reports'> & { reports: ReportInFile[] };
    return { ...others, reports: await Promise.all(reports.map((report) => readTables(report, file))) };
  }
  if ('tiles' in parsed) return { reports: [], dashboards: [parsed as DashboardDefinition] };
  if ('pages' in parsed) return { reports: [await readTables(parsed as ReportInFile, file)] };
  throw errorOf("must contain a report ('pages'), a dashboard ('tiles') or both ('reports')");
}

async function readTables(report: ReportInFile, file: string): Promise<ReportDefinition> {
  const tables = await Promise.all((report.tables ?? []).map((table) => readTable(table, file)));
  return { ...report, tables };
}

async function readTable(table: TableInFile, file: string): Promise<TableDefinition> {
  if (!('csv' in table)) return table;
  const { csv, columns, ...rest } = table;
  const path = resolve(dirname(file), csv);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new ContentError([
      `file '${basename(file)}': table '${table.name}': file '${csv}' ${fileErrorReason(error)}`,
    ]);
  });
  const parsed = readCsvTable(table.name, text);
  // Column types, labels and formats in the content file override those inferred from the CSV file.
  const merged = parsed.columns.map((column) => ({ ...column, ...columns?.find(({ name }) => name === column.name) }));
  return { ...rest, ...parsed, columns: merged };
}
