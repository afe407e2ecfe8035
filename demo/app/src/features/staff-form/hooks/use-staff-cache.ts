import { useSWRConfig } from 'swr';
import type { StaffMember, StaffSummary } from '../../../../../shared';
import { useSpace } from '../../../lib/space';

/** Brings what other pages have read of somebody up to date, so that they show it at once. */
export interface StaffCache {
  /** Somebody was made or changed. */
  changed: (member: StaffMember) => Promise<void>;
  /** Somebody is gone, or out of the editor's sight. */
  gone: (id: string) => Promise<void>;
}

type Pages = StaffSummary[][];

export function useStaffCache(): StaffCache {
  const { cache, mutate } = useSWRConfig();
  const { key: space } = useSpace().space;
  const isAbout = (id: string) => (key: unknown) =>
    Array.isArray(key) && key[0] === space && key[1] === 'staff' && key[2] === id;
  /** Lists in pages have keys of their own, which begin so and hold the key of the first page. */
  const inLists = async (change: (page: StaffSummary[]) => StaffSummary[]) => {
    const lists = [...cache.keys()].filter((key) => key.startsWith('$inf$') && key.includes(`"${space}","staff"`));
    for (const list of lists)
      await mutate<Pages>(list, (pages) => pages?.map((page) => change(page)), { revalidate: false });
  };
  return {
    changed: async (member) => {
      // the form has the record itself from the answer
      await mutate([space, 'staff', member.id], member, { revalidate: false });
      await inLists((page) => page.map((row) => (row.id === member.id ? { ...row, ...member } : row)));
    },
    gone: async (id) => {
      await mutate(isAbout(id), undefined, { revalidate: false });
      await inLists((page) => page.filter((row) => row.id !== id));
    },
  };
}
