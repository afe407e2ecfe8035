import { EmbedError } from '../errors';
import { Filter, FilterType, type PrimitiveValueType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { FilterTarget } from './target';

/** Logical operator that combines the conditions of an advanced filter. */
export type AdvancedFilterLogicalOperators = 'And' | 'Or';

/** Comparison operator of a condition. */
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

/** Condition of an advanced filter. */
export interface AdvancedFilterCondition {
  /** Value to compare with. Omit it for `'IsBlank'`, `'IsNotBlank'`, `'IsEmptyString'` and `'IsNotEmptyString'`. */
  value?: PrimitiveValueType | Date;
  /** Comparison operator. */
  operator: AdvancedFilterConditionOperators;
}

/** Filter that keeps the rows whose value meets one or two conditions. */
export interface AdvancedFilter extends Filter {
  /** Always `FilterType.Advanced`. */
  filterType: typeof FilterType.Advanced;
  /** Operator that combines the conditions. Must be `'And'` if there is only one condition. */
  logicalOperator: AdvancedFilterLogicalOperators;
  /** Conditions, at most two. */
  conditions?: AdvancedFilterCondition[];
}

/** Arguments of `new AdvancedFilter`. Conditions can be passed separately or as one array. */
export type AdvancedFilterArguments = [
  target: FilterTarget,
  logicalOperator: AdvancedFilterLogicalOperators,
  ...conditions: (AdvancedFilterCondition | AdvancedFilterCondition[])[],
];

/**
 * Creates a filter from the target, the logical operator and the conditions (separately or as one array).
 *
 * @throws {EmbedError} `invalidFilter` if the operator is missing, if there are more than two conditions, or if a
 *   single condition is combined with `'Or'`
 *
 * @example
 * new AdvancedFilter(
 *   { table: 'Staff', column: 'Age' },
 *   'And',
 *   { operator: 'GreaterThanOrEqual', value: 30 },
 *   { operator: 'LessThan', value: 40 },
 * );
 */
export const AdvancedFilter: ModelClass<AdvancedFilterArguments, AdvancedFilter> = /* @__PURE__ */ modelClass(
  Filter,
  'advanced',
  (target, logicalOperator, ...rest) => {
    // Callers without type checking can pass any value.
    if (typeof logicalOperator !== 'string' || (logicalOperator as string) === '') {
      throw new EmbedError('invalidFilter', `logicalOperator must be a valid operator, You passed: ${logicalOperator}`);
    }
    const conditions = Array.isArray(rest[0]) ? rest[0] : (rest as AdvancedFilterCondition[]);
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
