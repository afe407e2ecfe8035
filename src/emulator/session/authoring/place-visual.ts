import type { Rectangle } from '../../model/definition';

type Size = Pick<Rectangle, 'width' | 'height'>;

/** Distance between the visuals on a page, and between visuals and the edges of the page, in pixels. */
const gap = 16;
const margin = 24;
/** Approximate size of a new visual, in pixels. */
const usualSize = { width: 400, height: 320 };
/** Approximate width of the first visuals that an author adds, which leaves room for long labels and legends. */
const wideWidth = 600;
/** Smallest size of a visual that is reduced to fit into a free area. */
const minSize = { width: 240, height: 180 };
const minCardSize = { width: 160, height: 96 };

/** The position of a new visual, and the new positions of the visuals on the page if they are moved. */
interface VisualPlacement {
  at: Rectangle;
  moved?: readonly (Rectangle | undefined)[];
}

const innerSize = (page: Size): Size => ({ width: page.width - 2 * margin, height: page.height - 2 * margin });

const countOf = (room: number, size: number): number => Math.max(1, Math.round((room + gap) / (size + gap)));

/** Returns the cells of a grid row by row. */
function cellsOf(page: Size, { columns, rows }: { columns: number; rows: number }): Rectangle[] {
  const inner = innerSize(page);
  const width = Math.floor((inner.width - gap * (columns - 1)) / columns);
  const height = Math.floor((inner.height - gap * (rows - 1)) / rows);
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: margin + (index % columns) * (width + gap),
    y: margin + Math.floor(index / columns) * (height + gap),
    width,
    height,
  }));
}

/** Returns the places of cards in a cell: the quarters of a wide cell, or the upper and the lower half of another. */
function cardPlacesOf(cell: Rectangle): Rectangle[] {
  const columns = cell.width >= 2 * minSize.width ? 2 : 1;
  const width = (cell.width - gap * (columns - 1)) / columns;
  const height = (cell.height - gap) / 2;
  return [0, height + gap].flatMap((y) =>
    [0, width + gap].slice(0, columns).map((x) => ({ x: cell.x + x, y: cell.y + y, width, height })),
  );
}

/** Returns a cell together with the next one in its row. Undefined for the last cell. */
function pairOf(cells: readonly Rectangle[], cell: Rectangle): Rectangle | undefined {
  const next = cells.find(({ x, y }) => y === cell.y && x === cell.x + cell.width + gap);
  return next && { ...cell, width: 2 * cell.width + gap };
}

const isEqual = (a: Rectangle, b: Rectangle): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/** Returns whether a rectangle keeps its distance from all others. */
const isFree = ({ x, y, width, height }: Rectangle, occupied: readonly Rectangle[]): boolean =>
  occupied.every(
    (at) =>
      x >= at.x + at.width + gap || x + width + gap <= at.x || y >= at.y + at.height + gap || y + height + gap <= at.y,
  );

/** Returns the cells of the page's usual grid and of finer ones. If the visuals may move later, a grid with wide cells is first. */
function gridsOf(page: Size, movesOthers: boolean): Rectangle[][] {
  const { width, height } = innerSize(page);
  const columns = countOf(width, usualSize.width);
  const rows = countOf(height, usualSize.height);
  const wideColumns = countOf(width, wideWidth);
  const wide = movesOthers && wideColumns < columns ? [cellsOf(page, { columns: wideColumns, rows })] : [];
  const usual = cellsOf(page, { columns, rows });
  const finer = [
    { columns, rows: rows + 1 },
    { columns: columns + 1, rows: rows + 1 },
  ].map((grid) => cellsOf(page, grid));
  const isLarge = ([cell]: readonly Rectangle[]): boolean =>
    cell !== undefined && cell.width >= minSize.width && cell.height >= minSize.height;
  return [...wide, usual, ...finer.filter(isLarge)];
}

/**
 * Returns the position of a new visual on a page. A visual without a size takes the first free cell of the page's grid, or a part of one if
 * it is a card. If no cell is free and the others may move, all are in a finer grid, unless one of them is outside the grid. Otherwise, the new
 * visual is placed in the largest free area. On a full page, it is placed in the center, offset from visuals that are already there.
 *
 * @param size - size of the visual, which is not changed
 * @param movesOthers - whether the visuals on the page may be moved. Default: false.
 */
export function placeVisual(
  page: Size,
  occupied: readonly Rectangle[],
  { isCard, size, movesOthers = false }: { isCard: boolean; size?: Size; movesOthers?: boolean },
): VisualPlacement {
  if (size) return { at: firstFit(page, occupied, size) ?? overlapping(page, occupied, size) };
  const parts = (cells: readonly Rectangle[]): readonly Rectangle[] => (isCard ? cells.flatMap(cardPlacesOf) : cells);
  const grids = gridsOf(page, movesOthers);
  const current = grids.findIndex((cells) => {
    const pairs = cells.flatMap((cell) => pairOf(cells, cell) ?? []);
    const places = [...cells, ...pairs, ...cells.flatMap(cardPlacesOf)];
    return occupied.every((at) => places.some((place) => isEqual(place, at)));
  });
  const [usual = []] = grids;
  const at = parts(grids[current] ?? usual).find((cell) => isFree(cell, occupied));
  if (at) return { at };
  const finer =
    current < 0 || !movesOthers ? undefined : grids.slice(current + 1).find((cells) => cells.length > occupied.length);
  const last = finer && parts(finer.slice(occupied.length))[0];
  if (finer && last) {
    const ordered = [...occupied].sort((a, b) => a.y - b.y || a.x - b.x);
    return { at: last, moved: occupied.map((each) => finer[ordered.indexOf(each)]) };
  }
  const wanted = parts(usual)[0] ?? usualSize;
  const area = largestArea(page, occupied, wanted, isCard ? minCardSize : minSize);
  return { at: area ?? overlapping(page, occupied, wanted) };
}

/** Returns the place of a visual that fills a cell of the page's grid, extended by the next cell in its row. Undefined if that is not free. */
export function widenedPlace(page: Size, at: Rectangle, others: readonly Rectangle[]): Rectangle | undefined {
  for (const cells of gridsOf(page, true)) {
    const cell = cells.find((each) => isEqual(each, at));
    const pair = cell && pairOf(cells, cell);
    if (pair && isFree(pair, others)) return pair;
  }
  return undefined;
}

/** Returns the possible starts and ends of a visual along one axis. */
function edgesOf(occupied: readonly Rectangle[], length: number, start: 'x' | 'y', side: 'width' | 'height') {
  const room = (edge: number): boolean => edge >= margin && edge <= length - margin;
  return {
    starts: [...new Set([margin, ...occupied.map((at) => at[start] + at[side] + gap)])].filter(room),
    ends: [...new Set([length - margin, ...occupied.map((at) => at[start] - gap)])].filter(room),
  };
}

/** Returns the first position, row by row, where a visual of a size fits. */
function firstFit(page: Size, occupied: readonly Rectangle[], { width, height }: Size): Rectangle | undefined {
  const { starts: columns } = edgesOf(occupied, page.width, 'x', 'width');
  const { starts: rows } = edgesOf(occupied, page.height, 'y', 'height');
  const isInside = ({ x, y }: Rectangle): boolean => x + width <= page.width && y + height <= page.height;
  return rows
    .flatMap((y) => columns.map((x) => ({ x, y, width, height })))
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .find((at) => isInside(at) && isFree(at, occupied));
}

/** Returns the part of the largest free area that a visual takes. Undefined if all areas are too small. */
function largestArea(page: Size, occupied: readonly Rectangle[], usual: Size, min: Size): Rectangle | undefined {
  const { starts: columns, ends: rights } = edgesOf(occupied, page.width, 'x', 'width');
  const { starts: rows, ends: bottoms } = edgesOf(occupied, page.height, 'y', 'height');
  let largest: Rectangle | undefined;
  const areaOf = (at: Rectangle | undefined): number => (at ? at.width * at.height : 0);
  for (const y of rows)
    for (const x of columns)
      for (const right of rights)
        for (const bottom of bottoms) {
          const at = { x, y, width: Math.min(usual.width, right - x), height: Math.min(usual.height, bottom - y) };
          if (at.width < min.width || at.height < min.height || areaOf(at) <= areaOf(largest)) continue;
          if (isFree(at, occupied)) largest = at;
        }
  return largest;
}

/** Returns the center of the page, offset from visuals that are already there. */
function overlapping(page: Size, occupied: readonly Rectangle[], { width, height }: Size): Rectangle {
  const centered = (outer: number, inner: number): number => Math.max(0, Math.round((outer - inner) / 2 / gap) * gap);
  let [x, y] = [centered(page.width, width), centered(page.height, height)];
  const isInside = () => x + gap + width <= page.width && y + gap + height <= page.height;
  while (isInside() && occupied.some((at) => at.x === x && at.y === y)) [x, y] = [x + gap, y + gap];
  return { x, y, width, height };
}
