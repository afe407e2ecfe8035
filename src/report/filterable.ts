import type { CallOptions } from '../embed/call-options';
import type { Filter, FiltersOperations } from '../models';
import type { HttpPostMessageResponse } from '../protocol/envelope';
import type { FiltersUpdate } from '../protocol/requests';

/** An object with filters: a report, a page or a visual. */
export interface Filterable {
  /** Returns the filters. */
  getFilters(options?: CallOptions): Promise<Filter[]>;
  /** Adds, replaces or removes filters. */
  updateFilters(
    operation: FiltersOperations,
    filters?: Filter[],
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>>;
  /** Removes all filters. */
  removeFilters(options?: CallOptions): Promise<HttpPostMessageResponse<void>>;
  /** Replaces all filters. */
  setFilters(filters: Filter[], options?: CallOptions): Promise<HttpPostMessageResponse<void>>;
}

/** Returns the body of a request that changes filters. */
export function filtersUpdate(filtersOperation: FiltersOperations, filters?: Filter[]): FiltersUpdate {
  return { filtersOperation, filters };
}
