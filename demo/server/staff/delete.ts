import { eq } from 'drizzle-orm';
import { canDeleteStaff } from '../../shared';
import { endSessions } from '../accounts/sessions';
import type { Database } from '../database/open';
import { departures, staff } from '../database/schema';
import { forbidden } from '../http/refusal';
import { dropUnusedPhoto } from '../photos/store';
import { readTarget } from './read';
import { lockStaff, type StaffRecord } from './record';

/** `DELETE {dir}/staff/{id}`: the record, its sessions and its photo go; a departure without a name stays for the KPI report. */
export async function deleteStaff(db: Database, actor: StaffRecord, spaceKey: string, id: string): Promise<void> {
  const photoHash = await db.transaction(async (tx) => {
    await lockStaff(tx, id);
    const target = await readTarget(tx, actor, spaceKey, id);
    if (!canDeleteStaff(actor, target)) throw forbidden('You are not allowed to delete this staff member.');
    if (target.primaryLocationNumber !== null)
      await tx.insert(departures).values({
        spaceKey,
        locationNumber: target.primaryLocationNumber,
        staffType: target.staffType,
        hiredOn: target.hiredOn,
      });
    await endSessions(tx, id);
    await tx.delete(staff).where(eq(staff.id, id));
    return target.photoHash;
  });
  if (photoHash !== null) await dropUnusedPhoto(db, photoHash);
}
