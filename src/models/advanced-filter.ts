import { EmbedError } from '../errors';
import { Filter, FilterType, type PrimitiveValueType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { FilterTarget } from './target';

/** How two conditions are joined. */
export type AdvancedFilterLogicalOperators = 'And' | 'Or';

/** What a condition asks. */
export type AdvancedFilterConditionOperators =
  | 'None'
  | 'LessThan'
  | 'LessThanOrEqual'
  | 'GreaterThan'
  | 'GreaterThanOrEqual'
  | 'Contains'
  | 'DoesNotContain'
  | 'StartsWith'
  | 'DoesNotStartWith'
  | 'Is'
  | 'IsNot'
  | 'IsBlank'
  | 'IsNotBlank'
  | 'IsEmptyString'
  | 'IsNotEmptyString';

/** One condition of an advanced filter. */
export interface AdvancedFilterCondition {
  /** What to compare with; not needed for 'IsBlank', 'IsNotBlank', 'IsEmptyString' and 'IsNotEmptyString'. */
  value?: PrimitiveValueType | Date;
  /** What the condition asks. */
  operator: AdvancedFilterConditionOperators;
}

/** Keeps the rows whose value meets one or two conditions. */
export interface AdvancedFilter extends Filter {
  /** The kind: `FilterType.Advanced`. */
  filterType: typeof FilterType.Advanced;
  /** How two conditions are joined; 'And' when there is one. */
  logicalOperator: AdvancedFilterLogicalOperators;
  /** At most two. */
  conditions?: AdvancedFilterCondition[];
}

/** Arguments of `new AdvancedFilter`: the conditions one by one or as one array. */
export type AdvancedFilterArguments = [
  target: FilterTarget,
  logicalOperator: AdvancedFilterLogicalOperators,
  ...conditions: (AdvancedFilterCondition | AdvancedFilterCondition[])[],
];

/**
 * Makes an advanced filter.
 *
 * @example
 * new AdvancedFilter({ table: 'Staff', column: 'Age' }, 'And', { operator: 'GreaterThan', value: 30 })
 */
export const AdvancedFilter: ModelClass<AdvancedFilterArguments, AdvancedFilter> = /* @__PURE__ */ modelClass(
  Filter,
  'advanced',
  (target, logicalOperator, ...given) => {
    // Untyped code may pass anything.
    if (typeof logicalOperator !== 'string' || (logicalOperator as string) === '') {
      throw new EmbedError('invalidFilter', `logicalOperator must be a valid operator, You passed: ${logicalOperator}`);
    }
    const conditions = Array.isArray(given[0]) ? given[0] : (given as AdvancedFilterCondition[]);
    if (conditions.length > 2) {
      throw new EmbedError(
        'invalidFilter',
        `AdvancedFilters may not have more than two conditions. You passed: ${conditions.length}`,
      );
    }
    if (conditions.length === 1 && logicalOperator !== 'And') {
      throw new EmbedError('invalidFilter', 'Logical Operator must be "And" when there is only one condition provided');
    }
    return { target, filterType: FilterType.Advanced, logicalOperator, conditions };
  },
);
