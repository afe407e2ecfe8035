import { canOpenRecord, canReadRecord, isSelf, seesAllLocations, seesLocation } from '../../shared';
import type { Database } from '../database/open';
import { forbidden, notFound } from '../http/http-error';
import { findStaff, type StaffRecord } from './record';

/** The record that a request changes, with its expected version. */
export interface ChangeRequest {
  spaceKey: string;
  id: string;
  /** The request's `If-Match` header: the expected record version. Undefined means any version. */
  ifMatch?: string | undefined;
}

/**
 * Returns a staff member in the space. Users can always read their own record.
 * @throws {HttpError} 404 if the space has no such staff member, 403 if the user shares no location with the staff member
 */
export async function readTarget(db: Database, actor: StaffRecord, spaceKey: string, id: string): Promise<StaffRecord> {
  const target = await findStaff(db, id, spaceKey);
  if (!target) throw notFound('This staff member does not exist.');
  const isVisible =
    isSelf(actor, target) ||
    seesAllLocations(actor) ||
    target.locationNumbers.some((number) => seesLocation(actor, number));
  if (!isVisible) throw forbidden('This staff member does not work at any of your locations.');
  return target;
}

/** Returns the error for users who may not view staff. */
export const viewForbidden = () => forbidden('You are not allowed to view staff.');

/** Returns a staff member like {@link readTarget}, for users who may open the edit page. */
export async function openRecord(db: Database, actor: StaffRecord, spaceKey: string, id: string): Promise<StaffRecord> {
  if (!canOpenRecord(actor, { id })) throw viewForbidden();
  return readTarget(db, actor, spaceKey, id);
}

/** Handles `GET /api/{space}/staff/{id}`, for users who may open the edit page or the permissions page. */
export async function readRecord(db: Database, actor: StaffRecord, spaceKey: string, id: string): Promise<StaffRecord> {
  if (!canReadRecord(actor, { id })) throw viewForbidden();
  return readTarget(db, actor, spaceKey, id);
}
