// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appState } from '../../app/src/store/app-state';
import { persistAppState } from '../../app/src/store/persistence';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('tells of a browser that keeps nothing once there is something to lose, and once', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const refused = vi.fn();
  persistAppState(refused);
  const search = (text: string) => {
    appState.update((state) => ({ ...state, staffSearch: { 'IYG-US': text } }));
    vi.advanceTimersByTime(1_000);
  };
  search('a');
  expect(setItem).toHaveBeenCalledOnce();
  expect(refused).not.toHaveBeenCalled();
  appState.update((state) => ({ ...state, chosenLocations: { 'IYG-US': [{ number: '1001', name: 'Park Heights' }] } }));
  search('b');
  search('c');
  expect(refused).toHaveBeenCalledOnce();
});
