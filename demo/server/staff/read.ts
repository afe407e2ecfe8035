import { canOpenRecord, canReadRecord, isSelf, seesAllLocations, seesLocation } from '../../shared';
import type { Database } from '../database/open';
import { forbidden, notFound } from '../http/refusal';
import { findStaff, type StaffRecord } from './record';

/** The record that a request changes, as named in the request. */
export interface Aim {
  spaceKey: string;
  id: string;
  /** The request's `If-Match`: the version to change. Undefined means any. */
  ifMatch?: string | undefined;
}

/**
 * Returns the staff member of a request. One of another space is not found, one without a shared location is forbidden.
 * The own record is always visible.
 */
export async function readTarget(db: Database, actor: StaffRecord, spaceKey: string, id: string): Promise<StaffRecord> {
  const target = await findStaff(db, id, spaceKey);
  if (!target) throw notFound('This staff member does not exist.');
  const isVisible =
    isSelf(actor, target) ||
    seesAllLocations(actor) ||
    target.locationNumbers.some((number) => seesLocation(actor, number));
  if (!isVisible) throw forbidden('This staff member works at none of your locations.');
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
