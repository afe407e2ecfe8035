import { z } from 'zod';
import { limits } from '../../../../shared';
import { safeStorage, type SafeStorage } from '../storage/safe-storage';
import { appState, initialAppState, type AppState } from './app-state';

const storageKey = 'staff-app';

const persistedSchema = z.object({
  navigationOpen: z.boolean(),
  chosenLocations: z.record(z.string(), z.array(z.object({ number: z.string(), name: z.string() }))),
});

const toPersisted = ({ navigationOpen, chosenLocations }: AppState): z.output<typeof persistedSchema> => ({
  navigationOpen,
  chosenLocations: Object.fromEntries(Object.entries(chosenLocations).map(([key, list]) => [key, [...list]])),
});

const storage: SafeStorage = safeStorage(() => sessionStorage);

function restore(): void {
  try {
    const restored = persistedSchema.safeParse(JSON.parse(storage.getItem(storageKey) ?? 'null'));
    if (restored.success) appState.set({ ...initialAppState, ...restored.data });
  } catch {
    // the stored text is not JSON: start with the initial state
  }
}

/**
 * Restores this tab's app state. Changes are saved at most once a second, and when the page closes.
 * @param onStorageFull called once when chosen locations cannot be stored
 */
export function persistAppState(onStorageFull: () => void): void {
  restore();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasNotified = false;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const state = toPersisted(appState.get());
    storage.setItem(storageKey, JSON.stringify(state));
    const hasChosenLocations = Object.values(state.chosenLocations).some(({ length }) => length > 0);
    if (storage.isPersistent || hasNotified || !hasChosenLocations) return;
    hasNotified = true;
    onStorageFull();
  };
  appState.subscribe(() => (timer ??= setTimeout(save, limits.storeThrottleMs)));
  addEventListener('pagehide', () => {
    if (timer !== undefined) save();
  });
}

/** Resets and deletes the app state. Called on sign-in and sign-out, so users never see each other's choices. */
export function resetAppState(): void {
  appState.set(initialAppState);
  storage.removeItem(storageKey);
}
