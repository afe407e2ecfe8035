import useSWR, { type SWRResponse } from 'swr';
import { routes, type PermissionId } from '../../../../../shared';
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

/** Converts a response to permissions with their version. */
export const toGrantedPermissions = (body: unknown, headers: Headers): GrantedPermissions => ({
  ids: body as PermissionId[],
  version: headers.get('etag') ?? undefined,
});

/** `GET {space}/staff/{id}/permissions` */
export const readStaffPermissions = (
  space: string,
  id: string,
  options: RequestOptions<GrantedPermissions> = {},
): Promise<GrantedPermissions> =>
  api.get(routes.staffPermissions(space, id), { ...options, parse: toGrantedPermissions });

export const useStaffPermissions = (space: string, id: string): SWRResponse<GrantedPermissions, ApiError> =>
  useSWR(staffPermissionsKey(space, id), () => readStaffPermissions(space, id));
