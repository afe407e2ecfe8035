import type { DashboardDefinition } from '../../../model/definition';

type TileLayout = DashboardDefinition['tiles'][number]['layout'];

/** Space between tiles, and around all of them, in pixels. */
export const gap = 12;
export const margin = 16;
export const rowHeight = 112;
const columns = 12;
/** Height of two small tiles next to each other on a phone, in pixels. */
const pairHeight = 92;
/** Maximum width of a tile that fits next to another tile on a phone, in columns. */
const smallTile = 4;

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

/** Arranges tiles in one column, with small tiles in pairs if `hasPairs` is set. Returns their rectangles. */
export function columnLayout(tiles: readonly TileLayout[], width: number, hasPairs: boolean, row = rowHeight) {
  const fullWidth = width - 2 * margin;
  let y = margin;
  let pairedIndex = -1;
  return tiles.map((tile, index) => {
    const next = tiles[index + 1];
    const isSecond = pairedIndex === index;
    const isFirst = !isSecond && hasPairs && isSmall(tile) && next !== undefined && isSmall(next);
    if (isFirst) pairedIndex = index + 1;
    const tileWidth = isFirst || isSecond ? (fullWidth - gap) / 2 : fullWidth;
    const height = isFirst || isSecond ? pairHeight : heightOf(tile, row);
    const rectangle = { x: isSecond ? margin + tileWidth + gap : margin, y, width: tileWidth, height };
    if (!isFirst) y += rectangle.height + gap;
    return rectangle;
  });
}
