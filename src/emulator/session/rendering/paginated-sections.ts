import type { Filter } from '../../../models';
import type { QueryResult } from '../../engine/evaluate';
import { basicFilter } from '../state/selection';
import type { VisualState } from '../state/report-state';
import type { PaginatedView } from '../view';

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

/** Returns the sections of a paginated report: all rows of each table and matrix. */
export function paginatedSections({ report }: PaginatedView): { visual: VisualState; result: QueryResult }[] {
  return report.state.pages.flatMap((page) =>
    page.visuals
      .filter(({ type }) => type === 'tableEx' || type === 'pivotTable')
      .map((visual) => ({ visual, result: report.result(page, visual) })),
  );
}
