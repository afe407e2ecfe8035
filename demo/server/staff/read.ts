import { canOpenRecord, canReadRecord, isSelf, seesAllLocations, seesLocation } from '../../shared';
import type { Database } from '../database/open';
import { forbidden, notFound } from '../http/refusal';
import { findStaff, type StaffRecord } from './record';

/** The record that a request to change something is about, as the request names it. */
export interface Aim {
  spaceKey: string;
  id: string;
  /** The request's `If-Match`: only this version is to be changed. Undefined: whatever is there. */
  ifMatch?: string | undefined;
}

/**
 * Finds the staff member that a request is about and refuses those out of the actor's sight: another space's is not
 * found, one who shares no location with the actor is forbidden. One's own record is always in sight.
 */
export async function readTarget(db: Database, actor: StaffRecord, spaceKey: string, id: string): Promise<StaffRecord> {
  const target = await findStaff(db, id, spaceKey);
  if (!target) throw notFound('This staff member does not exist.');
  const inSight =
    isSelf(actor, target) ||
    seesAllLocations(actor) ||
    target.locationNumbers.some((number) => seesLocation(actor, number));
  if (!inSight) throw forbidden('This staff member works at none of your locations.');
  return target;
}

const refusal = () => forbidden('You are not allowed to view staff.');

/** {@link readTarget} for those who may open the edit page. */
export async function openRecord(db: Database, actor: StaffRecord, spaceKey: string, id: string): Promise<StaffRecord> {
  if (!canOpenRecord(actor, { id })) throw refusal();
  return readTarget(db, actor, spaceKey, id);
}

/** `GET {dir}/staff/{id}`: {@link readTarget} for those who may open the edit page or the permissions page. */
export async function readRecord(db: Database, actor: StaffRecord, spaceKey: string, id: string): Promise<StaffRecord> {
  if (!canReadRecord(actor, { id })) throw refusal();
  return readTarget(db, actor, spaceKey, id);
}
