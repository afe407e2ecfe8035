import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { limits, seesAllLocations, type Location } from '../../../../../shared';
import { useLocations } from '../../../lib/api/locations';
import { useSession } from '../../../lib/session/session';
import { useSpace } from '../../../lib/space';
import { useLocationsCount } from '../api/locations-count';
import { useChosenLocations, type ChosenLocations } from './use-chosen-locations';

export interface LocationsState extends ChosenLocations {
  search: string;
  setSearch: (text: string) => void;
  /** Search results without the chosen locations. While `isSearching` is true, those of the previous search. */
  locations: readonly Location[];
  locationsTotalCount: number | undefined;
  isSearching: boolean;
  /** True when the results for the current search text are available. */
  isLoaded: boolean;
  /** True for users with exactly one location, which is selected automatically and cannot be removed. */
  isDisabled: boolean;
  /** True for Corporate users with an empty search box: they have too many locations to list. */
  needsSearch: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Returns the locations panel's state. Corporate users start with a search; all other users see their locations immediately. */
export function useLocationsState(): LocationsState {
  const { space } = useSpace();
  const { actor } = useSession();
  const chosen = useChosenLocations();
  const [search, setSearch] = useState('');
  const [debouncedSearch] = useDebouncedValue(search.trim(), limits.searchDebounceMs);

  const isCorporate = seesAllLocations(actor);
  const needsSearch = isCorporate && search.trim() === '';
  // While the search box is empty, both hooks have the same SWR key, and SWR uses the request of the first one. `useLocations`
  // ignores failures of outdated search terms. The term of `all` never changes, so failures of the shared request are reported.
  const all = useLocations(space.key, isCorporate ? undefined : '');
  const found = useLocations(space.key, isCorporate && debouncedSearch === '' ? undefined : debouncedSearch, {
    keepPreviousData: true,
  });
  const count = useLocationsCount(space.key);
  const { choose, keepOnly } = chosen;

  const total = count.data;
  const allLocations = all.data;
  const isDisabled = total === 1 && allLocations?.length === 1;
  useEffect(() => {
    if (!allLocations) return;
    keepOnly(allLocations);
    if (isDisabled) choose(...allLocations);
  }, [choose, isDisabled, keepOnly, allLocations]);

  const isSearching = !needsSearch && (search.trim() !== debouncedSearch || found.isLoading);
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
    hasFailed: Boolean(found.error ?? all.error ?? count.error),
    retry: () => {
      if (found.error) void found.mutate();
      if (all.error) void all.mutate();
      if (count.error) void count.mutate();
    },
  };
}
