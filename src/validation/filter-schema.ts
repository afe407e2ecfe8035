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
import type { ObjectSchema, Schema } from './combinators';
import { requiredString } from './primitive-schema';

const columnTarget: ObjectSchema<FilterColumnTarget> = { object: { table: requiredString, column: requiredString } };
const hierarchyTarget: ObjectSchema<FilterHierarchyTarget> = {
  object: { table: requiredString, hierarchy: requiredString, hierarchyLevel: requiredString },
};
const measureTarget: ObjectSchema<FilterMeasureTarget> = { object: { table: requiredString, measure: requiredString } };

/** One column, level or measure. A target with keys passes as one without: more fields never make it invalid. */
export const singleTarget: Schema = { anyOf: [columnTarget, hierarchyTarget, measureTarget] };

const target: Schema = {
  anyOf: [
    columnTarget,
    hierarchyTarget,
    measureTarget,
    { list: { anyOf: [columnTarget, hierarchyTarget, measureTarget, { list: singleTarget }] } },
  ],
};

const primitive: Schema = { anyOf: ['string', 'number', 'boolean'] };
const primitives: Schema = { list: primitive };

const displaySettings: ObjectSchema<FilterDisplaySettings> = {
  object: { isLockedInViewMode: 'boolean', isHiddenInViewMode: 'boolean', displayName: 'string' },
};

// The fields that every kind has, but its `filterType`.
const base = { target: { required: target }, $schema: 'string', displaySettings } as const;

const basic: ObjectSchema<BasicFilter> = {
  object: {
    ...base,
    operator: requiredString,
    values: { required: primitives },
    filterType: { oneOf: [1] },
    requireSingleSelection: 'boolean',
  },
};

const condition: ObjectSchema<AdvancedFilterCondition> = { object: { value: primitive, operator: requiredString } };
const advanced: ObjectSchema<AdvancedFilter> = {
  object: { ...base, logicalOperator: requiredString, conditions: { list: condition }, filterType: { oneOf: [0] } },
};

const relative = { ...base, operator: { required: { oneOf: [0, 1, 2] } }, timeUnitsCount: 'number' } as const;
const relativeDate: ObjectSchema<RelativeDateFilter> = {
  object: {
    ...relative,
    includeToday: { required: 'boolean' },
    timeUnitType: { required: { oneOf: [0, 1, 2, 3, 4, 5, 6] } },
    filterType: { oneOf: [4] },
  },
};
const relativeTime: ObjectSchema<RelativeTimeFilter> = {
  object: { ...relative, timeUnitType: { required: { oneOf: [7, 8] } }, filterType: { oneOf: [7] } },
};

const topN: ObjectSchema<TopNFilter> = {
  object: {
    ...base,
    operator: requiredString,
    itemCount: { required: 'number' },
    filterType: { oneOf: [5] },
    orderBy: { required: target },
  },
};

const notSupported: ObjectSchema<NotSupportedFilter> = {
  object: { ...base, message: requiredString, notSupportedTypeName: requiredString, filterType: { oneOf: [2] } },
};

const point: ObjectSchema<IncludeExcludeTargetValue> = {
  object: { value: { required: primitive }, keyValues: primitives },
};
const includeExclude: ObjectSchema<IncludeExcludeFilter> = {
  object: {
    ...base,
    isExclude: { required: 'boolean' },
    values: { required: { list: { anyOf: ['string', 'number', 'boolean', { list: { list: point } }] } } },
    filterType: { oneOf: [3] },
  },
};

const node: ObjectSchema<HierarchyFilterNode> = {
  object: { value: primitive, keyValues: primitives, children: { list: () => node }, operator: 'string' },
};
const hierarchy: ObjectSchema<HierarchyFilter> = {
  object: { ...base, hierarchyData: { required: { list: node } }, filterType: { oneOf: [9] } },
};

/** A filter that may be set. */
export const filter: Schema = {
  object: {},
  also: {
    anyOf: [basic, advanced, includeExclude, notSupported, relativeDate, topN, relativeTime, hierarchy],
  },
};

/** Filters that may be set. */
export const filters: Schema = { list: filter };

const update: Schema = { required: { oneOf: [1, 2, 3] } };
const removeAll: Schema = { required: { oneOf: [0] } };

const updateFilters: ObjectSchema<UpdateFiltersRequest> = {
  object: { filtersOperation: update, filters: { required: filters } },
};
const removeFilters: ObjectSchema<UpdateFiltersRequest> = {
  object: { filtersOperation: removeAll, filters: 'forbidden' },
};

/** A change of filters: an operation with filters, or `RemoveAll` without. */
export const updateFiltersRequest: Schema = { anyOf: [updateFilters, removeFilters] };

const updateOnLoad: ObjectSchema<OnLoadFiltersBase> = { object: { operation: update, filters: { required: filters } } };
const removeOnLoad: ObjectSchema<OnLoadFiltersBase> = { object: { operation: removeAll, filters: 'forbidden' } };
const levelOnLoad: Schema = { anyOf: [updateOnLoad, removeOnLoad] };
const byLevel: ObjectSchema<OnLoadFilters> = { object: { allPages: levelOnLoad, currentPage: levelOnLoad } };

/** Filters of a load: a list, or by level. */
export const loadFilters: Schema = { anyOf: [filters, byLevel] };
