import useSWR, { type SWRResponse } from 'swr';
import { routes, type StaffMember } from '../../../../shared';
import { api, type RequestOptions } from './client';
import { objectBody } from './body';
import type { ApiError } from './error';

/** A staff member with the record's version. */
export interface VersionedMember {
  member: StaffMember;
  /** The response's `ETag`. A change that passes it as `If-Match` cannot overwrite a newer version. */
  version: string | undefined;
}

/** Returns a response body that must be a staff member. */
export const memberBody = objectBody<StaffMember>('locationNumbers');

/** Converts a response that contains a staff member. */
export const toVersionedMember = (body: unknown, headers: Headers): VersionedMember => ({
  member: memberBody(body),
  version: headers.get('etag') ?? undefined,
});

/** `GET {space}/staff/{id}` */
export const getStaffById = (
  space: string,
  id: string,
  options: RequestOptions<VersionedMember> = {},
): Promise<VersionedMember> => api.get(routes.staffMember(space, id), { ...options, parse: toVersionedMember });

export const useStaffMember = (space: string, id: string): SWRResponse<StaffMember, ApiError> =>
  useSWR([space, 'staff', id], async () => (await getStaffById(space, id)).member);
