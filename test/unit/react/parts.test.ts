import { expect, it } from 'vitest';
import { isEqual } from '../../../react/src/updates/is-equal';
import { ratioOf, sizeOf } from '../../../react/src/components/sizing';

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
])('compares %o with %o by content: %s', (a, b, equal) => {
  expect(isEqual(a, b)).toBe(equal);
});

it('fills the container, in the shape of a screen where the container has no height', () => {
  expect(sizeOf({})).toMatchObject({ width: '100%', height: '100%', aspectRatio: String(16 / 9) });
});

it('leaves the size to a class', () => {
  expect(sizeOf({ className: 'wide' })).toEqual({ position: 'relative' });
});

it('takes an aspect ratio, a height, or the shape of the page', () => {
  expect(sizeOf({ aspectRatio: '4 / 3' })).toMatchObject({ height: 'auto', aspectRatio: '4 / 3' });
  expect(sizeOf({ height: 300 })).toEqual({ position: 'relative', width: '100%', height: 300 });
  expect(sizeOf({ height: 'auto' }, { type: 4, width: 300, height: 600 })).toMatchObject({
    height: 'auto',
    aspectRatio: '0.5',
  });
});

it('knows the shapes of the provider’s page sizes', () => {
  expect([0, 1, 2, 3, 5].map((type) => ratioOf({ type: type as 0 }).toFixed(2))).toEqual([
    '1.78',
    '1.33',
    '0.50',
    '0.77',
    '1.78',
  ]);
});

it('lets the given style win', () => {
  expect(sizeOf({ style: { height: 10 } }).height).toBe(10);
});
