import type { CallOptions } from '../embed/embed';
import type { Filter, FiltersOperations } from '../models';
import type { HttpPostMessageResponse } from '../protocol/envelope';
import type { FiltersUpdate } from '../protocol/requests';

/** What has filters: a report, a page, a visual. */
export interface Filterable {
  /** The filters. */
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

/** The body of a call that changes filters; without filters the field is left out, as the provider's clients do. */
export function filtersUpdate(filtersOperation: FiltersOperations, filters?: Filter[]): FiltersUpdate {
  return filters ? { filtersOperation, filters } : { filtersOperation };
}
