import { useEffect, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { limits, type StaffSummary } from '../../../../../shared';
import type { ApiError } from '../../../lib/api/error';
import { getStaffInLocations } from '../api/staff-in-locations';
import { searchStaff } from '../api/staff-search';

export interface StaffListState {
  staffList: readonly StaffSummary[];
  /** The first page is on its way. */
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  /** Something was asked, and nobody found. */
  notFound: boolean;
  /** Neither a search nor locations: nothing is asked. */
  isIdle: boolean;
  hasFailed: boolean;
  loadMore: () => Promise<void>;
  retry: () => void;
}

const isFull = (page: readonly StaffSummary[] | undefined) => page?.length === limits.staffPageSize;

type Key = [space: string, name: 'staff', term: string, numbers: string, load: number, offset: number];

interface Load {
  /** What was asked for. */
  question: string;
  count: number;
}
// outlives the page, so that Back finds what had been loaded
let latest: Load = { question: '', count: 0 };

/** Counts the loads: each other question is one, also one that has been asked before. */
function useLoadCount(question: string): number {
  const after = (before: Load): Load => (before.question === question ? before : { question, count: before.count + 1 });
  const [load, setLoad] = useState(() => after(latest));
  const present = after(load);
  if (present !== load) setLoad(present);
  useEffect(() => {
    latest = present;
  }, [present]);
  return present.count;
}

/** The staff list: a search text goes before locations, as it looks in all that the user sees. */
export function useStaffList(spaceKey: string, term: string, locationNumbers: readonly string[]): StaffListState {
  const isIdle = term === '' && locationNumbers.length === 0;
  const numbers = term === '' ? locationNumbers.join(',') : '';
  const load = useLoadCount(JSON.stringify([spaceKey, term, numbers]));
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<StaffSummary[], ApiError>(
    (index: number, previous: StaffSummary[] | null): Key | null =>
      isIdle || (previous !== null && !isFull(previous))
        ? null
        : [spaceKey, 'staff', term, numbers, load, index * limits.staffPageSize],
    ([space, , text, csv, , offset]: Key) =>
      text === ''
        ? getStaffInLocations(space, csv.split(','), offset, limits.staffPageSize)
        : searchStaff(space, text, offset, limits.staffPageSize),
    // every load and every return to the page asks, however soon
    { revalidateFirstPage: false, revalidateOnMount: true, dedupingInterval: 0 },
  );
  const pages = data ?? [];
  const staffList = pages.flat();
  const hasFailed = error !== undefined;
  return {
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
