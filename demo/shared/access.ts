import type { PermissionId } from './permissions';
import { outranks, staffTypes, type StaffType } from './staff-types';

/**
 * The signed-in user's data that access rules need. The server reads it from the database, the app from the
 * profile.
 */
export interface Actor {
  id: string;
  staffType: StaffType;
  permissions: readonly PermissionId[];
  locationNumbers: readonly string[];
}

/** The staff member that an action affects. */
export interface Target {
  id: string;
  staffType: StaffType;
}

const has = (actor: Actor, permission: PermissionId): boolean => actor.permissions.includes(permission);

export const isSelf = (actor: Actor, target: { id: string }): boolean => actor.id === target.id;

/**
 * Returns whether a user is "top level" (corporate or master franchisee). Other users are warned before a staff member
 * becomes invisible to them.
 */
const isTopLevel = (actor: Pick<Actor, 'staffType'>): boolean =>
  actor.staffType === 'Corporate' || actor.staffType === 'MasterFranchisee';

/**
 * Returns whether a user sees all of the brand's locations, as corporate users do. Others see only their assigned locations.
 */
export const seesAllLocations = (actor: Pick<Actor, 'staffType'>): boolean => actor.staffType === 'Corporate';

export const seesLocation = (actor: Pick<Actor, 'staffType' | 'locationNumbers'>, number: string): boolean =>
  seesAllLocations(actor) || actor.locationNumbers.includes(number);

export const canViewStaff = (actor: Actor): boolean => has(actor, 'view-staff');
export const canCreateStaff = (actor: Actor): boolean => has(actor, 'create-staff');
export const canManageStaff = (actor: Actor): boolean => has(actor, 'manage-staff-profile');
export const canManagePermissions = (actor: Actor): boolean => has(actor, 'manage-staff-permissions');
export const canOpenAcademy = (actor: Actor): boolean => has(actor, 'access-academy');
export const canOpenReports = (actor: Actor): boolean => has(actor, 'access-reports');

/** Returns whether the user may open the edit page: with `view-staff`, or for the user's own record. */
export const canOpenRecord = (actor: Actor, target: { id: string }): boolean =>
  canViewStaff(actor) || isSelf(actor, target);

/** Returns whether the user may read a record, which the edit page and the permissions page show. */
export const canReadRecord = (actor: Actor, target: { id: string }): boolean =>
  canOpenRecord(actor, target) || canManagePermissions(actor);

/** Returns whether the user may save a record: with `manage-staff-profile`, or for the user's own record. */
export const canSaveRecord = (actor: Actor, target: { id: string }): boolean =>
  canManageStaff(actor) || isSelf(actor, target);

/** Returns whether the user may change types and locations. Others cannot change them, not even in their own record. */
export const canChangeAssignment = (actor: Actor): boolean => canManageStaff(actor);

/**
 * Returns whether the user may change a staff member's email and password. Users of a lower type may not, because they
 * could sign in as that person and gain more rights.
 */
export const canChangeCredentials = (actor: Actor, target: Target): boolean =>
  isSelf(actor, target) || !outranks(target.staffType, actor.staffType);

/**
 * Returns whether the user may delete a staff member. Users need `delete-staff` and must be corporate users or have a type
 * that differs from the target's. They cannot delete themselves.
 */
export const canDeleteStaff = (actor: Actor, target: Target): boolean =>
  has(actor, 'delete-staff') &&
  !isSelf(actor, target) &&
  (actor.staffType === 'Corporate' || actor.staffType !== target.staffType);

/** Returns the types that a user may assign to a new staff member: the user's own type and lower types. */
export const staffTypesForCreate = (actor: Pick<Actor, 'staffType'>): StaffType[] =>
  staffTypes.filter((type) => !outranks(type, actor.staffType));

/** Returns the types that a user may assign to an existing staff member: only the current type if it cannot be changed. */
export const staffTypesForEdit = (actor: Actor, target: Target): StaffType[] =>
  isSelf(actor, target) || outranks(target.staffType, actor.staffType) || !canManageStaff(actor)
    ? [target.staffType]
    : staffTypesForCreate(actor);

/** Returns the changed permissions that the user does not have. The change is allowed if the list is empty. */
export const disallowedPermissionChanges = (
  actor: Actor,
  before: readonly PermissionId[],
  after: readonly PermissionId[],
): PermissionId[] => {
  const changed = [...after.filter((id) => !before.includes(id)), ...before.filter((id) => !after.includes(id))];
  return [...new Set(changed)].filter((id) => !has(actor, id));
};

/** Returns whether the user may change a staff member's permissions. The permissions of higher types cannot be changed. */
export const canSavePermissions = (actor: Actor, target: Target): boolean =>
  canManagePermissions(actor) && !outranks(target.staffType, actor.staffType);

/**
 * Returns the locations after a save: the requested ones that the user sees, and the current ones that the user does not
 * see.
 */
export const locationsAfterSave = (
  actor: Pick<Actor, 'staffType' | 'locationNumbers'>,
  current: readonly string[],
  requested: readonly string[],
): string[] => {
  const hidden = current.filter((number) => !seesLocation(actor, number));
  const visible = requested.filter((number) => seesLocation(actor, number));
  return [...new Set([...hidden, ...visible])];
};

/**
 * Returns whether a staff member becomes invisible to the user with the new locations, so that the app asks for
 * confirmation. Always false for "top level" users.
 */
export const losesVisibility = (actor: Actor, target: { id: string }, after: readonly string[]): boolean =>
  !isTopLevel(actor) && !isSelf(actor, target) && !after.some((number) => seesLocation(actor, number));
