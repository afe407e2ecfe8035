import { Filter, FilterType, type PrimitiveValueType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { FilterKeyTarget, FilterTarget, HierarchyIdentityFilterTarget } from './target';

/** Selection state of a hierarchy node. `'Inherited'` takes the state of the parent node. */
export type HierarchyFilterNodeOperators = 'Selected' | 'NotSelected' | 'Inherited';

/** Node of a hierarchy. */
export interface HierarchyFilterNode {
  /** Value of the node on its level. */
  value?: PrimitiveValueType;
  /** Key values of the node, if the level has key columns. */
  keyValues?: PrimitiveValueType[];
  /** Child nodes on the next level. */
  children?: HierarchyFilterNode[];
  /** Selection state of the node. */
  operator?: HierarchyFilterNodeOperators;
}

/** Filter that keeps the rows that belong to the selected nodes of a hierarchy. */
export interface HierarchyFilter extends Filter {
  /** Always `FilterType.Hierarchy`. */
  filterType: typeof FilterType.Hierarchy;
  /** Levels of the hierarchy, starting at the top. */
  target: (FilterTarget | FilterKeyTarget)[];
  /** Top-level nodes. */
  hierarchyData: HierarchyFilterNode[];
}

/** Hierarchy node specified by its identity. */
export interface HierarchyIdentityFilterNode<IdentityType> {
  /** Identity of the node. */
  identity: IdentityType;
  /** Child nodes on the next level. */
  children?: HierarchyIdentityFilterNode<IdentityType>[];
  /** Selection state of the node. */
  operator: HierarchyFilterNodeOperators;
}

/** Filter that keeps the rows that belong to the selected nodes of a hierarchy. The nodes are specified by identity. */
export interface HierarchyIdentityFilter<IdentityType = unknown> extends Filter {
  /** Always `FilterType.HierarchyIdentity`. */
  filterType: typeof FilterType.HierarchyIdentity;
  /** Query names of the levels, starting at the top. */
  target: HierarchyIdentityFilterTarget;
  /** Top-level nodes. */
  hierarchyData: HierarchyIdentityFilterNode<IdentityType>[];
}

/**
 * Creates a filter from the levels of the hierarchy and the nodes of the top level.
 *
 * @example
 * new HierarchyFilter(
 *   [
 *     { table: 'Locations', column: 'Region' },
 *     { table: 'Locations', column: 'Location' },
 *   ],
 *   [{ value: 'North', operator: 'Inherited', children: [{ value: 'Leeds', operator: 'Selected' }] }],
 * );
 */
export const HierarchyFilter: ModelClass<
  [target: (FilterTarget | FilterKeyTarget)[], hierarchyData: HierarchyFilterNode[]],
  HierarchyFilter
> = /* @__PURE__ */ modelClass(Filter, 'hierarchy', (target, hierarchyData) => ({
  target,
  filterType: FilterType.Hierarchy,
  hierarchyData,
}));

/**
 * Creates a filter from the query names of the levels and the nodes of the top level. Such filters are usually read
 * from a report rather than created.
 *
 * @example
 * new HierarchyIdentityFilter([{ queryName: 'Locations.Region' }], [{ identity: 4, operator: 'Selected' }]);
 */
export const HierarchyIdentityFilter: ModelClass<
  [target: HierarchyIdentityFilterTarget, hierarchyData: HierarchyIdentityFilterNode<unknown>[]],
  HierarchyIdentityFilter
> = /* @__PURE__ */ modelClass(Filter, 'hierarchyIdentity', (target, hierarchyData) => ({
  target,
  filterType: FilterType.HierarchyIdentity,
  hierarchyData,
}));
