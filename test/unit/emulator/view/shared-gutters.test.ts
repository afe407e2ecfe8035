import { expect, it } from 'vitest';
import { columnOf, sharedGutters } from '../../../../src/emulator/frame/view/report/shared-gutters';
import type { Placed } from '../../../../src/emulator/frame/view/report/placed';

const at = (x: number, width: number): Placed => ({
  visual: {} as Placed['visual'],
  at: { x, y: 0, width, height: 100 },
});

it('shares the widest gutter of several charts in a column', () => {
  const [upper, lower, table, other] = [at(0, 300), at(0, 300), at(0, 300), at(312, 300)] as const;
  const widths = new Map([
    [upper, 30],
    [lower, 42],
    [other, 60],
  ]);
  const gutters = sharedGutters([upper, lower, table, other], (each) => widths.get(each));
  expect(gutters.get(columnOf(upper))).toBe(42);
  expect(gutters.get(columnOf(other))).toBeUndefined();
});
