import { SortDirection, type SortByVisualRequest } from '../../../models';
import { badRequest } from '../../failure';
import { type Sort, sortableFieldsOf } from '../../model/query';
import type { VisualState } from './report-state';

/**
 * Converts a sort request to the sort order for a visual's query.
 *
 * @throws {@link Failure} 400 if the visual does not show the field
 */
export function sortOrder(visual: VisualState, { orderBy, direction }: SortByVisualRequest): Sort {
  const target = orderBy as { table?: string; column?: string; measure?: string };
  const by = sortableFieldsOf(visual.query ?? {}).findIndex((field) => {
    if (field.table !== target.table) return false;
    return 'measure' in field ? field.measure === target.measure : field.column === target.column;
  });
  if (by < 0) throw badRequest(`Visual '${visual.name}' does not show the field in orderBy.`);
  return { by, direction: direction === SortDirection.Descending ? 'descending' : 'ascending' };
}
