/* eslint-disable @typescript-eslint/no-unnecessary-condition -- bodies come off the wire: their types are promises that a page may break */

import type { Filter } from '../../models';
import type { Dataset } from '../engine/dataset';
import { compileFilters } from '../engine/filters/compile';
import { badRequest } from './failure';

// Numbers of the wire: FiltersOperations.
const [removeAll, replaceAll, add] = [0, 1, 2];

/** Refuses filters that cannot be evaluated, and says why. */
export function checkFilters(dataset: Dataset, filters: readonly Filter[]): void {
  for (const filter of filters) {
    if (typeof filter !== 'object' || filter === null) throw badRequest('a filter must be an object');
    try {
      compileFilters(dataset, [filter], 0);
    } catch (error) {
      if (error instanceof TypeError) throw badRequest(`the filter lacks a field of its kind (${error.message})`);
      throw error;
    }
  }
}

/** Which filters come, and what becomes of those that are there (`FiltersOperations` of the wire). */
export interface FiltersUpdate {
  filtersOperation: number;
  filters?: readonly Filter[];
}

/** The filters after an update. 'Replace' takes the place of filters with the same target; 'Add' leaves those alone. */
export function updatedFilters(
  present: readonly Filter[],
  { filtersOperation, filters = [] }: FiltersUpdate,
): Filter[] {
  if (filtersOperation === removeAll) return [];
  if (filtersOperation === replaceAll) return [...filters];
  if (filtersOperation === add) return [...present, ...filters];
  const replaced = new Set(filters.map(targetKey));
  return [...present.filter((filter) => !replaced.has(targetKey(filter))), ...filters];
}

/** Equal for filters upon the same column, measure or level, whatever the order of their fields. */
export function targetKey({ target }: Pick<Filter, 'target'>): string {
  return JSON.stringify(target, (key, value: unknown) => {
    if (key === '$schema') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
