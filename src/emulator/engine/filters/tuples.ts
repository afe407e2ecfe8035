import type { HierarchyFilterNode, HierarchyFilterNodeOperators, TupleFilterOperators } from '../../../models';
import { type Value, comparable } from '../value';

/** Element of a tuple: the values of its key columns, or its single value. */
export type Element = readonly Value[];

const keyOf = (values: readonly Value[]): string => JSON.stringify(values.map(comparable));

/** Returns a test for rows whose values equal one of the points. */
export function tupleTest(points: readonly (readonly Element[])[]): (values: readonly Value[]) => boolean {
  const accepted = new Set(points.map((point) => keyOf(point.flat())));
  return (values) => accepted.has(keyOf(values));
}

/** Tests for the operators of a tuple filter. */
export const tupleOperators: Readonly<Record<TupleFilterOperators, typeof tupleTest>> = { In: tupleTest };

/** For each operator: whether a hierarchy node is selected, depending on its parent. */
export const nodeOperators: Readonly<Record<HierarchyFilterNodeOperators, (inherited: boolean) => boolean>> = {
  Selected: () => true,
  NotSelected: () => false,
  Inherited: (inherited) => inherited,
};

/** Hierarchy node with its values converted to the types of its columns. */
export interface ReadNode {
  values: Element;
  selected: boolean;
  children: ReadNode[];
}

/**
 * Converts the nodes of a level and their descendants. `Inherited` takes the selection of the parent, and so does a
 * branch without an operator. A leaf without an operator is selected.
 */
export function readNodes(
  nodes: readonly HierarchyFilterNode[],
  read: (node: HierarchyFilterNode, level: number) => Element,
  level = 0,
  inherited = false,
): ReadNode[] {
  return nodes.map((node) => {
    const children = node.children ?? [];
    // Old clients omit the operator of selected leaves and of the branches that contain them.
    const byDefault = children.length === 0 || inherited;
    const selected = node.operator ? nodeOperators[node.operator](inherited) : byDefault;
    return { values: read(node, level), selected, children: readNodes(children, read, level + 1, selected) };
  });
}

/** Returns a test by the deepest node on a row's path. Rows without a matching node are not kept. */
export function hierarchyTest(nodes: readonly ReadNode[], levelOf: (level: number, row: readonly Value[]) => Element) {
  return (row: readonly Value[]): boolean => {
    let selected = false;
    let level = 0;
    let siblings: readonly ReadNode[] = nodes;
    for (;;) {
      const key = keyOf(levelOf(level, row));
      const node = siblings.find((each) => keyOf(each.values) === key);
      if (!node) return selected;
      selected = node.selected;
      siblings = node.children;
      level++;
    }
  };
}
