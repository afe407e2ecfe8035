import type { Placed } from './placed';

/** Returns a key for the column of a page in which a visual is. Visuals in a column have the same edges. */
export const columnOf = ({ at }: Placed): string => `${String(at.x)} ${String(at.width)}`;

/**
 * Returns the widths of the labels next to the value axes of charts, by column. In a column with several charts, it is the largest one.
 *
 * @param gutterOf - returns the width that a visual needs, or undefined if it is not such a chart
 */
export function sharedGutters(
  boxes: readonly Placed[],
  gutterOf: (each: Placed) => number | undefined,
): Map<string, number> {
  const columns = new Map<string, number[]>();
  for (const each of boxes) {
    const gutter = gutterOf(each);
    if (gutter !== undefined) columns.set(columnOf(each), [...(columns.get(columnOf(each)) ?? []), gutter]);
  }
  return new Map(
    [...columns].flatMap(([column, all]) => (all.length > 1 ? [[column, Math.max(...all)] as const] : [])),
  );
}
