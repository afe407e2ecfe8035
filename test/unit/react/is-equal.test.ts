import { expect, it } from 'vitest';
import { isEqual } from '../../../react/src/updates/is-equal';

it.each([
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [[1, 2], [1], false],
  [[], {}, false],
  [null, {}, false],
  [new Date(1), new Date(1), true],
  [new Date(1), new Date(2), false],
  [() => 1, () => 2, true],
  [Number.NaN, Number.NaN, true],
])('isEqual(%o, %o) returns %s', (a, b, equal) => {
  expect(isEqual(a, b)).toBe(equal);
});
