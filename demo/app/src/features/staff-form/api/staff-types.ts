import useSWR, { type SWRResponse } from 'swr';
import { routes, type StaffTypeOption } from '../../../../../shared';
import { api } from '../../../api/client';
import type { ApiError } from '../../../api/error';

/**
 * The staff types to choose from: `GET {dir}/stafftypes/foredit/{id}` for an existing person,
 * `GET {dir}/stafftypes/forcreate` for a new one.
 */
export const useStaffTypes = (space: string, id: string | undefined): SWRResponse<StaffTypeOption[], ApiError> =>
  useSWR([space, 'staff-types', id ?? 'new'], () =>
    api.get<StaffTypeOption[]>(
      id === undefined ? routes.staffTypesForCreate(space) : routes.staffTypesForEdit(space, id),
    ),
  );
