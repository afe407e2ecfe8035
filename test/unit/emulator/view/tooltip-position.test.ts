import { describe, expect, it } from 'vitest';
import { besidePoints } from '../../../../src/emulator/frame/view/visuals/tooltip-position';

describe('the position of a tooltip', () => {
  const positionAt = (x: number, width = 120) =>
    besidePoints(40)([x, 90], [], undefined, undefined, { contentSize: [width, 70], viewSize: [480, 180] });

  it('is at the top, to the right of the points under the pointer', () => {
    expect(positionAt(60)).toEqual([92, 0]);
  });

  it('is to the left of points whose tooltip would cover the labels at the end of a line', () => {
    expect(positionAt(220)).toEqual([68, 0]);
    expect(positionAt(470)).toEqual([318, 0]);
  });

  it('is to the right if there is no room to the left', () => {
    expect(positionAt(140, 240)).toEqual([172, 0]);
  });
});
