import { expect, it } from 'vitest';
import { ratioOf, sizeOf } from '../../../react/src/components/sizing';

it('fills the container, with an aspect ratio of 16:9 if the container has no height', () => {
  expect(sizeOf({})).toMatchObject({ width: '100%', height: '100%', aspectRatio: String(16 / 9) });
});

it('leaves the size to the style sheet if a class name is set', () => {
  expect(sizeOf({ className: 'wide' })).toEqual({ position: 'relative' });
});

it('derives the size from an aspect ratio, a height or the report page', () => {
  expect(sizeOf({ aspectRatio: '4 / 3' })).toMatchObject({ height: 'auto', aspectRatio: '4 / 3' });
  expect(sizeOf({ height: 300 })).toEqual({ position: 'relative', width: '100%', height: 300 });
  expect(sizeOf({ height: 'auto' }, { type: 4, width: 300, height: 600 })).toMatchObject({
    height: 'auto',
    aspectRatio: '0.5',
  });
});

it('ratioOf returns the aspect ratio for every predefined page size', () => {
  expect([0, 1, 2, 3, 5].map((type) => ratioOf({ type: type as 0 }).toFixed(2))).toEqual([
    '1.78',
    '1.33',
    '0.50',
    '0.77',
    '1.78',
  ]);
});

it('overrides the computed size with inline styles', () => {
  expect(sizeOf({ style: { height: 10 } }).height).toBe(10);
});
