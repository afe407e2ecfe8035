import type { PermissionId } from './permissions';
import { outranks, staffTypes, type StaffType } from './staff-types';

/** The signed-in user, as far as the rules need it. The server fills it from the database, the app from the profile. */
export interface Actor {
  id: string;
  staffType: StaffType;
  permissions: readonly PermissionId[];
  locationNumbers: readonly string[];
}

/** The staff member that is acted upon. */
export interface Target {
  id: string;
  staffType: StaffType;
}

const has = (actor: Actor, permission: PermissionId): boolean => actor.permissions.includes(permission);

export const isSelf = (actor: Actor, target: { id: string }): boolean => actor.id === target.id;

/** Corporate and master franchisee users are "top level": the specification warns only the others when somebody leaves their sight. */
export const isTopLevel = (actor: Pick<Actor, 'staffType'>): boolean =>
  actor.staffType === 'Corporate' || actor.staffType === 'MasterFranchisee';

/** Corporate users see every location of their brand; everyone else those that are assigned to them. */
export const seesAllLocations = (actor: Pick<Actor, 'staffType'>): boolean => actor.staffType === 'Corporate';

export const seesLocation = (actor: Pick<Actor, 'staffType' | 'locationNumbers'>, number: string): boolean =>
  seesAllLocations(actor) || actor.locationNumbers.includes(number);

export const canViewStaff = (actor: Actor): boolean => has(actor, 'view-staff');
export const canCreateStaff = (actor: Actor): boolean => has(actor, 'create-staff');
export const canManageStaff = (actor: Actor): boolean => has(actor, 'manage-staff-profile');
export const canManagePermissions = (actor: Actor): boolean => has(actor, 'manage-staff-permissions');
export const canOpenAcademy = (actor: Actor): boolean => has(actor, 'access-academy');
export const canOpenReports = (actor: Actor): boolean => has(actor, 'access-reports');

/** The edit page opens with the view-staff permission, or for one's own record. */
export const canOpenRecord = (actor: Actor, target: { id: string }): boolean =>
  canViewStaff(actor) || isSelf(actor, target);

/** A record is read by the edit page and by the permissions page, which shows whose they are. */
export const canReadRecord = (actor: Actor, target: { id: string }): boolean =>
  canOpenRecord(actor, target) || canManagePermissions(actor);

/** Saving needs Manage Staff Profile, except for one's own record. */
export const canSaveRecord = (actor: Actor, target: { id: string }): boolean =>
  canManageStaff(actor) || isSelf(actor, target);

/** Type and locations belong to whoever manages staff: without that permission one's own record keeps both. */
export const canChangeAssignment = (actor: Actor): boolean => canManageStaff(actor);

/**
 * Email and password are the keys to an account. Whoever could set them for somebody of a higher type could sign in as
 * that person, so they stay with the person itself and with users of the same or a higher type.
 */
export const canChangeCredentials = (actor: Actor, target: Target): boolean =>
  isSelf(actor, target) || !outranks(target.staffType, actor.staffType);

/** Needs the permission; never one's own record; then Corporate users, or users whose type differs from the target's. */
export const canDeleteStaff = (actor: Actor, target: Target): boolean =>
  has(actor, 'delete-staff') &&
  !isSelf(actor, target) &&
  (actor.staffType === 'Corporate' || actor.staffType !== target.staffType);

/** The types that an editor may give to a new staff member: one's own and those below. */
export const staffTypesForCreate = (actor: Pick<Actor, 'staffType'>): StaffType[] =>
  staffTypes.filter((type) => !outranks(type, actor.staffType));

/** The types that an editor may choose for an existing staff member. Nobody changes the own type or that of a higher one. */
export const staffTypesForEdit = (actor: Actor, target: Target): StaffType[] =>
  isSelf(actor, target) || outranks(target.staffType, actor.staffType) || !canManageStaff(actor)
    ? [target.staffType]
    : staffTypesForCreate(actor);

/** Permissions that the change would give or take although the editor does not have them; empty when the change is allowed. */
export const foreignPermissionChanges = (
  actor: Actor,
  before: readonly PermissionId[],
  after: readonly PermissionId[],
): PermissionId[] => {
  const changed = [...after.filter((id) => !before.includes(id)), ...before.filter((id) => !after.includes(id))];
  return [...new Set(changed)].filter((id) => !has(actor, id));
};

/** May this editor decide about the permissions of this person at all? Those of a higher type are out of reach. */
export const canSavePermissions = (actor: Actor, target: Target): boolean =>
  canManagePermissions(actor) && !outranks(target.staffType, actor.staffType);

/** What a save leaves behind: the wanted locations that the editor sees, and all the present ones that he does not. */
export const locationsAfterSave = (
  actor: Pick<Actor, 'staffType' | 'locationNumbers'>,
  present: readonly string[],
  wanted: readonly string[],
): string[] => {
  const kept = present.filter((number) => !seesLocation(actor, number));
  const chosen = wanted.filter((number) => seesLocation(actor, number));
  return [...new Set([...kept, ...chosen])];
};

/** True when a save would put the person out of the editor's sight; the app then asks for a confirmation. */
export const leavesSight = (actor: Actor, target: { id: string }, after: readonly string[]): boolean =>
  !isTopLevel(actor) && !isSelf(actor, target) && !after.some((number) => seesLocation(actor, number));
