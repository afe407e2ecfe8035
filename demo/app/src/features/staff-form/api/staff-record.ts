import useSWR, { type SWRResponse } from 'swr';
import type { Location } from '../../../../../shared';
import type { ApiError } from '../../../lib/api/error';
import { getStaffById, type VersionedMember } from '../../../lib/api/staff-member';
import { readStaffLocations } from './staff-locations';

/** Data for the edit form: a staff member with the names of their locations. */
export interface StaffRecord extends VersionedMember {
  locations: Location[];
}

/**
 * Loads a staff member and their locations.
 * @param navigate false shows 403 and 404 as errors, which keeps unsaved changes. Default: true.
 */
export async function readStaffRecord(space: string, id: string, navigate = true): Promise<StaffRecord> {
  const readLocations = () => readStaffLocations(space, id, { navigate });
  const [versioned, locations] = await Promise.all([getStaffById(space, id, { navigate }), readLocations()]);
  const numbers = new Set(versioned.member.locationNumbers);
  const areConsistent = locations.length === numbers.size && locations.every(({ number }) => numbers.has(number));
  // If they are not consistent, the record was saved between the two responses. Locations loaded after the record can only be
  // newer than its version, so a save based on them is rejected instead of reverting another user's change.
  return { ...versioned, locations: areConsistent ? locations : await readLocations() };
}

/** Returns the record to edit. It is loaded when the page opens and reloaded after a conflict. */
export const useStaffRecord = (space: string, id: string): SWRResponse<StaffRecord, ApiError> =>
  useSWR([space, 'staff', id, 'record'], () => readStaffRecord(space, id), { revalidateOnReconnect: false });
