import type { HierarchyFilterNode, HierarchyFilterNodeOperators, TupleFilterOperators } from '../../../models';
import { type Value, comparable } from '../value';

/** One element of a tuple: the values of its columns, as the keys or the value say. */
export type Element = readonly Value[];

const keyOf = (values: readonly Value[]): string => JSON.stringify(values.map(comparable));

/** True when the row's values are one of the points. Widths are those of the points' elements, joined. */
export function tupleTest(points: readonly (readonly Element[])[]): (values: readonly Value[]) => boolean {
  const wanted = new Set(points.map((point) => keyOf(point.flat())));
  return (values) => wanted.has(keyOf(values));
}

/** How the points of a tuple filter are tested. */
export const tupleOperators: Readonly<Record<TupleFilterOperators, typeof tupleTest>> = { In: tupleTest };

/** Whether a node of a hierarchy is selected, below a parent that is or is not. */
export const nodeOperators: Readonly<Record<HierarchyFilterNodeOperators, (inherited: boolean) => boolean>> = {
  Selected: () => true,
  NotSelected: () => false,
  Inherited: (inherited) => inherited,
};

/** A hierarchy's node with its values read as the level's type. */
export interface ReadNode {
  values: Element;
  selected: boolean;
  children: ReadNode[];
}

/**
 * Reads the nodes of one level and those below. A node says 'Selected' or 'NotSelected'; 'Inherited' and
 * no operator take the parent's.
 */
export function readNodes(
  nodes: readonly HierarchyFilterNode[],
  read: (node: HierarchyFilterNode, level: number) => Element,
  level = 0,
  inherited = false,
): ReadNode[] {
  return nodes.map((node) => {
    const children = node.children ?? [];
    // A leaf that is listed without an operator is meant; a branch without one only leads to its children.
    const silent = children.length === 0 || inherited;
    const selected = node.operator ? nodeOperators[node.operator](inherited) : silent;
    return { values: read(node, level), selected, children: readNodes(children, read, level + 1, selected) };
  });
}

/** The verdict of the deepest node on the row's path; a row on no listed path is out. */
export function hierarchyTest(nodes: readonly ReadNode[], levelOf: (level: number, row: readonly Value[]) => Element) {
  return (row: readonly Value[]): boolean => {
    let verdict = false;
    let level = 0;
    let present: readonly ReadNode[] = nodes;
    for (;;) {
      const key = keyOf(levelOf(level, row));
      const node = present.find((each) => keyOf(each.values) === key);
      if (!node) return verdict;
      verdict = node.selected;
      present = node.children;
      level++;
    }
  };
}
