import type { Filter } from '../../../models';
import type { QueryResult } from '../../engine/evaluate';
import type { Value } from '../../engine/value';
import { groupFieldsOf } from '../../model/query';
import { basicFilter } from '../state/selection';
import type { ReportSession } from '../state/report-session';
import type { PageState, VisualState } from '../state/report-state';
import type { PaginatedView } from '../view';
import { totalsOf } from './totals';

/**
 * Returns the report parameters by column. A parameter filters the first column with the same name, and can have several values.
 * Parameters with a null value or an unknown name are ignored.
 */
function usedParameters({ report, parameters }: PaginatedView) {
  return [...new Set(parameters.map(({ name }) => name))].flatMap((name) => {
    const values = parameters.flatMap((each) => (each.name === name && each.value !== null ? [each.value] : []));
    const table = report.dataset.tables.find(({ columns }) => columns.some((column) => column.name === name));
    const label = table?.columns.find((column) => column.name === name)?.label ?? name;
    return table && values.length > 0 ? [{ target: { table: table.name, column: name }, label, values }] : [];
  });
}

/** Converts report parameters to filters. */
export const parameterFilters = (view: PaginatedView): Filter[] =>
  usedParameters(view).map(({ target, values }) => basicFilter(view.report.dataset, target, values));

/** Returns the labels and values of the report parameters. Empty if no parameter filters the report. */
export const parameterText = (view: PaginatedView): string =>
  usedParameters(view)
    .map(({ label, values }) => `${label}: ${values.join(', ')}`)
    .join(' · ');

/** A section of a paginated report. It has totals if its rows are groups. */
interface PaginatedSection {
  visual: VisualState;
  result: QueryResult;
  totals: readonly Value[] | undefined;
  /** Numbers of the groups of rows with the same value in the first column, by this value. Undefined if the rows are not in groups. */
  groups: ReadonlyMap<Value, readonly Value[]> | undefined;
}

/** Returns the sections of a paginated report: all rows of each table and matrix. */
export function paginatedSections({ report }: PaginatedView): PaginatedSection[] {
  return report.state.pages.flatMap((page) =>
    page.visuals
      .filter(({ type }) => type === 'tableEx' || type === 'pivotTable')
      .map((visual) => {
        const result = report.result(page, visual);
        const isGrouped = result.columns[0]?.role === 'category' && result.columns.at(-1)?.role === 'measure';
        const totals = isGrouped ? totalsOf(report, page, visual, {})?.rows[0] : undefined;
        return { visual, result, totals, groups: isGrouped ? groupsOf(report, page, visual, result) : undefined };
      }),
  );
}

/** Minimum number of rows per group. With fewer rows, most names of groups would be above a single row. */
const minRowsPerGroup = 1.5;

/** Returns the numbers of the groups of a table with several columns of text, by the value in its first column. */
function groupsOf(
  report: ReportSession,
  page: PageState,
  visual: VisualState,
  { columns, rows }: QueryResult,
): PaginatedSection['groups'] {
  const [category, ...others] = groupFieldsOf(visual.query ?? {});
  const names = new Set(rows.map(([name]) => name ?? null));
  if (!category || others.length === 0 || columns[1]?.role === 'measure') return undefined;
  if (rows.length < names.size * minRowsPerGroup) return undefined;
  const numbers = totalsOf(report, page, visual, { categories: [category] })?.rows ?? [];
  return new Map(numbers.map(([name = null, ...values]) => [name, values]));
}
