import type { CallOptions } from '../embed/call-options';
import type { Filter, FiltersOperations } from '../models';
import type { HttpPostMessageResponse } from '../protocol/envelope';

/** An object that has filters: a report, a page or a visual. */
export interface Filterable {
  /** Returns the filters set at this level: on the report, the page or the visual. */
  getFilters(options?: CallOptions): Promise<Filter[]>;
  /** Adds filters, replaces all filters or those with the same target, or removes all filters. Omit `filters` for `RemoveAll`. */
  updateFilters(
    operation: FiltersOperations,
    filters?: Filter[],
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>>;
  /** Removes all filters at this level. */
  removeFilters(options?: CallOptions): Promise<HttpPostMessageResponse<void>>;
  /** Replaces all filters at this level. To keep the others, use `updateFilters`. */
  setFilters(filters: Filter[], options?: CallOptions): Promise<HttpPostMessageResponse<void>>;
}
