import type { Location } from '../../../../shared';
import { createStore } from './store';

/** Client-side state that is shared between pages. */
export interface AppState {
  /** Whether the navigation is open on narrow windows. */
  navigationOpen: boolean;
  /** Chosen locations by space key. */
  chosenLocations: Readonly<Record<string, readonly Location[]>>;
  /** Search text of the staff list by space key. Not persisted. */
  staffSearch: Readonly<Record<string, string>>;
}

export const initialAppState: AppState = { navigationOpen: false, chosenLocations: {}, staffSearch: {} };

export const appState = createStore<AppState>(initialAppState);
