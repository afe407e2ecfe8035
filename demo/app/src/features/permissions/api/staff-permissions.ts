import useSWR, { type SWRResponse } from 'swr';
import { routes, type PermissionId } from '../../../../../shared';
import { listBody } from '../../../lib/api/body';
import { api, type RequestOptions } from '../../../lib/api/client';
import type { ApiError } from '../../../lib/api/error';

/** A staff member's permissions, with the version returned by the server. */
export interface GrantedPermissions {
  ids: readonly PermissionId[];
  /** The response's `ETag`. A save that passes it as `If-Match` cannot overwrite a newer version. */
  version: string | undefined;
}

/** Returns the SWR key under which a staff member's permissions are cached. */
export const staffPermissionsKey = (space: string, id: string) => [space, 'staff', id, 'permissions'] as const;

/** Adds the version from a response's headers to permissions. */
export const withVersion = (ids: readonly PermissionId[], headers: Headers): GrantedPermissions => ({
  ids,
  version: headers.get('etag') ?? undefined,
});

/** `GET {space}/staff/{id}/permissions` */
export const readStaffPermissions = (
  space: string,
  id: string,
  options: RequestOptions<GrantedPermissions> = {},
): Promise<GrantedPermissions> =>
  api.get(routes.staffPermissions(space, id), {
    ...options,
    parse: (body, headers) => withVersion(listBody<PermissionId>(body), headers),
  });

export const useStaffPermissions = (space: string, id: string): SWRResponse<GrantedPermissions, ApiError> =>
  useSWR(staffPermissionsKey(space, id), () => readStaffPermissions(space, id));
