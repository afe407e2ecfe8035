import { useEffect, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { limits, type StaffListEntry } from '../../../../../shared';
import type { ApiError } from '../../../lib/api/error';
import { getStaffInLocations } from '../api/staff-in-locations';
import { searchStaff } from '../api/staff-search';

export interface StaffListState {
  /** Search term of the list; empty if it shows the staff of the chosen locations. */
  term: string;
  staffList: readonly StaffListEntry[];
  /** True while the first page is loading. */
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  /** True when the search or the chosen locations have no results. */
  notFound: boolean;
  /** True if there are neither a search term nor chosen locations. No request is sent then. */
  isIdle: boolean;
  hasFailed: boolean;
  loadMore: () => Promise<void>;
  retry: () => void;
}

const isFull = (page: readonly StaffListEntry[] | undefined) => page?.length === limits.staffPageSize;

type Key = [space: string, name: 'staff', term: string, numbers: string, load: number, offset: number];

interface Load {
  query: string;
  count: number;
}
// module state, so Back restores all pages of the list that were loaded
let lastLoad: Load = { query: '', count: 0 };

/** Returns a number that increases with each query change, even when the query changes back to an earlier one. */
function useLoadCount(query: string): number {
  const next = (before: Load): Load => (before.query === query ? before : { query, count: before.count + 1 });
  const [load, setLoad] = useState(() => next(lastLoad));
  const current = next(load);
  if (current !== load) setLoad(current);
  useEffect(() => {
    lastLoad = current;
  }, [current]);
  return current.count;
}

/** Requests one page of the list. A failure is not reported if the query has changed in the meantime. */
function getPage([space, , term, numbers, load, offset]: Key): Promise<StaffListEntry[]> {
  const isOutdated = (): boolean => load !== lastLoad.count;
  return term === ''
    ? getStaffInLocations(space, numbers.split(','), offset, limits.staffPageSize, isOutdated)
    : searchStaff(space, term, offset, limits.staffPageSize, isOutdated);
}

/** Loads the staff list in pages. A search text takes precedence over locations, because it searches all visible staff. */
export function useStaffList(spaceKey: string, term: string, locationNumbers: readonly string[]): StaffListState {
  const isIdle = term === '' && locationNumbers.length === 0;
  const numbers = term === '' ? locationNumbers.join(',') : '';
  const load = useLoadCount(JSON.stringify([spaceKey, term, numbers]));
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<StaffListEntry[], ApiError>(
    (index: number, previous: StaffListEntry[] | null): Key | null =>
      isIdle || (previous !== null && !isFull(previous))
        ? null
        : [spaceKey, 'staff', term, numbers, load, index * limits.staffPageSize],
    getPage,
    // each new query and each visit to the page sends a request
    { revalidateFirstPage: false, revalidateOnMount: true },
  );
  const pages = data ?? [];
  // a page that is read by its offset repeats rows if staff members were added in between
  const staffList = [...new Map(pages.flat().map((person) => [person.id, person])).values()];
  const hasFailed = error !== undefined;
  return {
    term,
    staffList,
    isLoading: !isIdle && data === undefined && !hasFailed,
    isLoadingMore: isValidating && pages.length > 0 && size > pages.length,
    hasMore: isFull(pages.at(-1)),
    notFound: !isIdle && data !== undefined && staffList.length === 0,
    isIdle,
    hasFailed,
    loadMore: async () => {
      await setSize(pages.length + 1);
    },
    retry: () => void mutate(),
  };
}
