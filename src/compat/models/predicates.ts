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

/** The kind of a filter: its `filterType`, or what its fields look like when it has none. */
export const getFilterType = core.getFilterType as (filter: IFilter) => FilterType;

/** Tells whether a filter is a basic filter with keys. */
export const isBasicFilterWithKeys = core.isBasicFilterWithKeys as (filter: IFilter) => boolean;

/** Tells whether a configuration's filters are given by level. */
export const isOnLoadFilters = core.isOnLoadFilters as (
  filters: ReportLevelFilters[] | OnLoadFilters,
) => filters is OnLoadFilters;

/** Tells whether a configuration's filters are a plain list. */
export const isReportFiltersArray = core.isReportFiltersArray as (
  filters: ReportLevelFilters[] | OnLoadFilters,
) => filters is ReportLevelFilters[];
