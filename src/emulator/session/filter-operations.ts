/* eslint-disable @typescript-eslint/no-unnecessary-condition -- bodies come off the wire: their types are promises that a page may break */

import { type Filter, type FilterTarget, FiltersOperations } from '../../models';
import type { Dataset } from '../engine/dataset';
import { compileFilters } from '../engine/filters/compile';
import { type KnownFilter, knownFilter } from '../engine/filters/kind';
import { resolveTarget, targetName } from '../engine/filters/target';
import { badRequest } from './failure';
import type { VisualState } from './state';

const { RemoveAll, ReplaceAll, Add } = FiltersOperations;

/** Refuses filters that cannot be evaluated, and says why. */
export function checkFilters(dataset: Dataset, filters: readonly Filter[]): void {
  for (const filter of filters) {
    if (typeof filter !== 'object' || filter === null) throw badRequest('a filter must be an object');
    compileFilters(dataset, [filter], 0);
  }
}

/** Kinds of filters that a slicer makes (`SlicerFilter` of the models). */
const slicerKinds: readonly KnownFilter['kind'][] = ['basic', 'advanced', 'relativeDate', 'relativeTime', 'hierarchy'];

/** Refuses what a slicer cannot hold: filters that cannot be evaluated, of other kinds, or on what it does not slice. */
export function checkSlicerFilters(dataset: Dataset, { name, query }: VisualState, filters: readonly Filter[]): void {
  checkFilters(dataset, filters);
  const columns = [...(query?.categories ?? []), ...(query?.levels ?? [])];
  for (const filter of filters) {
    const { kind } = knownFilter(filter);
    if (!slicerKinds.includes(kind)) {
      const known = `${slicerKinds.slice(0, -1).join(', ')} and ${slicerKinds.at(-1) ?? ''}`;
      throw badRequest(
        `the slicer '${name}' cannot hold a filter of the kind ${kind}; it can hold filters of the kinds ${known}`,
      );
    }
    for (const target of [filter.target].flat() as FilterTarget[]) {
      const resolved = resolveTarget(dataset, target);
      const { table, column } = resolved.field as { table: string; column?: string };
      if (resolved.kind === 'column' && columns.some((each) => each.table === table && each.column === column))
        continue;
      const own = columns.map(targetName).join(', ');
      throw badRequest(`the slicer '${name}' cannot hold a filter on ${targetName(target)}; it is for ${own}`);
    }
  }
}

/** Which filters come, and what becomes of those that are there. */
export interface FiltersUpdate {
  /** One of `FiltersOperations`. */
  filtersOperation: number;
  filters?: readonly Filter[];
}

/** The filters after an update. 'Replace' takes the place of filters with the same target; 'Add' leaves those alone. */
export function updatedFilters(
  present: readonly Filter[],
  { filtersOperation, filters = [] }: FiltersUpdate,
): Filter[] {
  if (filtersOperation === RemoveAll) return [];
  if (filtersOperation === ReplaceAll) return [...filters];
  if (filtersOperation === Add) return [...present, ...filters];
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
