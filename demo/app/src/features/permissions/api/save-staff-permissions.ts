import useSWRMutation from 'swr/mutation';
import { routes } from '../../../../../shared';
import { api } from '../../../lib/api/client';
import { preconditionFailed } from '../../../lib/api/error';
import { staffPermissionsKey, withVersion, type GrantedPermissions } from './staff-permissions';

/**
 * `PUT {space}/staff/{id}/permissions`, applied optimistically and rolled back when the server rejects it. The client reports
 * rejections to the user, except for {@link preconditionFailed}, which the caller resolves.
 */
export function useSaveStaffPermissions(space: string, id: string) {
  const { trigger, isMutating } = useSWRMutation(
    staffPermissionsKey(space, id),
    (_key, { arg: { ids, version } }: { arg: GrantedPermissions }) =>
      api.put(routes.staffPermissions(space, id), ids, {
        navigate: false,
        ifMatch: version,
        handledStatuses: [preconditionFailed],
        // the specification does not define the body
        ignoreBody: true,
        parse: (_body, headers) => withVersion(ids, headers),
      }),
    { populateCache: true, revalidate: false, rollbackOnError: true },
  );
  return {
    isSaving: isMutating,
    /** Saves permissions. `version` must be the version that they replace. */
    save: (granted: GrantedPermissions): Promise<GrantedPermissions> => trigger(granted, { optimisticData: granted }),
  };
}
