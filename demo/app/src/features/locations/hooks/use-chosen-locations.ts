import { useMemo } from 'react';
import { seesLocation, type Location } from '../../../../../shared';
import { useSession } from '../../../lib/session/session';
import { useSpace } from '../../../lib/space';
import { appState } from '../../../lib/state/app-state';
import { useStore } from '../../../lib/state/store';

const none: readonly Location[] = [];

export interface ChosenLocations {
  chosenLocations: readonly Location[];
  /** Adds those that are not chosen yet. */
  choose: (...locations: readonly Location[]) => void;
  remove: (number: string) => void;
  removeAll: () => void;
  /** Drops what the user does not see any more. */
  keepOnly: (visible: readonly Location[]) => void;
}

/** The locations that the user has chosen in this space. */
export function useChosenLocations(): ChosenLocations {
  const { key } = useSpace().space;
  const { actor } = useSession();
  const restored = useStore(appState).chosenLocations[key] ?? none;
  const actions = useMemo(() => {
    const change = (next: (chosen: readonly Location[]) => readonly Location[]) =>
      appState.update((state) => {
        const before = state.chosenLocations[key] ?? none;
        const after = next(before);
        return after.length === before.length && after.every((location, at) => location === before[at])
          ? state
          : { ...state, chosenLocations: { ...state.chosenLocations, [key]: after } };
      });
    return {
      choose: (...locations: readonly Location[]) =>
        change((chosen) => {
          const known = new Set(chosen.map(({ number }) => number));
          return [...chosen, ...locations.filter(({ number }) => !known.has(number))];
        }),
      remove: (number: string) => change((chosen) => chosen.filter((location) => location.number !== number)),
      removeAll: () => change(() => none),
      keepOnly: (visible: readonly Location[]) => {
        const numbers = new Set(visible.map(({ number }) => number));
        change((chosen) => chosen.filter(({ number }) => numbers.has(number)));
      },
    };
  }, [key]);
  // what was restored may have been taken away since: asking for it would be refused as a whole
  const chosenLocations = useMemo(
    () => restored.filter(({ number }) => seesLocation(actor, number)),
    [actor, restored],
  );
  return { chosenLocations, ...actions };
}
