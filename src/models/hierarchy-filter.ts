import { Filter, FilterType, type PrimitiveValueType } from './filter';
import { modelClass, type ModelClass } from './model-class';
import type { FilterKeyTarget, FilterTarget, HierarchyIdentityFilterTarget } from './target';

/** Whether a node is selected; 'Inherited' follows its parent. */
export type HierarchyFilterNodeOperators = 'Selected' | 'NotSelected' | 'Inherited';

/** A node of a hierarchy. */
export interface HierarchyFilterNode {
  /** The value on its level. */
  value?: PrimitiveValueType;
  /** Its keys, if the level has keys. */
  keyValues?: PrimitiveValueType[];
  /** The nodes of the next level. */
  children?: HierarchyFilterNode[];
  /** Whether it is selected. */
  operator?: HierarchyFilterNodeOperators;
}

/** Keeps the rows of the selected nodes of a hierarchy. */
export interface HierarchyFilter extends Filter {
  /** The kind: `FilterType.Hierarchy`. */
  filterType: typeof FilterType.Hierarchy;
  /** The levels, from the top. */
  target: (FilterTarget | FilterKeyTarget)[];
  /** The nodes of the top level. */
  hierarchyData: HierarchyFilterNode[];
}

/** A node of a hierarchy, named by identity. */
export interface HierarchyIdentityFilterNode<IdentityType> {
  /** What identifies it. */
  identity: IdentityType;
  /** The nodes of the next level. */
  children?: HierarchyIdentityFilterNode<IdentityType>[];
  /** Whether it is selected. */
  operator: HierarchyFilterNodeOperators;
}

/** Keeps the rows of the selected nodes of a hierarchy, named by identity. */
export interface HierarchyIdentityFilter<IdentityType = unknown> extends Filter {
  /** The kind: `FilterType.HierarchyIdentity`. */
  filterType: typeof FilterType.HierarchyIdentity;
  /** The queries of the levels, from the top. */
  target: HierarchyIdentityFilterTarget;
  /** The nodes of the top level. */
  hierarchyData: HierarchyIdentityFilterNode<IdentityType>[];
}

/** Makes a filter of nodes of a hierarchy. */
export const HierarchyFilter: ModelClass<
  [target: (FilterTarget | FilterKeyTarget)[], hierarchyData: HierarchyFilterNode[]],
  HierarchyFilter
> = /* @__PURE__ */ modelClass(Filter, 'hierarchy', (target, hierarchyData) => ({
  target,
  filterType: FilterType.Hierarchy,
  hierarchyData,
}));

/** Makes a filter of nodes of a hierarchy, named by identity. */
export const HierarchyIdentityFilter: ModelClass<
  [target: HierarchyIdentityFilterTarget, hierarchyData: HierarchyIdentityFilterNode<unknown>[]],
  HierarchyIdentityFilter
> = /* @__PURE__ */ modelClass(Filter, 'hierarchyIdentity', (target, hierarchyData) => ({
  target,
  filterType: FilterType.HierarchyIdentity,
  hierarchyData,
}));
