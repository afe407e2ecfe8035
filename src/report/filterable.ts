import type { CallOptions } from '../embed/embed';
import type { Filter, FiltersOperations } from '../models';
import type { HttpPostMessageResponse } from '../protocol/envelope';

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
