import { expect, it } from 'vitest';
import { rowOf, rowsWithLegendsBelow } from '../../../../src/emulator/frame/view/report/shared-legends';
import type { Placed } from '../../../../src/emulator/frame/view/report/placed';

const at = (x: number, y: number): Placed => ({
  visual: {} as Placed['visual'],
  at: { x, y, width: 300, height: 100 },
});

it('puts the legends in a row below the titles if one of them does not fit next to its title', () => {
  const [long, short, pie, other] = [at(0, 0), at(312, 0), at(624, 0), at(0, 112)] as const;
  const fits = new Map([
    [long, false],
    [short, true],
    [other, true],
  ]);
  const rows = rowsWithLegendsBelow([long, short, pie, other], (each) => fits.get(each));
  expect([...rows]).toEqual([rowOf(short)]);
});
