import type { HierarchyFilterNode, HierarchyFilterNodeOperators, TupleFilterOperators } from '../../../models';
import { type Value, comparable } from '../value';

/** Element of a tuple: its key column values, or its single value. */
export type Element = readonly Value[];

const keyOf = (values: readonly Value[]): string => JSON.stringify(values.map(comparable));

/** Returns a test for rows whose values equal one of the points. */
export function tupleTest(points: readonly (readonly Element[])[]): (values: readonly Value[]) => boolean {
  const accepted = new Set(points.map((point) => keyOf(point.flat())));
  return (values) => accepted.has(keyOf(values));
}

/** Tests for the tuple filter operators. */
export const tupleOperators: Readonly<Record<TupleFilterOperators, typeof tupleTest>> = { In: tupleTest };

/** For each operator: whether a hierarchy node is selected, depending on its parent. */
export const nodeOperators: Readonly<Record<HierarchyFilterNodeOperators, (inherited: boolean) => boolean>> = {
  Selected: () => true,
  NotSelected: () => false,
  Inherited: (inherited) => inherited,
};

/** Hierarchy node with its values converted to its columns' types. */
export interface ReadNode {
  values: Element;
  selected: boolean;
  children: ReadNode[];
}

/**
 * Converts the nodes of a level and their descendants. `Inherited` nodes and branches without an operator take on the
 * parent's selection. Leaves without an operator are selected.
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
    const selectedByDefault = children.length === 0 || inherited;
    const selected = node.operator ? nodeOperators[node.operator](inherited) : selectedByDefault;
    return { values: read(node, level), selected, children: readNodes(children, read, level + 1, selected) };
  });
}

/** Returns a test that uses the deepest node on a row's path. Rows without a matching node are excluded. */
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
