/* eslint-disable @typescript-eslint/no-unnecessary-condition -- content comes from files: its types are promises that an author may break */

import { readFile, readdir, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { ContentError, checkContent } from '../model/validate-content';
import type { ContentDefinition, DashboardDefinition, ReportDefinition, TableDefinition } from '../model/definition';
import { readCsvTable } from './csv';

/** A table as content files may hold it: with rows, or with the path of a CSV file beside the content file. */
type TableInFile = TableDefinition | (Partial<TableDefinition> & { name: string; csv: string });

/** A report as content files hold it. */
type ReportInFile = Omit<ReportDefinition, 'tables'> & { tables: TableInFile[] };

/**
 * Reads content from a JSON file (a report, a dashboard, or `{ reports, dashboards }`) or from all JSON files of a folder.
 *
 * @throws `ContentError` that names file and fault
 */
export async function readContent(path: string): Promise<ContentDefinition> {
  const files = await listFiles(path);
  const parts = await Promise.all(files.map(readContentFile));
  const content: ContentDefinition = {
    reports: parts.flatMap(({ reports }) => reports),
    dashboards: parts.flatMap(({ dashboards = [] }) => dashboards),
  };
  if (content.reports.length === 0) throw new ContentError([`'${path}' holds no report`]);
  return checkContent(content);
}

async function listFiles(path: string): Promise<string[]> {
  const about = await stat(path).catch(() => undefined);
  if (!about) throw new ContentError([`There is no file or folder '${path}'`]);
  if (!about.isDirectory()) return [path];
  const names = await readdir(path);
  return names
    .filter((name) => extname(name) === '.json')
    .sort()
    .map((name) => join(path, name));
}

async function readContentFile(file: string): Promise<ContentDefinition> {
  const say = (fault: string): ContentError => new ContentError([`file '${basename(file)}': ${fault}`]);
  let parsed: unknown;
  try {
    parsed = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw say(error instanceof SyntaxError ? `is not JSON (${error.message})` : String(error));
  }
  if (typeof parsed !== 'object' || parsed === null) throw say('must hold an object');
  if ('reports' in parsed) {
    const { reports, dashboards = [] } = parsed as { reports: ReportInFile[]; dashboards?: DashboardDefinition[] };
    return { reports: await Promise.all(reports.map((report) => readTables(report, file))), dashboards };
  }
  if ('tiles' in parsed) return { reports: [], dashboards: [parsed as DashboardDefinition] };
  if ('pages' in parsed) return { reports: [await readTables(parsed as ReportInFile, file)] };
  throw say("must hold a report ('pages'), a dashboard ('tiles') or both ('reports')");
}

async function readTables(report: ReportInFile, file: string): Promise<ReportDefinition> {
  const tables = await Promise.all((report.tables ?? []).map((table) => readTable(table, file)));
  return { ...report, tables };
}

async function readTable(table: TableInFile, file: string): Promise<TableDefinition> {
  if (!('csv' in table)) return table;
  const { csv, columns, ...rest } = table;
  const path = resolve(dirname(file), csv);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ContentError([`file '${basename(file)}': table '${table.name}': there is no file '${csv}'`]);
  });
  const read = readCsvTable(table.name, text);
  // What the content file says about a column (type, label, format) is on top of what the CSV file shows.
  const merged = read.columns.map((column) => ({ ...column, ...columns?.find(({ name }) => name === column.name) }));
  return { ...rest, ...read, columns: merged };
}
