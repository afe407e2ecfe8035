import useSWR, { type SWRResponse } from 'swr';
import { routes, type StaffMember } from '../../../../../shared';
import { api, type CallOptions } from '../../../api/client';
import type { ApiError } from '../../../api/error';

/** `GET {dir}/staff/{id}` */
export const readStaffMember = (
  space: string,
  id: string,
  options: CallOptions<StaffMember> = {},
): Promise<StaffMember> => api.get(routes.staffMember(space, id), {}, options);

export const useStaffMember = (space: string, id: string): SWRResponse<StaffMember, ApiError> =>
  useSWR([space, 'staff', id], () => readStaffMember(space, id));
