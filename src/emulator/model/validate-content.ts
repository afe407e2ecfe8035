/* eslint-disable @typescript-eslint/no-unnecessary-condition -- content comes from files: its types are promises that an author may break */

import { Dataset, UnknownFieldError } from '../engine/dataset';
import { baseOf } from '../engine/evaluate';
import { compileFilters } from '../engine/filters/compile';
import { InvalidFilterError } from '../engine/filters/invalid-filter';
import type { Filter } from '../../models';
import type {
  ContentDefinition,
  DashboardDefinition,
  MeasureDefinition,
  ReportDefinition,
  VisualDefinition,
} from './definition';
import { describeMisfit, findMisfits } from './validate-schema';
import { type MeasureField, type Query, isModelMeasure } from './query';

/** Content that cannot be shown; `faults` has one sentence for each thing to mend. */
export class ContentError extends Error {
  /** Always 'ContentError'. */
  override readonly name = 'ContentError';
  constructor(
    /** What is wrong, a sentence each. */
    readonly faults: readonly string[],
  ) {
    super(`The content has ${String(faults.length)} fault(s):\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  }
}

const place = (...parts: string[]): string => parts.filter((part) => part !== '').join(', ');

/** Looks through a report definition; gives one sentence per fault, none for a sound one. */
export function findFaults(report: ReportDefinition): string[] {
  const misfits = findMisfits('report', report);
  if (misfits.length > 0) return misfits.map((misfit) => describeMisfit(misfit, 'report'));
  const faults: string[] = [];
  const say = (where: string, what: string): void => {
    faults.push(`${where}: ${what}`);
  };
  checkModel(report, say);
  if (faults.length > 0) return faults;
  const dataset = new Dataset(report);
  checkFilters(dataset, report.filters, 'report', say);
  unique(report.pages, 'report', 'page', say);
  for (const page of report.pages) {
    const where = `page '${page.name}'`;
    unique(page.visuals, where, 'visual', say);
    checkFilters(dataset, page.filters, where, say);
    for (const visual of page.visuals) checkVisual(dataset, visual, place(where, `visual '${visual.name}'`), say);
  }
  return faults;
}

/** Looks through all content: the reports, and that every tile shows a visual that is there. */
export function checkContent(content: ContentDefinition): ContentDefinition {
  if (!Array.isArray(content.reports)) throw new ContentError(["field 'reports' must be an array"]);
  const faults = content.reports.flatMap((report) =>
    findFaults(report).map((fault) => `report '${report?.id}', ${fault}`),
  );
  for (const dashboard of content.dashboards ?? []) {
    const misfits = findMisfits('dashboard', dashboard);
    if (misfits.length === 0) faults.push(...tileFaults(dashboard, content));
    else faults.push(...misfits.map((misfit) => describeMisfit(misfit, `dashboard '${dashboard?.id}'`)));
  }
  if (faults.length > 0) throw new ContentError(faults);
  return content;
}

function tileFaults(dashboard: DashboardDefinition, { reports }: ContentDefinition): string[] {
  return dashboard.tiles.flatMap((tile) => {
    const where = `dashboard '${dashboard.id}', tile '${tile.id}'`;
    const report = reports.find(({ id }) => id === tile.reportId);
    if (!report) return [`${where}: unknown report '${tile.reportId}'`];
    const page = report.pages.find(({ name }) => name === tile.pageName);
    if (!page) return [`${where}: report '${tile.reportId}' has no page '${tile.pageName}'`];
    const visual = page.visuals.some(({ name }) => name === tile.visualName);
    return visual ? [] : [`${where}: page '${tile.pageName}' has no visual '${tile.visualName}'`];
  });
}

type Say = (where: string, what: string) => void;

function unique(items: readonly { name: string }[], where: string, noun: string, say: Say): void {
  const seen = new Set<string>();
  for (const { name } of items) {
    if (seen.has(name)) say(where, `two ${noun}s are named '${name}'`);
    seen.add(name);
  }
}

function checkModel(report: ReportDefinition, say: Say): void {
  unique(report.tables, 'model', 'table', say);
  for (const table of report.tables) {
    const where = `table '${table.name}'`;
    if (!table.rows) {
      say(where, "field 'rows' is missing; 'csv' is for content files, which the emulator's server reads");
      continue;
    }
    unique(table.columns, where, 'column', say);
    const row = table.rows.findIndex((cells) => !Array.isArray(cells) || cells.length !== table.columns.length);
    if (row >= 0) say(where, `row ${String(row + 1)} must hold ${String(table.columns.length)} cells, one per column`);
  }
  if (report.tables.some(({ rows }) => !rows)) return;
  const dataset = new Dataset(report);
  for (const measure of report.measures ?? []) checkMeasure(dataset, measure, say);
  (report.relationships ?? []).forEach(({ from, to }, index) => {
    for (const end of [from, to])
      attempt(`relationship ${String(index + 1)}`, say, () => dataset.column(end.table, end.column));
  });
}

function checkMeasure(dataset: Dataset, measure: MeasureDefinition, say: Say): void {
  const where = `measure '${measure.name}'`;
  attempt(where, say, () => {
    dataset.table(measure.table);
    for (const { column } of measure.where ?? []) dataset.column(measure.table, column);
    if (measure.aggregation === 'ratio') {
      for (const part of [measure.numerator, measure.denominator]) dataset.measure(measure.table, part ?? '');
      return;
    }
    if (measure.column !== undefined) dataset.column(measure.table, measure.column);
    else if (measure.aggregation !== 'count') say(where, "field 'column' is missing; only 'count' does without one");
  });
}

function checkVisual(dataset: Dataset, visual: VisualDefinition, where: string, say: Say): void {
  checkFilters(dataset, visual.filters, where, say);
  if (visual.query) checkQuery(dataset, visual.query, where, say);
  else if (visual.type !== 'textbox' && visual.type !== 'actionButton') say(where, "field 'query' is missing");
}

function checkQuery(dataset: Dataset, query: Query, where: string, say: Say): void {
  const { categories = [], levels = [], series, measures = [], sort } = query;
  const before = { count: 0 };
  const note: Say = (at, what) => {
    before.count++;
    say(at, what);
  };
  const at = (field: string): string => place(where, `field 'query.${field}'`);
  categories.forEach(({ table, column }, index) =>
    attempt(at(`categories[${String(index)}]`), note, () => dataset.column(table, column)),
  );
  levels.forEach(({ table, column }, index) =>
    attempt(at(`levels[${String(index)}]`), note, () => dataset.column(table, column)),
  );
  if (levels.length > 0 && categories.length === 0) note(at('levels'), 'there is no category above them');
  if (series) attempt(at('series'), note, () => dataset.column(series.table, series.column));
  measures.forEach((measure, index) =>
    attempt(at(`measures[${String(index)}]`), note, () => checkField(dataset, measure)),
  );
  if (before.count > 0) return;
  const fields = series ? [...categories, series] : categories;
  measures.forEach((measure, index) => {
    const stranger = [...fields, ...levels].find(({ table }) => !dataset.reaches(measure.table, table));
    const what = `table '${measure.table}' is not related to '${stranger?.table ?? ''}', by which the visual groups`;
    if (stranger) say(at(`measures[${String(index)}]`), what);
  });
  if (measures.length === 0 && fields.length > 0 && !baseOf(dataset, fields))
    say(at('categories'), 'no table relates to all of them');
  const count = fields.length + measures.length;
  if (count === 0) say(at('categories'), 'the query asks for nothing; give categories or measures');
  if (sort && !(sort.by >= 0 && sort.by < count)) say(at('sort.by'), `must lie within 0 and ${String(count - 1)}`);
}

function checkField(dataset: Dataset, field: MeasureField): void {
  if (isModelMeasure(field)) dataset.measure(field.table, field.measure);
  else dataset.column(field.table, field.column);
}

function checkFilters(dataset: Dataset, filters: readonly Filter[] | undefined, where: string, say: Say): void {
  filters?.forEach((filter, index) => {
    attempt(place(where, `field 'filters[${String(index)}]'`), say, () => compileFilters(dataset, [filter], 0));
  });
}

function attempt(where: string, say: Say, check: () => unknown): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof UnknownFieldError) && !(error instanceof InvalidFilterError)) throw error;
    say(where, error.message);
  }
}
