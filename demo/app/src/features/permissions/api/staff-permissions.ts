import useSWR, { type SWRResponse } from 'swr';
import useSWRMutation from 'swr/mutation';
import { routes, type PermissionId } from '../../../../../shared';
import { api, type CallOptions } from '../../../api/client';
import { changedMeanwhile, type ApiError } from '../../../api/error';

/** What somebody may do, in the state in which the server has sent it. */
export interface GrantedPermissions {
  ids: readonly PermissionId[];
  /** The answer's `ETag`. A save that names it cannot overwrite what somebody else has saved since. */
  version: string | undefined;
}

const keyOf = (space: string, id: string) => [space, 'staff', id, 'permissions'] as const;

const versioned = (body: unknown, headers: Headers): GrantedPermissions => ({
  ids: body as PermissionId[],
  version: headers.get('etag') ?? undefined,
});

/** `GET {dir}/staff/{id}/permissions` */
export const readStaffPermissions = (
  space: string,
  id: string,
  options: CallOptions<GrantedPermissions> = {},
): Promise<GrantedPermissions> => api.get(routes.staffPermissions(space, id), { ...options, parse: versioned });

export const useStaffPermissions = (space: string, id: string): SWRResponse<GrantedPermissions, ApiError> =>
  useSWR(keyOf(space, id), () => readStaffPermissions(space, id));

/**
 * `PUT {dir}/staff/{id}/permissions`: shown as saved at once, and taken back when the server refuses. A refusal is told to
 * the user, except for {@link changedMeanwhile}, which is left to the caller.
 */
export function useSaveStaffPermissions(space: string, id: string) {
  const { trigger, isMutating } = useSWRMutation(
    keyOf(space, id),
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
    /** @param wanted what is to be saved, with the version that it is to replace */
    save: (wanted: GrantedPermissions): Promise<GrantedPermissions> => trigger(wanted, { optimisticData: wanted }),
  };
}
