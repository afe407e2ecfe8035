// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { safeReturnUrl, withReturnUrl } from '../../app/src/lib/session/return-url';
import { safeStorage } from '../../app/src/lib/storage/safe-storage';

const throwSecurityError = () => {
  throw new DOMException('Access denied.', 'SecurityError');
};

/** In-memory storage that rejects writes while `isFull` is true. */
class TestStorage implements Storage {
  readonly #entries = new Map<string, string>();
  readonly saves = vi.fn();
  isFull = false;
  get length() {
    return this.#entries.size;
  }
  key = (index: number) => [...this.#entries.keys()][index] ?? null;
  getItem = (name: string) => this.#entries.get(name) ?? null;
  removeItem = (name: string) => void this.#entries.delete(name);
  clear = () => this.#entries.clear();
  setItem = (name: string, value: string) => {
    if (this.isFull) throwSecurityError();
    this.saves();
    this.#entries.set(name, value);
  };
}

/** Loads new copies of the modules, because persistence lasts as long as the page. */
const loadPage = async () => ({
  ...(await import('../../app/src/lib/state/app-state')),
  ...(await import('../../app/src/lib/state/persistence')),
});

let tab: TestStorage;
beforeEach(() => {
  tab = new TestStorage();
  vi.stubGlobal('sessionStorage', tab);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('blocked storage keeps its entries in memory and does not throw', () => {
  const storage = safeStorage(throwSecurityError);
  storage.setItem('a', '1');
  expect(storage.isPersistent).toBe(false);
  expect([storage.getItem('a'), storage.getItem('b'), storage.length, storage.key(0)]).toEqual(['1', null, 1, 'a']);
  storage.removeItem('a');
  expect(storage.length).toBe(0);
});

test('full storage removes the outdated value, which would otherwise be restored on the next start', () => {
  tab.setItem('a', 'old');
  const storage = safeStorage(() => tab);
  tab.isFull = true;
  storage.setItem('a', 'new');
  expect([storage.getItem('a'), tab.getItem('a'), storage.isPersistent]).toEqual(['new', null, false]);
});

test('the app state is saved at most once a second and when the page closes, restored, and deleted by a reset', async () => {
  const { appState, initialAppState, persistAppState, resetAppState } = await loadPage();
  vi.useFakeTimers();
  persistAppState(() => undefined);
  const choose = (number: string) =>
    appState.update((state) => ({ ...state, chosenLocations: { 'IYG-US': [{ number, name: 'Elm Street' }] } }));
  for (const number of ['1', '2', '3']) choose(number);
  expect(tab.saves).not.toHaveBeenCalled();
  vi.advanceTimersByTime(999);
  expect(tab.saves).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tab.saves).toHaveBeenCalledTimes(1);
  choose('4');
  // pending changes are saved when the page closes
  dispatchEvent(new Event('pagehide'));
  expect(tab.saves).toHaveBeenCalledTimes(2);

  appState.set(initialAppState);
  persistAppState(() => undefined);
  expect(appState.get().chosenLocations).toEqual({ 'IYG-US': [{ number: '4', name: 'Elm Street' }] });
  resetAppState();
  expect(appState.get()).toEqual(initialAppState);
  expect(tab.getItem('staff-app')).toBeNull();
});

test('full storage is reported once, and only if locations are chosen', async () => {
  const { appState, persistAppState } = await loadPage();
  vi.useFakeTimers();
  const onStorageFull = vi.fn();
  tab.isFull = true;
  persistAppState(onStorageFull);
  const toggle = (navigationOpen: boolean) => {
    appState.update((state) => ({ ...state, navigationOpen }));
    vi.advanceTimersByTime(1000);
  };
  toggle(true);
  expect(onStorageFull).not.toHaveBeenCalled();
  appState.update((state) => ({ ...state, chosenLocations: { 'IYG-US': [{ number: '1', name: 'Elm Street' }] } }));
  toggle(false);
  toggle(true);
  expect(onStorageFull).toHaveBeenCalledTimes(1);
});

test('only paths within this app, except sign-in and sign-out paths, are accepted as return URLs', () => {
  for (const path of ['/IYG-US', '/IYG-US/edit/7?tab=1#photo', '/']) expect(safeReturnUrl(path)).toBe(path);
  const rejected = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    undefined,
    7,
  ];
  for (const url of [...rejected, '/oidc/callback?code=1', '/IYG-US/oidc/signout', '/IYG-US/%6fidc/signout'])
    expect(safeReturnUrl(url)).toBe('/');
  expect(withReturnUrl('/IYG-US/unauthorized', '/IYG-US/new?a=1&b=2')).toBe(
    '/IYG-US/unauthorized?returnUrl=%2FIYG-US%2Fnew%3Fa%3D1%26b%3D2',
  );
});
