import { limits, routes, type StaffSummary } from '../../../../../shared';
import { api } from '../../../api/client';

/** `GET {dir}/staff/getinlocations`: a page of those who work at one of the locations. */
export const getStaffInLocations = (spaceKey: string, locationNumbers: readonly string[], offset: number) =>
  api.get<StaffSummary[]>(routes.staffInLocations(spaceKey, locationNumbers, offset, limits.staffPageSize));
