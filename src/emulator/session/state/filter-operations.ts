/* oxlint-disable typescript/no-unnecessary-condition -- request bodies are untrusted: a page may send values that their types exclude */

import { type Filter, type FilterTarget, FiltersOperations } from '../../../models';
import type { FiltersUpdate } from '../../../protocol/requests';
import type { Dataset } from '../../engine/dataset';
import { compileFilters } from '../../engine/filters/compile';
import { type KnownFilter, knownFilter } from '../../engine/filters/kind';
import { resolveTarget, targetName } from '../../engine/filters/target';
import { badRequest } from '../../failure';
import type { VisualState } from './report-state';

const { RemoveAll, ReplaceAll, Add } = FiltersOperations;

/**
 * Asserts that filters can be evaluated.
 *
 * @throws {@link Failure} 400, {@link UnknownFieldError} or {@link InvalidFilterError}
 */
export function checkFilters(dataset: Dataset, filters: readonly Filter[]): void {
  for (const filter of filters) {
    if (typeof filter !== 'object' || filter === null) throw badRequest('A filter must be an object.');
    compileFilters(dataset, [filter], 0);
  }
}

/** Kinds of filters that a slicer supports (`SlicerFilter` in the models). */
const slicerKinds: readonly KnownFilter['kind'][] = ['basic', 'advanced', 'relativeDate', 'relativeTime', 'hierarchy'];

/**
 * Asserts that a slicer supports the kind and the target of each filter.
 *
 * @throws {@link Failure} 400, {@link UnknownFieldError} or {@link InvalidFilterError}
 */
export function checkSlicerFilters(dataset: Dataset, { name, query }: VisualState, filters: readonly Filter[]): void {
  checkFilters(dataset, filters);
  const columns = [...(query?.categories ?? []), ...(query?.levels ?? [])];
  for (const filter of filters) {
    const { kind } = knownFilter(filter);
    if (!slicerKinds.includes(kind)) {
      throw badRequest(
        `Slicer '${name}' does not support ${kind} filters. Supported kinds: ${slicerKinds.join(', ')}.`,
      );
    }
    for (const target of [filter.target].flat() as FilterTarget[]) {
      const resolved = resolveTarget(dataset, target);
      const { table, column } = resolved.field as { table: string; column?: string };
      if (resolved.kind === 'column' && columns.some((each) => each.table === table && each.column === column))
        continue;
      const expected = columns.map(targetName).join(', ');
      throw badRequest(`Slicer '${name}' does not support filters on ${targetName(target)}. Expected: ${expected}.`);
    }
  }
}

/** A report, page or visual. */
export interface FilterOwner {
  filters: Filter[];
}

/**
 * Changes the filters on a report, page or visual.
 *
 * @throws {@link Failure} 400, {@link UnknownFieldError} or {@link InvalidFilterError}
 */
export function updateFilters(dataset: Dataset, owner: FilterOwner, update: FiltersUpdate): void {
  // In a message, `filters` can be null.
  const filters = update.filters ?? [];
  checkFilters(dataset, filters);
  owner.filters = filtersAfter(owner.filters, update.filtersOperation, filters);
}

/** Returns the filters after an operation. `Replace` replaces filters with the same target, and `Add` keeps them. */
function filtersAfter(current: readonly Filter[], operation: FiltersOperations, filters: readonly Filter[]): Filter[] {
  if (operation === RemoveAll) return [];
  if (operation === ReplaceAll) return [...filters];
  if (operation === Add) return [...current, ...filters];
  const replaced = new Set(filters.map(targetKey));
  return [...current.filter((filter) => !replaced.has(targetKey(filter))), ...filters];
}

/** Returns a key that is equal for filters with the same target. Ignores `$schema` and the order of the properties. */
function targetKey({ target }: Pick<Filter, 'target'>): string {
  return JSON.stringify(target, (key, value: unknown) => {
    if (key === '$schema') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
