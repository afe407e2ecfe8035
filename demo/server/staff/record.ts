import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Actor, PermissionId, StaffMember } from '../../shared';
import type { Database } from '../database/open';
import { staff, staffLocations, staffPermissions } from '../database/schema';
import { photoPath } from '../photos/store';

/** A staff member with all the data that the access rules need. The signed-in user's record is the {@link Actor}. */
export interface StaffRecord extends Actor {
  brandCode: string;
  spaceKey: string | null;
  firstName: string;
  lastName: string;
  email: string;
  primaryLocationNumber: string | null;
  photoHash: string | null;
  passwordHash: string | null;
  hiredOn: string;
  permissions: PermissionId[];
  locationNumbers: string[];
}

// permissions are cast to text, because the drivers do not support arrays of enums
const columns = {
  id: staff.id,
  brandCode: staff.brandCode,
  spaceKey: staff.spaceKey,
  firstName: staff.firstName,
  lastName: staff.lastName,
  email: staff.email,
  staffType: staff.staffType,
  primaryLocationNumber: staff.primaryLocationNumber,
  photoHash: staff.photoHash,
  passwordHash: staff.passwordHash,
  hiredOn: staff.hiredOn,
  permissions: sql<PermissionId[]>`array(select p.permission::text from ${staffPermissions} p
    where p.staff_id = ${staff}.${sql.identifier('id')} order by p.permission)`,
  locationNumbers: sql<string[]>`array(select l.location_number from ${staffLocations} l
    where l.staff_id = ${staff}.${sql.identifier('id')} order by l.location_number)`,
};

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const findOne = async (db: Database, where: SQL | undefined): Promise<StaffRecord | undefined> => {
  const [found] = await db.select(columns).from(staff).where(where).limit(1);
  return found;
};

/**
 * Finds a staff member by id.
 * @param spaceKey limits the lookup to one space
 */
export const findStaff = async (db: Database, id: string, spaceKey?: string): Promise<StaffRecord | undefined> =>
  uuid.test(id)
    ? findOne(db, and(eq(staff.id, id), spaceKey === undefined ? undefined : eq(staff.spaceKey, spaceKey)))
    : undefined;

/** Finds a staff member by email, ignoring case. */
export const findStaffByEmail = (db: Database, email: string): Promise<StaffRecord | undefined> =>
  findOne(db, eq(sql`lower(${staff.email})`, email.trim().toLowerCase()));

/** Locks the row until the transaction ends, which serializes concurrent changes to a staff member. */
export const lockStaff = async (db: Database, id: string): Promise<void> => {
  if (uuid.test(id)) await db.select({ id: staff.id }).from(staff).where(eq(staff.id, id)).for('update');
};

/** Returns a record's public fields. */
export const staffMember = (record: StaffRecord): StaffMember => ({
  id: record.id,
  firstName: record.firstName,
  lastName: record.lastName,
  email: record.email,
  staffType: record.staffType,
  locationNumbers: record.locationNumbers,
  primaryLocationNumber: record.primaryLocationNumber,
  photoUrl: photoPath(record.photoHash),
});
