import { routes, type StaffSummary } from '../../../../../shared';
import { api } from '../../../lib/api/client';

/** `GET {dir}/staff/getinlocations`: a page of those who work at one of the locations. */
export const getStaffInLocations = (
  space: string,
  locationNumbers: readonly string[],
  offset: number,
  limit: number,
): Promise<StaffSummary[]> => api.get(routes.staffInLocations(space, locationNumbers, offset, limit));
