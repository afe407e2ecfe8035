import { and, eq, notInArray } from 'drizzle-orm';
import {
  canManagePermissions,
  canSavePermissions,
  foreignPermissionChanges,
  permissionIds,
  permissions as allPermissions,
  type PermissionId,
} from '../../shared';
import type { Database } from '../database/open';
import { staffPermissions } from '../database/schema';
import { forbidden } from '../http/refusal';
import { requireVersion } from '../http/version';
import { readTarget, type Aim } from './read';
import { lockStaff, type StaffRecord } from './record';

const requirePermission = (actor: StaffRecord): void => {
  if (!canManagePermissions(actor)) throw forbidden('You are not allowed to manage permissions.');
};

/** `GET {dir}/staff/{id}/permissions` */
export async function readPermissions(
  db: Database,
  actor: StaffRecord,
  spaceKey: string,
  id: string,
): Promise<PermissionId[]> {
  requirePermission(actor);
  return (await readTarget(db, actor, spaceKey, id)).permissions;
}

/**
 * `PUT {dir}/staff/{id}/permissions`: nobody gives or takes what he does not have himself.
 * @returns them in the order in which they are read, so that the answer has the version of the next `GET`
 */
export async function savePermissions(
  db: Database,
  actor: StaffRecord,
  { spaceKey, id, ifMatch }: Aim,
  wanted: PermissionId[],
): Promise<PermissionId[]> {
  requirePermission(actor);
  return db.transaction(async (tx) => {
    await lockStaff(tx, id);
    const target = await readTarget(tx, actor, spaceKey, id);
    if (!canSavePermissions(actor, target))
      throw forbidden('You are not allowed to change the permissions of this staff member.');
    // before the rule about what is wanted: another's save may be the very reason that it is broken
    requireVersion(ifMatch, target.permissions);
    const foreign = foreignPermissionChanges(actor, target.permissions, wanted);
    if (foreign.length > 0) {
      const names = allPermissions.filter(({ id: known }) => foreign.includes(known)).map(({ name }) => name);
      throw forbidden(`You can give and take only permissions that you have yourself, not: ${names.join(', ')}.`);
    }
    await tx
      .delete(staffPermissions)
      .where(
        and(
          eq(staffPermissions.staffId, id),
          wanted.length === 0 ? undefined : notInArray(staffPermissions.permission, wanted),
        ),
      );
    if (wanted.length > 0)
      await tx
        .insert(staffPermissions)
        .values(wanted.map((permission) => ({ staffId: id, permission })))
        .onConflictDoNothing();
    return permissionIds.filter((known) => wanted.includes(known));
  });
}
