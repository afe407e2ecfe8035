import useSWR, { type SWRResponse } from 'swr';
import { routes, type StaffMember } from '../../../../shared';
import { api, type CallOptions } from './client';
import type { ApiError } from './error';

/** A record in the state in which the server has sent it. */
export interface VersionedMember {
  member: StaffMember;
  /** The answer's `ETag`. A change that names it cannot overwrite what somebody else has saved since. */
  version: string | undefined;
}

/** For calls that answer with a record. */
export const versioned = (body: unknown, headers: Headers): VersionedMember => ({
  member: body as StaffMember,
  version: headers.get('etag') ?? undefined,
});

/** `GET {dir}/staff/{id}` */
export const getStaffById = (
  space: string,
  id: string,
  options: CallOptions<VersionedMember> = {},
): Promise<VersionedMember> => api.get(routes.staffMember(space, id), { ...options, parse: versioned });

export const useStaffMember = (space: string, id: string): SWRResponse<StaffMember, ApiError> =>
  useSWR([space, 'staff', id], async () => (await getStaffById(space, id)).member);
