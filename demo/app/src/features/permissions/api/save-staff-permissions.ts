import useSWRMutation from 'swr/mutation';
import { routes } from '../../../../../shared';
import { api } from '../../../lib/api/client';
import { changedMeanwhile } from '../../../lib/api/error';
import { staffPermissionsKey, versioned, type GrantedPermissions } from './staff-permissions';

/**
 * `PUT {dir}/staff/{id}/permissions`, applied optimistically and rolled back when the server rejects it. The client reports
 * rejections to the user, except for {@link changedMeanwhile}, which the caller resolves.
 */
export function useSaveStaffPermissions(space: string, id: string) {
  const { trigger, isMutating } = useSWRMutation(
    staffPermissionsKey(space, id),
    (_key, { arg: { ids, version } }: { arg: GrantedPermissions }) =>
      api.put(routes.staffPermissions(space, id), ids, {
        navigate: false,
        ifMatch: version,
        expects: [changedMeanwhile],
        parse: versioned,
      }),
    { populateCache: true, revalidate: false, rollbackOnError: true },
  );
  return {
    isSaving: isMutating,
    /** @param wanted Permissions to save, with the version that they replace. */
    save: (wanted: GrantedPermissions): Promise<GrantedPermissions> => trigger(wanted, { optimisticData: wanted }),
  };
}
