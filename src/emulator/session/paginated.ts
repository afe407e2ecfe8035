import type { Filter } from '../../models';
import type { QueryResult } from '../engine/evaluate';
import { basicFilter } from './selection';
import type { VisualState } from './state';
import type { PaginatedView } from './view';

/** The filters that the parameters mean: each names a column of any table; a null value or an unknown name is no filter. */
export function parameterFilters({ report, parameters }: PaginatedView): Filter[] {
  return parameters.flatMap(({ name, value }) => {
    const table = report.dataset.tables.find(({ columns }) => columns.some((column) => column.name === name));
    return table && value !== null ? [basicFilter(report.dataset, { table: table.name, column: name }, [value])] : [];
  });
}

/** The tables to print: every table and matrix of the report, as lists. */
export function paginatedSections({ report }: PaginatedView): { visual: VisualState; result: QueryResult }[] {
  return report.state.pages.flatMap((page) =>
    page.visuals
      .filter(({ type }) => type === 'tableEx' || type === 'pivotTable')
      .map((visual) => ({ visual, result: report.result(page, visual) })),
  );
}
