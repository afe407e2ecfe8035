import useSWR, { type SWRResponse } from 'swr';
import type { Location } from '../../../../../shared';
import type { ApiError } from '../../../lib/api/error';
import { readStaffLocations } from './staff-locations';
import { getStaffById, type VersionedMember } from '../../../lib/api/staff-member';

/** What the form shows of a person: the record and its locations by name. */
export interface StaffRecord extends VersionedMember {
  locations: Location[];
}

/** @param navigate false: a refusal is shown, and the page that has been typed into stays. Default true. */
export async function readStaffRecord(space: string, id: string, navigate = true): Promise<StaffRecord> {
  const readLocations = () => readStaffLocations(space, id, { navigate });
  const [read, locations] = await Promise.all([getStaffById(space, id, { navigate }), readLocations()]);
  const numbers = new Set(read.member.locationNumbers);
  const areOfOneState = locations.length === numbers.size && locations.every(({ number }) => numbers.has(number));
  // a save between the two answers: read after the record, the locations are at worst newer than its version, so that a
  // save is refused, and never takes back what somebody else has changed
  return { ...read, locations: areOfOneState ? locations : await readLocations() };
}

/** The record to edit. It is read when the page opens, and again when the server has refused to overwrite another's save. */
export const useStaffRecord = (space: string, id: string): SWRResponse<StaffRecord, ApiError> =>
  useSWR([space, 'staff', id, 'record'], () => readStaffRecord(space, id), { revalidateOnReconnect: false });
