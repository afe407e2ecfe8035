import type { CategoryField, MeasureField, Query, VisualDefinition } from '@vitrine/sdk/emulator';

/** Page size that fills a 4:3 frame together with the page tabs below it, and keeps text readable at embedded sizes. */
export const size = { width: 960, height: 684 };
export const margin = 16;
export const gap = 12;

export type Box = [x: number, y: number, width: number, height: number];

/** Returns boxes in one row that divide the page width in the given proportions. */
export function row(y: number, height: number, ...parts: number[]): Box[] {
  const available = size.width - 2 * margin - gap * (parts.length - 1);
  const total = parts.reduce((sum, part) => sum + part, 0);
  let x = margin;
  return parts.map((part) => {
    const width = (available * part) / total;
    const box: Box = [Math.round(x), y, Math.round(width), height];
    x += width + gap;
    return box;
  });
}

export const field = (table: string, column: string, bucket?: CategoryField['bucket']): CategoryField => ({
  table,
  column,
  ...(bucket === undefined ? {} : { bucket }),
});
export const measure = (table: string, name: string): MeasureField => ({ table, measure: name });
export const largest = (by: number) => ({ by, direction: 'descending' as const });

/** Hides a visual's menu, whose few options are not worth their space next to a short title on phones. */
export const withoutHeader = { visualHeader: { visible: false } };

export const visual = (
  name: string,
  type: VisualDefinition['type'],
  title: string,
  [x, y, width, height]: Box = [0, 0, 0, 0],
  query: Query,
): VisualDefinition => ({ name, type, title, layout: { x, y, width, height, z: 0 }, query });
