import { eq } from 'drizzle-orm';
import { canDeleteStaff } from '../../shared';
import { recordChange } from '../audit/log';
import { endSessions } from '../accounts/sessions';
import type { Database } from '../database/open';
import { departures, staff } from '../database/schema';
import { forbidden } from '../http/http-error';
import { requireVersion } from '../http/version';
import { deleteUnusedPhoto } from '../photos/store';
import { readTarget, type ChangeRequest } from './read';
import { lockStaff, staffMember, type StaffRecord } from './record';

/**
 * Handles `DELETE {space}/staff/{id}`: deletes the record, its sessions and its photo, and adds an anonymized departure for
 * the KPI report.
 */
export async function deleteStaff(db: Database, actor: StaffRecord, change: ChangeRequest): Promise<void> {
  const { spaceKey, id } = change;
  const photoHash = await db.transaction(async (tx) => {
    await lockStaff(tx, id);
    const target = await readTarget(tx, actor, spaceKey, id);
    if (!canDeleteStaff(actor, target)) throw forbidden('You are not allowed to delete this staff member.');
    requireVersion(change.ifMatch, staffMember(target));
    await endSessions(tx, id);
    await tx.delete(staff).where(eq(staff.id, id));
    if (target.primaryLocationNumber !== null)
      await tx.insert(departures).values({
        spaceKey,
        locationNumber: target.primaryLocationNumber,
        staffType: target.staffType,
        hiredOn: target.hiredOn,
      });
    await recordChange(tx, {
      actorId: actor.id,
      action: 'delete-staff',
      staffId: id,
      spaceKey,
      before: { ...staffMember(target), permissions: target.permissions },
    });
    return target.photoHash;
  });
  if (photoHash !== null) await deleteUnusedPhoto(db, photoHash);
}
