import useSWR, { type SWRResponse } from 'swr';
import { routes, type StaffTypeOption } from '../../../../../shared';
import { listBody } from '../../../lib/api/body';
import { api } from '../../../lib/api/client';
import type { ApiError } from '../../../lib/api/error';

/** `GET {space}/stafftypes/forcreate`: the staff types that the user may assign to a new staff member. */
export const useStaffTypesForCreate = (space: string): SWRResponse<StaffTypeOption[], ApiError> =>
  useSWR([space, 'staff-types', 'new'], () =>
    api.get(routes.staffTypesForCreate(space), { parse: listBody<StaffTypeOption> }),
  );
