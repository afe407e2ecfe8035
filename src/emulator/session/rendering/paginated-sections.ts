import type { Filter } from '../../../models';
import type { QueryResult } from '../../engine/evaluate';
import type { Value } from '../../engine/value';
import { basicFilter } from '../state/selection';
import type { VisualState } from '../state/report-state';
import type { PaginatedView } from '../view';
import { totalsOf } from './totals';

/**
 * Converts report parameters to filters. A parameter filters the first column with the same name. Parameters with a
 * null value or an unknown name are ignored.
 */
export function parameterFilters({ report, parameters }: PaginatedView): Filter[] {
  return parameters.flatMap(({ name, value }) => {
    const table = report.dataset.tables.find(({ columns }) => columns.some((column) => column.name === name));
    return table && value !== null ? [basicFilter(report.dataset, { table: table.name, column: name }, [value])] : [];
  });
}

/** A section of a paginated report. It has totals if its rows are groups. */
interface PaginatedSection {
  visual: VisualState;
  result: QueryResult;
  totals: readonly Value[] | undefined;
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
        return { visual, result, totals };
      }),
  );
}
