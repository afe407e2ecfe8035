import type { Location } from '../../../../shared';
import { createStore } from './store';

/** What the app keeps beside the server's data. */
export interface AppState {
  /** The side navigation of narrow windows. */
  navigationOpen: boolean;
  /** The chosen locations of each space, by its key. */
  chosenLocations: Readonly<Record<string, readonly Location[]>>;
  /** The search text of each space's staff list. Not persisted. */
  staffSearch: Readonly<Record<string, string>>;
}

export const initialAppState: AppState = { navigationOpen: false, chosenLocations: {}, staffSearch: {} };

export const appState = createStore<AppState>(initialAppState);
