/* oxlint-disable typescript/no-unnecessary-condition -- content files are untrusted: they may contain values that the types exclude */

import type { Filter } from '../../models';
import { Dataset, UnknownFieldError } from '../engine/dataset';
import { baseOf } from '../engine/evaluate';
import { compileFilters } from '../engine/filters/compile';
import { roleTest } from '../engine/filters/role';
import { InvalidFilterError } from '../engine/filters/invalid-filter';
import { contentSchema } from '../model/content-schema';
import { isDecoration, isImageUrl } from '../model/definition';
import type {
  ContentDefinition,
  DashboardDefinition,
  MeasureDefinition,
  ModelDefinition,
  PageDefinition,
  ReportDefinition,
  VisualDefinition,
} from '../model/definition';
import { type MeasureField, type Query, groupFieldsOf, isModelMeasure } from '../model/query';
import { formatSchemaError, validateSchema } from '../model/validate-schema';
import { partsOf } from './ratio-parts';

/** Error thrown for invalid content. The message lists the problems that were found. */
export class ContentError extends Error {
  /** Always 'ContentError'. */
  override readonly name = 'ContentError';
  constructor(
    /** One message for each problem. */
    readonly errors: readonly string[],
  ) {
    const count = errors.length === 1 ? '1 error' : `${String(errors.length)} errors`;
    super(`The content has ${count}:\n${errors.map((error) => `- ${error}`).join('\n')}`);
  }
}

/**
 * Validates a report definition: its schema, and all references to tables, columns and measures.
 *
 * @returns one message for each error; empty for a valid definition
 */
export function findContentErrors(report: ReportDefinition): string[] {
  const schemaErrors = schemaErrorsOf('report', report, 'report');
  if (schemaErrors.length > 0) return schemaErrors;
  const errors: string[] = [];
  const add: AddError = (location, message) => void errors.push(`${location}: ${message}`);
  checkModel(report, add);
  if (errors.length > 0) return errors;
  checkLayout(report, new Dataset(report), add);
  return errors;
}

/**
 * Validates a report without tables, which shows a different report's data.
 *
 * @returns one message for each error; empty for a valid definition
 */
export function findLayoutErrors(report: ReportDefinition, model: ModelDefinition): string[] {
  const schemaErrors = schemaErrorsOf('report', report, 'report');
  if (schemaErrors.length > 0) return schemaErrors;
  const errors: string[] = [];
  checkLayout(report, new Dataset(model), (location, message) => void errors.push(`${location}: ${message}`));
  return errors;
}

function checkLayout(report: ReportDefinition, dataset: Dataset, add: AddError): void {
  checkFilters(dataset, report.filters, 'report', add);
  checkNames(report.pages, 'report', 'pages', add);
  for (const page of report.pages) {
    const location = `page '${page.name}'`;
    checkNames(page.visuals, location, 'visuals', add);
    checkFilters(dataset, page.filters, location, add);
    for (const visual of page.visuals) checkVisual(dataset, visual, `${location}, visual '${visual.name}'`, add);
    checkInteractions(page, location, add);
  }
}

/**
 * Validates reports, dashboards, workspaces and service principals, and the references between them.
 *
 * @returns the content
 * @throws {@link ContentError}
 */
export function validateContent(content: ContentDefinition): ContentDefinition {
  if (!Array.isArray(content?.reports)) throw new ContentError(["field 'reports' must be an array"]);
  const errors = content.reports.flatMap((report) =>
    findContentErrors(report).map((error) => `report '${report?.id}', ${error}`),
  );
  for (const dashboard of content.dashboards ?? []) {
    const schemaErrors = schemaErrorsOf('dashboard', dashboard, `dashboard '${dashboard?.id}'`);
    errors.push(...(schemaErrors.length > 0 ? schemaErrors : tileErrors(dashboard, content)));
  }
  errors.push(
    ...workspaceErrors(content),
    ...(errors.length > 0 ? [] : [...idErrors(content), ...roleErrors(content)]),
  );
  if (errors.length > 0) throw new ContentError(errors);
  return content;
}

/** Checks that all ids are different. Otherwise, only one of the items could be embedded. */
function idErrors({ reports, dashboards = [] }: ContentDefinition): string[] {
  return Object.entries({ reports, dashboards }).flatMap(([plural, items]) => {
    const ids = items.map(({ id }) => id);
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
    return [...repeated].map((id) => `two ${plural} have the id '${id}'`);
  });
}

function workspaceErrors(content: ContentDefinition): string[] {
  const { workspaces = [], servicePrincipals = [] } = content;
  const schemaErrors = [
    ...workspaces.flatMap((each) => schemaErrorsOf('workspace', each, 'workspace')),
    ...servicePrincipals.flatMap((each) => schemaErrorsOf('servicePrincipal', each, 'service principal')),
  ];
  if (schemaErrors.length > 0) return schemaErrors;
  const unknown = (ids: readonly string[] | undefined, items: readonly { id: string }[] | undefined): string[] =>
    (ids ?? []).filter((id) => !items?.some((item) => item.id === id));
  return [
    ...workspaces.flatMap(({ id, reports, dashboards }) => [
      ...unknown(reports, content.reports).map((each) => `workspace '${id}': unknown report '${each}'`),
      ...unknown(dashboards, content.dashboards).map((each) => `workspace '${id}': unknown dashboard '${each}'`),
    ]),
    ...servicePrincipals.flatMap((principal) =>
      unknown(principal.workspaces, content.workspaces).map(
        (each) => `service principal '${principal.clientId}': unknown workspace '${each}'`,
      ),
    ),
  ];
}

/**
 * Checks that reports with the same dataset have the same roles. Otherwise, one report could show rows that another one
 * hides.
 */
function roleErrors({ reports }: ContentDefinition): string[] {
  const rolesOf = new Map<string, string>();
  return reports.flatMap(({ id, datasetId = id, roles = [] }) => {
    const text = JSON.stringify(roles);
    const first = rolesOf.get(datasetId) ?? text;
    rolesOf.set(datasetId, first);
    return text === first
      ? []
      : [`report '${id}': roles differ from those of another report with dataset '${datasetId}'`];
  });
}

function schemaErrorsOf(definition: string, value: unknown, name: string): string[] {
  const errors = validateSchema({ $ref: `#/definitions/${definition}` }, value, contentSchema);
  return errors.map((error) => formatSchemaError(error, name));
}

function tileErrors(dashboard: DashboardDefinition, { reports }: ContentDefinition): string[] {
  return dashboard.tiles.flatMap((tile) => {
    const location = `dashboard '${dashboard.id}', tile '${tile.id}'`;
    const report = reports.find(({ id }) => id === tile.reportId);
    if (!report) return [`${location}: unknown report '${tile.reportId}'`];
    const page = report.pages.find(({ name }) => name === tile.pageName);
    if (!page) return [`${location}: report '${tile.reportId}' has no page '${tile.pageName}'`];
    const hasVisual = page.visuals.some(({ name }) => name === tile.visualName);
    return hasVisual ? [] : [`${location}: page '${tile.pageName}' has no visual '${tile.visualName}'`];
  });
}

type AddError = (location: string, message: string) => void;

function checkNames(items: readonly { name: string }[], location: string, plural: string, add: AddError): void {
  const names = new Set<string>();
  for (const { name } of items) {
    if (names.has(name)) add(location, `two ${plural} have the name '${name}'`);
    names.add(name);
  }
}

function checkModel(report: ReportDefinition, add: AddError): void {
  checkNames(report.tables, 'model', 'tables', add);
  for (const table of report.tables) {
    const location = `table '${table.name}'`;
    if (!table.rows) {
      add(location, "field 'rows' is required. Only content files that the emulator's server reads can use 'csv'.");
      continue;
    }
    checkNames(table.columns, location, 'columns', add);
    const count = table.columns.length;
    const row = table.rows.findIndex((cells) => !Array.isArray(cells) || cells.length !== count);
    if (row >= 0) add(location, `row ${String(row + 1)} must have one cell for each of the ${String(count)} columns`);
  }
  if (report.tables.some(({ rows }) => !rows)) return;
  const dataset = new Dataset(report);
  checkNames(report.roles ?? [], 'model', 'roles', add);
  for (const { name, filters = [] } of report.roles ?? [])
    filters.forEach((filter, index) => {
      checkReference(`role '${name}', filter ${String(index + 1)}`, add, () =>
        roleTest(dataset, filter, { username: 'user', customData: 'data' }),
      );
    });
  for (const measure of report.measures ?? []) checkMeasure(dataset, measure, add);
  (report.relationships ?? []).forEach(({ from, to }, index) => {
    for (const end of [from, to])
      checkReference(`relationship ${String(index + 1)}`, add, () => dataset.column(end.table, end.column));
  });
}

function checkMeasure(dataset: Dataset, measure: MeasureDefinition, add: AddError): void {
  const location = `measure '${measure.name}'`;
  checkReference(location, add, () => {
    dataset.table(measure.table);
    for (const { column } of measure.where ?? []) dataset.column(measure.table, column);
    if (measure.aggregation === 'ratio') {
      if (partsOf(dataset, measure).has(measure)) add(location, 'must not be a ratio of itself');
      return;
    }
    if (measure.latestBy !== undefined) dataset.column(measure.table, measure.latestBy);
    if (measure.column !== undefined) dataset.column(measure.table, measure.column);
    else if (measure.aggregation !== 'count') add(location, "field 'column' is required. Only 'count' can omit it.");
  });
}

function checkInteractions(
  { visuals, visualInteractions = [] }: PageDefinition,
  location: string,
  add: AddError,
): void {
  visualInteractions.forEach(({ source, target }, index) => {
    for (const [field, name] of Object.entries({ source, target }))
      if (!visuals.some((visual) => visual.name === name))
        add(`${location}, field 'visualInteractions[${String(index)}].${field}'`, `unknown visual '${name}'`);
  });
}

function checkVisual(dataset: Dataset, visual: VisualDefinition, location: string, add: AddError): void {
  checkFilters(dataset, visual.filters, location, add);
  checkFilters(dataset, visual.slicer?.filters, `${location}, slicer`, add);
  if (visual.query) checkQuery(dataset, visual.query, location, add);
  else if (!isDecoration(visual.type)) add(location, "field 'query' is required");
  if (visual.image && !isImageUrl(visual.image.url))
    add(location, "field 'image.url' must start with https:// or data:image/");
}

function checkQuery(dataset: Dataset, query: Query, location: string, add: AddError): void {
  const { categories = [], levels = [], series, measures = [], sort } = query;
  let hasUnknownFields = false;
  const addUnknown: AddError = (fieldLocation, message) => {
    hasUnknownFields = true;
    add(fieldLocation, message);
  };
  const locationOf = (field: string): string => `${location}, field 'query.${field}'`;
  for (const [name, columns] of Object.entries({ categories, levels })) {
    columns.forEach(({ table, column }, index) =>
      checkReference(locationOf(`${name}[${String(index)}]`), addUnknown, () => dataset.column(table, column)),
    );
  }
  if (levels.length > 0 && categories.length === 0)
    addUnknown(locationOf('levels'), 'requires a category above the levels');
  if (series) checkReference(locationOf('series'), addUnknown, () => dataset.column(series.table, series.column));
  measures.forEach((measure, index) =>
    checkReference(locationOf(`measures[${String(index)}]`), addUnknown, () => checkMeasureField(dataset, measure)),
  );
  if (hasUnknownFields) return;
  const fields = groupFieldsOf(query);
  measures.forEach((measure, index) => {
    const unrelated = [...fields, ...levels].find(({ table }) => !dataset.reaches(measure.table, table));
    const message = `table '${measure.table}' is not related to '${unrelated?.table ?? ''}', which the visual groups by`;
    if (unrelated) add(locationOf(`measures[${String(index)}]`), message);
  });
  if (measures.length === 0 && fields.length > 0 && !baseOf(dataset, fields))
    add(locationOf('categories'), 'no table is related to the tables of all categories');
  const count = fields.length + measures.length;
  if (sort && !(sort.by >= 0 && sort.by < count))
    add(locationOf('sort.by'), `must be between 0 and ${String(count - 1)}`);
}

function checkMeasureField(dataset: Dataset, field: MeasureField): void {
  if (isModelMeasure(field)) dataset.measure(field.table, field.measure);
  else dataset.column(field.table, field.column);
}

function checkFilters(dataset: Dataset, filters: readonly Filter[] | undefined, location: string, add: AddError): void {
  filters?.forEach((filter, index) => {
    checkReference(`${location}, field 'filters[${String(index)}]'`, add, () => compileFilters(dataset, [filter], 0));
  });
}

/** Runs a function and adds an error if it throws because of an unknown field or an invalid filter. */
function checkReference(location: string, add: AddError, run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof UnknownFieldError) && !(error instanceof InvalidFilterError)) throw error;
    add(location, error.message);
  }
}
