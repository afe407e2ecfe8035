import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageCursors } from '../server/staff/page-cursors';

const minute = 60_000;
const position = { sortName: 'example pat', id: '1' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('keeps the position of a page for 15 minutes after its last use', () => {
  const cursors = new PageCursors();
  cursors.set('list', 10, position);
  vi.advanceTimersByTime(14 * minute);
  expect(cursors.get('list', 10)).toEqual(position);
  vi.advanceTimersByTime(14 * minute);
  expect(cursors.get('list', 10)).toEqual(position);
  vi.advanceTimersByTime(15 * minute);
  expect(cursors.get('list', 10)).toBeUndefined();
});

test('returns positions only for the same list and offset', () => {
  const cursors = new PageCursors();
  cursors.set('list', 10, position);
  expect(cursors.get('list', 20)).toBeUndefined();
  expect(cursors.get('other', 10)).toBeUndefined();
});
