import type {
  AdvancedFilter,
  AdvancedFilterCondition,
  BasicFilter,
  Filter,
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

/** Column, hierarchy level or measure. Additional fields are ignored, so targets with key columns also pass. */
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

/**
 * Adds the fields that all filters share. `filterType` is validated first, so that the alternatives of other types are
 * rejected immediately. This is a function because bundlers keep object literals with a spread even if they are unused.
 */
function filterFields<F extends Filter>(filterType: F['filterType'], fields: Fields<F>): Fields<F> {
  return { filterType: [filterType], target: ['required', target], $schema: 'string', displaySettings, ...fields };
}

const basic = /* @__PURE__ */ filterFields<BasicFilter>(1, {
  operator: requiredString,
  values: ['required', primitives],
  requireSingleSelection: 'boolean',
});

const condition: Fields<AdvancedFilterCondition> = {
  value: ['anyOf', [primitive, (value) => (value instanceof Date ? undefined : 'must be a Date')]],
  operator: requiredString,
};
const advanced = /* @__PURE__ */ filterFields<AdvancedFilter>(0, {
  logicalOperator: requiredString,
  conditions: ['list', condition],
});

const relativeOperator: Schema = ['required', [0, 1, 2]];
const relativeDate = /* @__PURE__ */ filterFields<RelativeDateFilter>(4, {
  operator: relativeOperator,
  timeUnitsCount: 'number',
  includeToday: ['required', 'boolean'],
  timeUnitType: ['required', [0, 1, 2, 3, 4, 5, 6]],
});
const relativeTime = /* @__PURE__ */ filterFields<RelativeTimeFilter>(7, {
  operator: relativeOperator,
  timeUnitsCount: 'number',
  timeUnitType: ['required', [7, 8]],
});

const topN = /* @__PURE__ */ filterFields<TopNFilter>(5, {
  operator: requiredString,
  itemCount: ['required', 'number'],
  orderBy: ['required', target],
});

const notSupported = /* @__PURE__ */ filterFields<NotSupportedFilter>(2, {
  message: requiredString,
  notSupportedTypeName: requiredString,
});

const point: Fields<IncludeExcludeTargetValue> = { value: ['required', primitive], keyValues: primitives };
const includeExclude = /* @__PURE__ */ filterFields<IncludeExcludeFilter>(3, {
  isExclude: ['required', 'boolean'],
  values: ['required', ['list', ['anyOf', ['string', 'number', 'boolean', ['list', ['list', point]]]]]],
});

const node: Fields<HierarchyFilterNode> = {
  value: primitive,
  keyValues: primitives,
  // A getter, because the schema refers to itself.
  get children(): Schema {
    return ['list', node];
  },
  operator: 'string',
};
const hierarchy = /* @__PURE__ */ filterFields<HierarchyFilter>(9, { hierarchyData: ['required', ['list', node]] });

/** Filter of any type except tuple, identity and hierarchy identity filters, as in powerbi-client. */
export const filter: Schema = [
  'all',
  [{}, ['anyOf', [basic, advanced, includeExclude, notSupported, relativeDate, topN, relativeTime, hierarchy]]],
];

export const filters: Schema = ['list', filter];

const update: Schema = ['required', [1, 2, 3]];
const removeAll: Schema = ['required', [0]];

const updateFilters: Fields<UpdateFiltersRequest> = { filtersOperation: update, filters: ['required', filters] };
const removeFilters: Fields<UpdateFiltersRequest> = { filtersOperation: removeAll, filters: 'forbidden' };

/** Update of filters: an operation with filters, or `RemoveAll` without filters. */
export const updateFiltersRequest: Schema = ['anyOf', [updateFilters, removeFilters]];

const updateOnLoad: Fields<OnLoadFiltersBase> = { operation: update, filters: ['required', filters] };
const removeOnLoad: Fields<OnLoadFiltersBase> = { operation: removeAll, filters: 'forbidden' };
const levelOnLoad: Schema = ['anyOf', [updateOnLoad, removeOnLoad]];
const byLevel: Fields<OnLoadFilters> = { allPages: levelOnLoad, currentPage: levelOnLoad };

/** Initial filters: a list, or an operation by level. */
export const loadFilters: Schema = ['anyOf', [filters, byLevel]];
