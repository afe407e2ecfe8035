import { routes, type StaffListEntry } from '../../../../../shared';
import { listBody } from '../../../lib/api/body';
import { api } from '../../../lib/api/client';

/** `GET {space}/staff/getinlocations`: one page of the staff assigned to at least one of the locations. */
export const getStaffInLocations = (
  space: string,
  locationNumbers: readonly string[],
  offset: number,
  limit: number,
  isOutdated: () => boolean,
): Promise<StaffListEntry[]> =>
  api.get(routes.staffInLocations(space, locationNumbers, offset, limit), {
    isOutdated,
    parse: listBody<StaffListEntry>,
  });
