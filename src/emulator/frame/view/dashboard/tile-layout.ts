import type { DashboardDefinition } from '../../../model/definition';

type TileLayout = DashboardDefinition['tiles'][number]['layout'];

/** Space between tiles, and around all of them, in pixels. */
export const gap = 12;
export const margin = 16;
export const rowHeight = 112;
const columns = 12;
/** Height of small tiles next to each other in a narrow frame, in pixels. */
const sharedHeight = 92;
/** Maximum width of a tile that fits next to another tile in a narrow frame, in columns. */
const smallTile = 4;
/** Maximum width of a column of tiles, in pixels. A number at the left edge of a wider tile would be far from its trend line. */
const maxColumnWidth = 720;

const heightOf = ({ height }: TileLayout, row: number): number => height * row + (height - 1) * gap;
const isSmall = ({ width, height }: TileLayout): boolean => width <= smallTile && height === 1;

/** Arranges tiles in the dashboard's grid, with rows of the given height. Returns their rectangles. */
export function gridLayout(tiles: readonly TileLayout[], width: number, row = rowHeight) {
  const cell = (width - 2 * margin - gap * (columns - 1)) / columns;
  return tiles.map((tile) => ({
    x: margin + tile.column * (cell + gap),
    y: margin + tile.row * (row + gap),
    width: tile.width * cell + (tile.width - 1) * gap,
    height: heightOf(tile, row),
  }));
}

/** Divides tiles into rows: up to `perRow` consecutive small tiles, or a single tile. */
function rowsOf(tiles: readonly TileLayout[], perRow: number): TileLayout[][] {
  const rows: TileLayout[][] = [];
  for (const tile of tiles) {
    const row = rows.at(-1);
    if (row && row.length < perRow && [...row, tile].every(isSmall)) row.push(tile);
    else rows.push([tile]);
  }
  return rows;
}

/** Arranges tiles in one centered column, with up to `perRow` small tiles next to each other. Returns their rectangles. */
export function columnLayout(tiles: readonly TileLayout[], width: number, perRow: number, row = rowHeight) {
  const fullWidth = Math.min(maxColumnWidth, width - 2 * margin);
  const left = (width - fullWidth) / 2;
  let y = margin;
  return rowsOf(tiles, perRow).flatMap((line) => {
    const tileWidth = (fullWidth - gap * (line.length - 1)) / line.length;
    const height = line.length > 1 ? sharedHeight : Math.max(...line.map((tile) => heightOf(tile, row)));
    const rectangles = line.map((_, index) => ({ x: left + index * (tileWidth + gap), y, width: tileWidth, height }));
    y += height + gap;
    return rectangles;
  });
}
