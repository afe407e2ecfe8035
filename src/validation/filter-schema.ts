import type {
  AdvancedFilter,
  AdvancedFilterCondition,
  BasicFilter,
  FilterColumnTarget,
  FilterDisplaySettings,
  FilterHierarchyTarget,
  FilterMeasureTarget,
  HierarchyFilter,
  HierarchyFilterNode,
  IncludeExcludeFilter,
  IncludeExcludeTargetValue,
  NotSupportedFilter,
  OnLoadFilters,
  OnLoadFiltersBase,
  RelativeDateFilter,
  RelativeTimeFilter,
  TopNFilter,
  UpdateFiltersRequest,
} from '../models';
import type { Fields, Schema } from './compile-schema';
import { requiredString } from './primitive-schema';

const columnTarget: Fields<FilterColumnTarget> = { table: requiredString, column: requiredString };
const hierarchyTarget: Fields<FilterHierarchyTarget> = {
  table: requiredString,
  hierarchy: requiredString,
  hierarchyLevel: requiredString,
};
const measureTarget: Fields<FilterMeasureTarget> = { table: requiredString, measure: requiredString };

/** One column, level or measure. A target with keys passes as one without: more fields never make it invalid. */
export const singleTarget: Schema = ['anyOf', [columnTarget, hierarchyTarget, measureTarget]];

const target: Schema = [
  'anyOf',
  [
    columnTarget,
    hierarchyTarget,
    measureTarget,
    ['list', ['anyOf', [columnTarget, hierarchyTarget, measureTarget, ['list', singleTarget]]]],
  ],
];

const primitive: Schema = ['anyOf', ['string', 'number', 'boolean']];
const primitives: Schema = ['list', primitive];

const displaySettings: Fields<FilterDisplaySettings> = {
  isLockedInViewMode: 'boolean',
  isHiddenInViewMode: 'boolean',
  displayName: 'string',
};

// The fields that every kind has, but its `filterType`. That stands first in each kind: it tells at once that a filter is of
// another one, and a filter of no kind gets the same message whatever its first fault.
const base = { target: ['required', target], $schema: 'string', displaySettings } as const;

const basic: Fields<BasicFilter> = {
  filterType: [1],
  ...base,
  operator: requiredString,
  values: ['required', primitives],
  requireSingleSelection: 'boolean',
};

const condition: Fields<AdvancedFilterCondition> = { value: primitive, operator: requiredString };
const advanced: Fields<AdvancedFilter> = {
  filterType: [0],
  ...base,
  logicalOperator: requiredString,
  conditions: ['list', condition],
};

const relative = { ...base, operator: ['required', [0, 1, 2]], timeUnitsCount: 'number' } as const;
const relativeDate: Fields<RelativeDateFilter> = {
  filterType: [4],
  ...relative,
  includeToday: ['required', 'boolean'],
  timeUnitType: ['required', [0, 1, 2, 3, 4, 5, 6]],
};
const relativeTime: Fields<RelativeTimeFilter> = {
  filterType: [7],
  ...relative,
  timeUnitType: ['required', [7, 8]],
};

const topN: Fields<TopNFilter> = {
  filterType: [5],
  ...base,
  operator: requiredString,
  itemCount: ['required', 'number'],
  orderBy: ['required', target],
};

const notSupported: Fields<NotSupportedFilter> = {
  filterType: [2],
  ...base,
  message: requiredString,
  notSupportedTypeName: requiredString,
};

const point: Fields<IncludeExcludeTargetValue> = { value: ['required', primitive], keyValues: primitives };
const includeExclude: Fields<IncludeExcludeFilter> = {
  filterType: [3],
  ...base,
  isExclude: ['required', 'boolean'],
  values: ['required', ['list', ['anyOf', ['string', 'number', 'boolean', ['list', ['list', point]]]]]],
};

const node: Fields<HierarchyFilterNode> = {
  value: primitive,
  keyValues: primitives,
  // A getter, as a node contains nodes.
  get children(): Schema {
    return ['list', node];
  },
  operator: 'string',
};
const hierarchy: Fields<HierarchyFilter> = {
  filterType: [9],
  ...base,
  hierarchyData: ['required', ['list', node]],
};

/** A filter that may be set. */
export const filter: Schema = [
  'all',
  [{}, ['anyOf', [basic, advanced, includeExclude, notSupported, relativeDate, topN, relativeTime, hierarchy]]],
];

/** Filters that may be set. */
export const filters: Schema = ['list', filter];

const update: Schema = ['required', [1, 2, 3]];
const removeAll: Schema = ['required', [0]];

const updateFilters: Fields<UpdateFiltersRequest> = { filtersOperation: update, filters: ['required', filters] };
const removeFilters: Fields<UpdateFiltersRequest> = { filtersOperation: removeAll, filters: 'forbidden' };

/** A change of filters: an operation with filters, or `RemoveAll` without. */
export const updateFiltersRequest: Schema = ['anyOf', [updateFilters, removeFilters]];

const updateOnLoad: Fields<OnLoadFiltersBase> = { operation: update, filters: ['required', filters] };
const removeOnLoad: Fields<OnLoadFiltersBase> = { operation: removeAll, filters: 'forbidden' };
const levelOnLoad: Schema = ['anyOf', [updateOnLoad, removeOnLoad]];
const byLevel: Fields<OnLoadFilters> = { allPages: levelOnLoad, currentPage: levelOnLoad };

/** Filters of a load: a list, or by level. */
export const loadFilters: Schema = ['anyOf', [filters, byLevel]];
