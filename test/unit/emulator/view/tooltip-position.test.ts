import { describe, expect, it } from 'vitest';
import { aboveColumns, besidePoints } from '../../../../src/emulator/frame/view/visuals/tooltip-position';

const sizesOf = (width: number) => ({ contentSize: [width, 70], viewSize: [480, 180] }) as const;

describe('the position of a tooltip beside points', () => {
  const positionAt = (x: number, width = 120) => besidePoints(40)([x, 90], [], undefined, undefined, sizesOf(width));

  it('is at the top, to the right of the points under the pointer', () => {
    expect(positionAt(60)).toEqual([92, 0]);
    expect(positionAt(320)).toEqual([352, 0]);
  });

  it('is to the left of points at the right edge, if there is room', () => {
    expect(positionAt(470)).toEqual([318, 0]);
    expect(positionAt(240, 240)).toEqual([272, 0]);
  });
});

describe('the position of a tooltip above columns', () => {
  const positionAt = (center: number, top: number, minTop = -60) =>
    aboveColumns({ center, top, width: 40 }, sizesOf(120), minTop);

  it('is centered above the columns, also above the chart', () => {
    expect(positionAt(200, 100)).toEqual([140, 22]);
    expect(positionAt(200, 30)).toEqual([140, -48]);
  });

  it('stays within the width of the chart', () => {
    expect(positionAt(20, 100)).toEqual([0, 22]);
    expect(positionAt(470, 100)).toEqual([360, 22]);
  });

  it('is beside columns without enough room above them', () => {
    expect(positionAt(200, 30, -20)).toEqual([228, 0]);
    expect(positionAt(470, 30, -20)).toEqual([322, 0]);
  });
});
