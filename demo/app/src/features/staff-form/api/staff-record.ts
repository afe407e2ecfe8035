import useSWR, { type SWRResponse } from 'swr';
import type { Location, StaffMember } from '../../../../../shared';
import type { ApiError } from '../../../api/error';
import { readStaffLocations } from './staff-locations';
import { readStaffMember } from './staff-member';

/** What the form shows of a person: the record and its locations by name. */
export interface StaffRecord {
  member: StaffMember;
  locations: Location[];
}

/** @param navigate false: a refusal is shown, and the page that has been typed into stays. Default true. */
export async function readStaffRecord(space: string, id: string, navigate = true): Promise<StaffRecord> {
  const [member, locations] = await Promise.all([
    readStaffMember(space, id, { navigate }),
    readStaffLocations(space, id, { navigate }),
  ]);
  return { member, locations };
}

/** The record to edit. It is read when the page opens, and by the form before each save. */
export const useStaffRecord = (space: string, id: string): SWRResponse<StaffRecord, ApiError> =>
  useSWR([space, 'staff', id, 'record'], () => readStaffRecord(space, id), { revalidateOnReconnect: false });
