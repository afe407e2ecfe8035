import * as core from '@vitrine/sdk';
import type { FilterType } from './enums';
import type { IFilter, OnLoadFilters, ReportLevelFilters } from './filters';

export {
  CommonErrorCodes,
  isColumn,
  isColumnAggr,
  isFilterKeyColumnsTarget,
  isFlatMenuExtension,
  isGroupedMenuExtension,
  isHierarchyLevel,
  isHierarchyLevelAggr,
  isIExtensionArray,
  isIExtensions,
  isMeasure,
  isPercentOfGrandTotal,
  isVisualCalculation,
  LegendPosition,
  TextAlignment,
} from '@vitrine/sdk';

/**
 * Returns a filter's type. If the filter has no `filterType`, the type is inferred from its fields.
 *
 * @returns `FilterType.Unknown` if the type cannot be inferred
 */
export const getFilterType = core.getFilterType as (filter: IFilter) => FilterType;

/** Returns whether a filter is a basic filter with key values. */
export const isBasicFilterWithKeys = core.isBasicFilterWithKeys as (filter: IFilter) => boolean;

/** Returns whether the filters of a configuration are grouped by level. */
export const isOnLoadFilters = core.isOnLoadFilters as (
  filters: ReportLevelFilters[] | OnLoadFilters,
) => filters is OnLoadFilters;

/** Returns whether the filters of a configuration are a list. */
export const isReportFiltersArray = core.isReportFiltersArray as (
  filters: ReportLevelFilters[] | OnLoadFilters,
) => filters is ReportLevelFilters[];
