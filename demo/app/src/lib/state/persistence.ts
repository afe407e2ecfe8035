import { z } from 'zod';
import { limits } from '../../../../shared';
import { safeStorage, type SafeStorage } from '../storage/safe-storage';
import { appState, initialAppState, type AppState } from './app-state';

const name = 'staff-app';

const persistedSchema = z.object({
  navigationOpen: z.boolean(),
  chosenLocations: z.record(z.string(), z.array(z.object({ number: z.string(), name: z.string() }))),
});

const persisted = ({ navigationOpen, chosenLocations }: AppState): z.output<typeof persistedSchema> => ({
  navigationOpen,
  chosenLocations: Object.fromEntries(Object.entries(chosenLocations).map(([key, list]) => [key, [...list]])),
});

const storage: SafeStorage = safeStorage(() => sessionStorage);

function restore(): void {
  try {
    const found = persistedSchema.safeParse(JSON.parse(storage.getItem(name) ?? 'null'));
    if (found.success) appState.set({ ...initialAppState, ...found.data });
  } catch {
    // somebody else's text under our name: begin anew
  }
}

/**
 * Restores the app state of this tab and saves every change, at most once a second and at the end of the page.
 * @param onRefused called once when the browser does not keep locations that were chosen
 */
export function persistAppState(onRefused: () => void): void {
  restore();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasNotified = false;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const state = persisted(appState.get());
    storage.setItem(name, JSON.stringify(state));
    const hasChosen = Object.values(state.chosenLocations).some(({ length }) => length > 0);
    if (storage.isPersistent || hasNotified || !hasChosen) return;
    hasNotified = true;
    onRefused();
  };
  appState.subscribe(() => (timer ??= setTimeout(save, limits.storeThrottleMs)));
  addEventListener('pagehide', () => {
    if (timer !== undefined) save();
  });
}

/** Forgets everything: nobody finds what somebody else has chosen. Called at each sign-in and sign-out. */
export function resetAppState(): void {
  appState.set(initialAppState);
  storage.removeItem(name);
}
