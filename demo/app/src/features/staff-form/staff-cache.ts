import { useSWRConfig } from 'swr';
import { useSpace } from '../../shell/space';

/** What other pages have read of staff, to be read again after a change. */
export interface StaffCache {
  /** Somebody was made or changed: the lists may look different. */
  changed: (id: string) => Promise<void>;
  /** Somebody is gone: so is everything about him. */
  forget: (id: string) => Promise<void>;
}

export function useStaffCache(): StaffCache {
  const { mutate } = useSWRConfig();
  const { key: space } = useSpace().space;
  /** Keys of SWR's infinite lists are texts that hold the key of the first page. */
  const isList = (key: unknown) => typeof key === 'string' && key.startsWith('$inf$') && key.includes(space);
  const isOf = (id: string) => (key: unknown) => Array.isArray(key) && key[0] === space && key[2] === id;
  const dropLists = () => mutate(isList, undefined, { revalidate: true });
  return {
    changed: async (id) => {
      await mutate(isOf(id));
      await dropLists();
    },
    forget: async (id) => {
      await mutate(isOf(id), undefined, { revalidate: false });
      await dropLists();
    },
  };
}
