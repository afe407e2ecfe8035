import { expect, it } from 'vitest';
import { columnLayout, gridLayout } from '../../../../src/emulator/frame/view/dashboard/tile-layout';

const small = (column: number) => ({ column, row: 0, width: 3, height: 1 });
const tiles = [small(0), small(3), small(6), { column: 0, row: 1, width: 6, height: 2 }];

it('places tiles in a grid of 12 columns', () => {
  expect(gridLayout(tiles, 1212)).toEqual([
    { x: 12, y: 12, width: 288, height: 112 },
    { x: 312, y: 12, width: 288, height: 112 },
    { x: 612, y: 12, width: 288, height: 112 },
    { x: 12, y: 136, width: 588, height: 236 },
  ]);
});

it('places small tiles in pairs in a narrow frame, and all others in one column', () => {
  expect(columnLayout(tiles, 390, true)).toEqual([
    { x: 12, y: 12, width: 177, height: 92 },
    { x: 201, y: 12, width: 177, height: 92 },
    { x: 12, y: 116, width: 366, height: 112 },
    { x: 12, y: 240, width: 366, height: 236 },
  ]);
});

it('does not pair tiles if the host page requests one column', () => {
  expect(columnLayout(tiles, 390, false).map(({ width }) => width)).toEqual([366, 366, 366, 366]);
});
