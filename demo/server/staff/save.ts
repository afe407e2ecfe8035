import { and, eq, sql } from 'drizzle-orm';
import {
  canChangeAssignment,
  canChangeCredentials,
  canCreateStaff,
  canSaveRecord,
  isSelf,
  locationsAfterSave,
  messages,
  seesLocation,
  staffTypesForCreate,
  staffTypesForEdit,
  type CreateStaff,
  type UpdateStaff,
} from '../../shared';
import { hashPassword } from '../accounts/password';
import { recordChange } from '../audit/log';
import { endSessions } from '../accounts/sessions';
import { violates, type Database } from '../database/open';
import { staff, staffLocations } from '../database/schema';
import { forbidden, HttpError } from '../http/http-error';
import { requireVersion } from '../http/version';
import { knownLocations } from '../locations/list';
import { deleteUnusedPhoto, readUpload, storePhoto } from '../photos/store';
import { readTarget, type ChangeRequest } from './read';
import { findStaff, lockStaff, staffMember, type StaffRecord } from './record';

const fieldError = (path: string, message: string) => new HttpError(400, message, [{ path, message }]);

const rethrowEmailConflict = (cause: unknown): never => {
  if (violates(cause, 'staff_email')) throw new HttpError(409, messages.emailTaken);
  throw cause;
};

/**
 * Requires that all locations exist and are visible to the user. Both failures have the same message, so users
 * cannot find out which locations exist.
 * @throws {HttpError} 403
 */
async function requireAssignable(db: Database, actor: StaffRecord, spaceKey: string, numbers: readonly string[]) {
  const existing = await knownLocations(db, spaceKey, numbers);
  const inaccessible = numbers.find((number) => !existing.has(number) || !seesLocation(actor, number));
  if (inaccessible !== undefined) throw forbidden(`You do not have access to location ${inaccessible}.`);
}

async function writeLocations(db: Database, id: string, spaceKey: string, numbers: readonly string[]) {
  await db
    .delete(staffLocations)
    .where(
      and(eq(staffLocations.staffId, id), sql`${staffLocations.locationNumber} <> all(${sql.param(numbers)}::text[])`),
    );
  await db
    .insert(staffLocations)
    .values(numbers.map((locationNumber) => ({ staffId: id, spaceKey, locationNumber })))
    .onConflictDoNothing();
}

/**
 * Requires that the user may create staff.
 * @throws {HttpError} 403
 */
export function requireCreate(actor: StaffRecord): void {
  if (!canCreateStaff(actor)) throw forbidden('You are not allowed to create staff.');
}

function requireSavable(actor: StaffRecord, target: StaffRecord): void {
  if (!canSaveRecord(actor, target)) throw forbidden('You are not allowed to change this staff member.');
}

/**
 * Requires that the user may save the staff member.
 * @throws {HttpError} 403 or 404
 */
export async function requireSave(db: Database, actor: StaffRecord, spaceKey: string, id: string): Promise<void> {
  const target = await readTarget(db, actor, spaceKey, id);
  requireSavable(actor, target);
}

/** Handles `POST /api/{space}/staff`. */
export async function createStaff(
  db: Database,
  actor: StaffRecord,
  space: { key: string; brand: string },
  input: CreateStaff,
): Promise<StaffRecord> {
  requireCreate(actor);
  if (!staffTypesForCreate(actor).includes(input.staffType))
    throw forbidden(`You are not allowed to create staff of type ${input.staffType}.`);
  await requireAssignable(db, actor, space.key, input.locationNumbers);
  const photo = await readUpload(input.newPhotoUpload);
  const passwordHash = await hashPassword(input.password);

  return db
    .transaction(async (tx) => {
      const photoHash = photo && !photo.isDropping ? await storePhoto(tx, photo.image) : null;
      const [row] = await tx
        .insert(staff)
        .values({
          brandCode: space.brand,
          spaceKey: space.key,
          firstName: input.firstName,
          lastName: input.lastName,
          email: input.email,
          staffType: input.staffType,
          primaryLocationNumber: input.primaryLocationNumber,
          passwordHash,
          photoHash,
        })
        .returning({ id: staff.id });
      if (!row) throw new Error('Expected the insert to return a row.');
      await writeLocations(tx, row.id, space.key, input.locationNumbers);
      const created = await findStaff(tx, row.id);
      if (!created) throw new Error('The inserted record was not found.');
      await recordChange(tx, {
        actorId: actor.id,
        action: 'create-staff',
        staffId: created.id,
        spaceKey: space.key,
        after: staffMember(created),
        hasNewPassword: true,
      });
      return created;
    })
    .catch(rethrowEmailConflict);
}

/**
 * Validates an update against the current record. Returns the resulting locations.
 * @throws {HttpError} 400, 403 or 412
 */
async function requireEdit(
  db: Database,
  actor: StaffRecord,
  target: StaffRecord,
  { spaceKey, ifMatch }: ChangeRequest,
  input: UpdateStaff,
) {
  requireSavable(actor, target);
  // checked before the new values, because a concurrent change can make them invalid
  requireVersion(ifMatch, staffMember(target));
  if (!staffTypesForEdit(actor, target).includes(input.staffType))
    throw forbidden(`You are not allowed to assign the type ${input.staffType} to this staff member.`);

  const added = input.locationNumbers.filter((number) => !target.locationNumbers.includes(number));
  await requireAssignable(db, actor, spaceKey, added);
  const locationNumbers = locationsAfterSave(actor, target.locationNumbers, input.locationNumbers);
  if (!locationNumbers.includes(input.primaryLocationNumber))
    throw fieldError('primaryLocationNumber', messages.primaryLocation);
  const hasSameLocations =
    added.length === 0 &&
    locationNumbers.length === target.locationNumbers.length &&
    input.primaryLocationNumber === target.primaryLocationNumber;
  if (!canChangeAssignment(actor) && !hasSameLocations) throw forbidden('You are not allowed to change locations.');

  const sameEmail = input.email.toLowerCase() === target.email.toLowerCase();
  if (!canChangeCredentials(actor, target) && (!sameEmail || Boolean(input.password)))
    throw forbidden("You are not allowed to change this staff member's email or password.");
  return locationNumbers;
}

/**
 * Handles `PUT /api/{space}/staff/{id}`.
 * @param grant id of the access token's grant; its session stays active when users change their own password
 */
export async function updateStaff(
  db: Database,
  actor: StaffRecord,
  change: ChangeRequest,
  input: UpdateStaff,
  grant?: string,
): Promise<StaffRecord> {
  const { spaceKey, id } = change;
  // validated before the photo and the password are processed, and again with the locked record
  const current = await readTarget(db, actor, spaceKey, id);
  await requireEdit(db, actor, current, change, input);
  const photo = await readUpload(input.newPhotoUpload);
  const passwordHash = input.password ? await hashPassword(input.password) : undefined;

  const { updated, oldPhoto } = await db
    .transaction(async (tx) => {
      await lockStaff(tx, id);
      const target = await readTarget(tx, actor, spaceKey, id);
      const locationNumbers = await requireEdit(tx, actor, target, change, input);
      const photoHash = photo && (photo.isDropping ? null : await storePhoto(tx, photo.image));
      await tx
        .update(staff)
        .set({
          firstName: input.firstName,
          lastName: input.lastName,
          email: input.email,
          staffType: input.staffType,
          primaryLocationNumber: input.primaryLocationNumber,
          updatedAt: new Date(),
          ...(passwordHash === undefined ? {} : { passwordHash }),
          ...(photoHash === undefined ? {} : { photoHash }),
        })
        .where(eq(staff.id, id));
      await writeLocations(tx, id, spaceKey, locationNumbers);
      // A new password ends all sessions, except the current one when users change their own password.
      if (passwordHash !== undefined) await endSessions(tx, id, isSelf(actor, target) ? grant : undefined);
      // read while the row is locked, so the response reflects this change
      const updated = await findStaff(tx, id);
      if (!updated) throw new Error('The updated record was not found.');
      await recordChange(tx, {
        actorId: actor.id,
        action: 'update-staff',
        staffId: id,
        spaceKey,
        before: staffMember(target),
        after: staffMember(updated),
        hasNewPassword: passwordHash !== undefined,
      });
      const isReplaced = photoHash !== undefined && photoHash !== target.photoHash;
      return { updated, oldPhoto: isReplaced ? target.photoHash : null };
    })
    .catch(rethrowEmailConflict);

  if (oldPhoto !== null) await deleteUnusedPhoto(db, oldPhoto);
  return updated;
}
