import { useSWRConfig } from 'swr';
import type { StaffMember, StaffListEntry } from '../../../../../shared';
import { useSpace } from '../../../lib/space';

/** Functions that update other pages' cached responses after a change, so those pages show the change without a reload. */
export interface StaffCache {
  /** Must be called after a staff member has been created or changed. */
  update: (member: StaffMember) => Promise<void>;
  /** Must be called after a staff member has been deleted or is no longer visible to the editor. */
  remove: (id: string) => Promise<void>;
}

type Pages = StaffListEntry[][];

export function useStaffCache(): StaffCache {
  const { cache, mutate } = useSWRConfig();
  const { key: space } = useSpace().space;
  const belongsTo = (id: string) => (key: unknown) =>
    Array.isArray(key) && key[0] === space && key[1] === 'staff' && key[2] === id;
  /** Updates the pages of all cached lists. SWR's cache key for a paginated list is `$inf$` plus the first page's serialized key. */
  const updateLists = async (change: (page: StaffListEntry[]) => StaffListEntry[]) => {
    const lists = [...cache.keys()].filter((key) => key.startsWith('$inf$') && key.includes(`"${space}","staff"`));
    for (const list of lists)
      await mutate<Pages>(list, (pages) => pages?.map((page) => change(page)), { revalidate: false });
  };
  return {
    update: async (member) => {
      // the form itself uses the save's response
      await mutate([space, 'staff', member.id], member, { revalidate: false });
      await updateLists((page) => page.map((row) => (row.id === member.id ? { ...row, ...member } : row)));
    },
    remove: async (id) => {
      await mutate(belongsTo(id), undefined, { revalidate: false });
      await updateLists((page) => page.filter((row) => row.id !== id));
    },
  };
}
