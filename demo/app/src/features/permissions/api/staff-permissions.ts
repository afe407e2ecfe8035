import useSWR, { type SWRResponse } from 'swr';
import useSWRMutation from 'swr/mutation';
import { routes, type PermissionId } from '../../../../../shared';
import { api } from '../../../api/client';
import type { ApiError } from '../../../api/error';

const keyOf = (space: string, id: string) => [space, 'staff', id, 'permissions'] as const;

/** `GET {dir}/staff/{id}/permissions` */
export const useStaffPermissions = (space: string, id: string): SWRResponse<PermissionId[], ApiError> =>
  useSWR(keyOf(space, id), () => api.get<PermissionId[]>(routes.staffPermissions(space, id)));

/** `PUT {dir}/staff/{id}/permissions`: shown as saved at once, and taken back when the server refuses. */
export function useSaveStaffPermissions(space: string, id: string) {
  const { trigger, isMutating } = useSWRMutation(
    keyOf(space, id),
    (_key, { arg }: { arg: PermissionId[] }) =>
      api.put<PermissionId[]>(routes.staffPermissions(space, id), arg, { navigate: false }),
    { populateCache: true, revalidate: false, rollbackOnError: true },
  );
  return {
    isSaving: isMutating,
    save: (ids: PermissionId[]): Promise<PermissionId[]> => trigger(ids, { optimisticData: ids }),
  };
}
