import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/database/open';
import { staff, staffLocations, staffPermissions } from '../../server/database/schema';
import type { PermissionId, StaffMember, StaffType } from '../../shared';

/** Properties of a person. Default: a location staff member without permissions. */
export interface PersonOptions {
  spaceKey?: string;
  brandCode?: string;
  staffType?: StaffType;
  locations?: string[];
  permissions?: PermissionId[];
  firstName?: string;
  lastName?: string;
}

/** Adds a person to the database and returns the record in the API's format. */
export async function addPerson(
  db: Database,
  options: PersonOptions = {},
): Promise<StaffMember & { spaceKey: string }> {
  const {
    spaceKey = 'IYG-US',
    brandCode = 'iyg',
    staffType = 'LocationStaff',
    locations = ['1001'],
    permissions = [],
  } = options;
  const id = randomUUID();
  const person = {
    id,
    firstName: options.firstName ?? 'Pat',
    lastName: options.lastName ?? 'Example',
    email: `pat.${id.slice(0, 13)}@test.example`,
    staffType,
    primaryLocationNumber: locations[0] ?? null,
  };
  await db.insert(staff).values({ ...person, spaceKey, brandCode });
  if (locations.length > 0)
    await db
      .insert(staffLocations)
      .values(locations.map((locationNumber) => ({ staffId: id, spaceKey, locationNumber })));
  if (permissions.length > 0)
    await db.insert(staffPermissions).values(permissions.map((permission) => ({ staffId: id, permission })));
  return { ...person, spaceKey, locationNumbers: locations, photoUrl: null };
}
