import { useMemo } from 'react';
import { seesLocation, type Location } from '../../../../../shared';
import { useSession } from '../../../lib/session/session';
import { useSpace } from '../../../lib/space';
import { appState } from '../../../lib/state/app-state';
import { useStore } from '../../../lib/state/store';

const none: readonly Location[] = [];

export interface ChosenLocations {
  chosenLocations: readonly Location[];
  /** Adds locations; those already chosen are skipped. */
  choose: (...locations: readonly Location[]) => void;
  remove: (number: string) => void;
  removeAll: () => void;
  /** Removes chosen locations that are not in the list. */
  keepOnly: (visible: readonly Location[]) => void;
}

/** Returns the locations chosen in the current space, with functions to change them. */
export function useChosenLocations(): ChosenLocations {
  const { key } = useSpace().space;
  const { actor } = useSession();
  const stored = useStore(appState).chosenLocations[key] ?? none;
  const actions = useMemo(() => {
    const change = (next: (chosen: readonly Location[]) => readonly Location[]) =>
      appState.update((state) => {
        const before = state.chosenLocations[key] ?? none;
        const after = next(before);
        return after.length === before.length && after.every((location, index) => location === before[index])
          ? state
          : { ...state, chosenLocations: { ...state.chosenLocations, [key]: after } };
      });
    return {
      choose: (...locations: readonly Location[]) =>
        change((chosen) => {
          const chosenNumbers = new Set(chosen.map(({ number }) => number));
          return [...chosen, ...locations.filter(({ number }) => !chosenNumbers.has(number))];
        }),
      remove: (number: string) => change((chosen) => chosen.filter((location) => location.number !== number)),
      removeAll: () => change(() => none),
      keepOnly: (visible: readonly Location[]) => {
        const numbers = new Set(visible.map(({ number }) => number));
        change((chosen) => chosen.filter(({ number }) => numbers.has(number)));
      },
    };
  }, [key]);
  // the user may have lost access to restored locations, and the server rejects requests that contain one of them
  const chosenLocations = useMemo(() => stored.filter(({ number }) => seesLocation(actor, number)), [actor, stored]);
  return { chosenLocations, ...actions };
}
