import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { limits, seesAllLocations, type Location } from '../../../../../shared';
import { useSession } from '../../../lib/session/session';
import { useSpace } from '../../../lib/space';
import { useLocations } from '../../../lib/api/locations';
import { useLocationsCount } from '../api/locations-count';
import { useChosenLocations, type ChosenLocations } from './use-chosen-locations';

export interface LocationsState extends ChosenLocations {
  search: string;
  setSearch: (text: string) => void;
  /** What the search has found and is not chosen yet. */
  locations: readonly Location[];
  locationsTotalCount: number | undefined;
  isSearching: boolean;
  /** The results of what is searched for are there. */
  isLoaded: boolean;
  /** The one location that the user has is chosen for good. */
  isDisabled: boolean;
  /** Corporate users see too many locations to list them without a search. */
  needsSearch: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** The locations of the panel: corporate users search, everybody else sees all of theirs at once. */
export function useLocationsState(): LocationsState {
  const { space } = useSpace();
  const { actor } = useSession();
  const chosen = useChosenLocations();
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), limits.searchDebounceMs);

  const corporate = seesAllLocations(actor);
  const needsSearch = corporate && search.trim() === '';
  const found = useLocations(space.key, corporate && asked === '' ? undefined : asked);
  const own = useLocations(space.key, corporate ? undefined : '');
  const count = useLocationsCount(space.key);
  const { choose, keepOnly } = chosen;

  const total = count.data;
  const ownLocations = own.data;
  const isDisabled = total === 1 && ownLocations?.length === 1;
  useEffect(() => {
    if (!ownLocations) return;
    keepOnly(ownLocations);
    if (isDisabled) choose(...ownLocations);
  }, [choose, isDisabled, keepOnly, ownLocations]);

  const isSearching = !needsSearch && (search.trim() !== asked || found.isLoading);
  const numbers = new Set(chosen.chosenLocations.map(({ number }) => number));
  return {
    ...chosen,
    search,
    setSearch,
    locations: needsSearch ? [] : (found.data ?? []).filter(({ number }) => !numbers.has(number)),
    locationsTotalCount: total,
    isSearching,
    isLoaded: !needsSearch && !isSearching && found.data !== undefined,
    isDisabled,
    needsSearch,
    hasFailed: Boolean(found.error ?? own.error ?? count.error),
    retry: () => {
      if (found.error) void found.mutate();
      if (own.error) void own.mutate();
      if (count.error) void count.mutate();
    },
  };
}
