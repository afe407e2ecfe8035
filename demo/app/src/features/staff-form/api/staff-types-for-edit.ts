import useSWR, { type SWRResponse } from 'swr';
import { routes, type StaffTypeOption } from '../../../../../shared';
import { listBody } from '../../../lib/api/body';
import { api } from '../../../lib/api/client';
import type { ApiError } from '../../../lib/api/error';

/** `GET {space}/stafftypes/foredit/{id}`: the staff types that the user may assign to this staff member. */
export const useStaffTypesForEdit = (space: string, id: string): SWRResponse<StaffTypeOption[], ApiError> =>
  useSWR([space, 'staff-types', id], () =>
    api.get(routes.staffTypesForEdit(space, id), { parse: listBody<StaffTypeOption> }),
  );
