import { and, eq, notInArray } from 'drizzle-orm';
import {
  canManagePermissions,
  canSavePermissions,
  disallowedPermissionChanges,
  permissionIds,
  permissions as allPermissions,
  type PermissionId,
} from '../../shared';
import { recordChange } from '../audit/log';
import type { Database } from '../database/open';
import { staffPermissions } from '../database/schema';
import { forbidden } from '../http/http-error';
import { requireVersion } from '../http/version';
import { readTarget, type ChangeRequest } from './read';
import { lockStaff, type StaffRecord } from './record';

const requirePermission = (actor: StaffRecord): void => {
  if (!canManagePermissions(actor)) throw forbidden('You are not allowed to manage permissions.');
};

/** Handles `GET {space}/staff/{id}/permissions`. */
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
 * Handles `PUT {space}/staff/{id}/permissions`. Users can grant and revoke only permissions that they have.
 * @returns the permissions in the same order as `GET`, so both responses have the same `ETag`
 */
export async function savePermissions(
  db: Database,
  actor: StaffRecord,
  { spaceKey, id, ifMatch }: ChangeRequest,
  requested: PermissionId[],
): Promise<PermissionId[]> {
  requirePermission(actor);
  return db.transaction(async (tx) => {
    await lockStaff(tx, id);
    const target = await readTarget(tx, actor, spaceKey, id);
    if (!canSavePermissions(actor, target))
      throw forbidden("You are not allowed to change this staff member's permissions.");
    // checked before the new values, because a concurrent change can make them invalid
    requireVersion(ifMatch, target.permissions);
    const disallowed = disallowedPermissionChanges(actor, target.permissions, requested);
    if (disallowed.length > 0) {
      const names = allPermissions.filter((permission) => disallowed.includes(permission.id)).map(({ name }) => name);
      throw forbidden(`You can grant and revoke only permissions that you have. You do not have: ${names.join(', ')}.`);
    }
    await tx
      .delete(staffPermissions)
      .where(
        and(
          eq(staffPermissions.staffId, id),
          requested.length === 0 ? undefined : notInArray(staffPermissions.permission, requested),
        ),
      );
    if (requested.length > 0)
      await tx
        .insert(staffPermissions)
        .values(requested.map((permission) => ({ staffId: id, permission })))
        .onConflictDoNothing();
    const after = permissionIds.filter((permission) => requested.includes(permission));
    await recordChange(tx, {
      actorId: actor.id,
      action: 'save-permissions',
      staffId: id,
      spaceKey,
      before: { permissions: target.permissions },
      after: { permissions: after },
    });
    return after;
  });
}
