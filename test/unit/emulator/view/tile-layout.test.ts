import { expect, it } from 'vitest';
import { columnLayout, gridLayout } from '../../../../src/emulator/frame/view/dashboard/tile-layout';

const small = (column: number) => ({ column, row: 0, width: 3, height: 1 });
const tiles = [small(0), small(3), small(6), { column: 0, row: 1, width: 6, height: 2 }];

it('places tiles in a grid of 12 columns', () => {
  expect(gridLayout(tiles, 1220)).toEqual([
    { x: 16, y: 16, width: 288, height: 112 },
    { x: 316, y: 16, width: 288, height: 112 },
    { x: 616, y: 16, width: 288, height: 112 },
    { x: 16, y: 140, width: 588, height: 236 },
  ]);
});

it('places small tiles in pairs in a narrow frame, and all others in one column', () => {
  expect(columnLayout(tiles, 390, 2)).toEqual([
    { x: 16, y: 16, width: 173, height: 92 },
    { x: 201, y: 16, width: 173, height: 92 },
    { x: 16, y: 120, width: 358, height: 112 },
    { x: 16, y: 244, width: 358, height: 236 },
  ]);
});

it('does not pair tiles if the host page requests one column', () => {
  expect(columnLayout(tiles, 390, 1).map(({ width }) => width)).toEqual([358, 358, 358, 358]);
});

it('limits the width of one column, which is in the middle of a wide frame', () => {
  const boxes = columnLayout(tiles, 1280, 1);
  expect(boxes.map(({ x, width }) => [x, width])).toEqual(tiles.map(() => [280, 720]));
});

it('places up to four small tiles in a row', () => {
  expect(columnLayout([...tiles.slice(0, 3), small(9), ...tiles.slice(3)], 640, 4)).toEqual([
    ...[16, 171, 326, 481].map((x) => ({ x, y: 16, width: 143, height: 92 })),
    { x: 16, y: 120, width: 608, height: 236 },
  ]);
});
