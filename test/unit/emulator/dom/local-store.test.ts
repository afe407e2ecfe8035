import { afterEach, expect, it, vi } from 'vitest';
import { LocalStore } from '../../../../src/emulator/frame/local-store';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('reads values that an earlier store wrote', () => {
  new LocalStore().write('state', 'a');
  expect(new LocalStore().read('state')).toBe('a');
  new LocalStore().write('state', undefined);
  expect(new LocalStore().read('state')).toBeUndefined();
});

it('reads the latest value if local storage is full', () => {
  const store = new LocalStore();
  store.write('state', 'old');
  vi.stubGlobal('localStorage', {
    getItem: localStorage.getItem.bind(localStorage),
    removeItem: localStorage.removeItem.bind(localStorage),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  store.write('state', 'new');
  expect(store.read('state')).toBe('new');
  vi.unstubAllGlobals();
  store.write('state', 'newest');
  expect(store.read('state')).toBe('newest');
  store.write('state', undefined);
  expect(store.read('state')).toBeUndefined();
});
