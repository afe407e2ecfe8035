import type { Location } from '../../../../shared';
import { createStore } from './store';

/** Client-side state that is shared between pages. */
export interface AppState {
  /** Whether the navigation is open in narrow windows. */
  navigationOpen: boolean;
  /** Chosen locations by space key. */
  chosenLocations: Readonly<Record<string, readonly Location[]>>;
  /** Staff list search text by space key. Not persisted. */
  staffSearch: Readonly<Record<string, string>>;
}

export const initialAppState: AppState = { navigationOpen: false, chosenLocations: {}, staffSearch: {} };

export const appState = createStore<AppState>(initialAppState);
