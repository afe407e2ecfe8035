import { expect, it } from 'vitest';
import { isEqual } from '../../../react/src/updates/is-equal';

/** Returns an object that contains itself. */
function cyclic(value: unknown) {
  const object: Record<string, unknown> = { value };
  object.list = [object];
  return object;
}

const shared = { a: 1 };

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
  [cyclic(1), cyclic(1), true],
  [cyclic(1), cyclic(2), false],
  [cyclic(1), { value: 1, list: [cyclic(1)] }, false],
  [{ x: shared, y: shared }, { x: { a: 1 }, y: { a: 1 } }, true],
])('isEqual(%o, %o) returns %s', (a, b, equal) => {
  expect(isEqual(a, b)).toBe(equal);
});
