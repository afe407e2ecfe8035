import type { Placed } from './placed';

/** Returns a key for the row of a page in which a visual is. Visuals in a row have the same height. */
export const rowOf = ({ at }: Placed): string => `${String(at.y)} ${String(at.height)}`;

/**
 * Returns the rows in which all legends are below the titles, because one of them does not fit next to its title. The plots in a row
 * then start at the same height.
 *
 * @param fitsTitleLegend - returns whether a visual's legend fits next to its title, or undefined if it has no legend
 */
export const rowsWithLegendsBelow = (
  boxes: readonly Placed[],
  fitsTitleLegend: (each: Placed) => boolean | undefined,
): Set<string> => new Set(boxes.filter((each) => fitsTitleLegend(each) === false).map(rowOf));
