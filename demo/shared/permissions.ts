/** All permission ids, as used by the API and the profile's `permissions` claim. */
export const permissionIds = [
  'view-staff',
  'create-staff',
  'manage-staff-profile',
  'manage-staff-permissions',
  'delete-staff',
  'access-academy',
  'access-reports',
] as const;
export type PermissionId = (typeof permissionIds)[number];

/** A permission as returned by `GET /api/permissions`. */
export interface Permission {
  id: PermissionId;
  name: string;
  description: string;
}

const descriptions: Record<PermissionId, Omit<Permission, 'id'>> = {
  'view-staff': { name: 'View Staff', description: 'View and search staff at accessible locations.' },
  'create-staff': { name: 'Create Staff', description: 'Add new staff members.' },
  'manage-staff-profile': {
    name: 'Manage Staff Profile',
    description: "Change staff members' names, email, password, type, locations and photo.",
  },
  'manage-staff-permissions': {
    name: 'Manage Staff Permissions',
    description: 'Grant and revoke staff permissions. Users can grant and revoke only permissions that they have.',
  },
  'delete-staff': { name: 'Delete Staff', description: 'Delete staff members.' },
  'access-academy': { name: 'Access Academy', description: 'Open the training academy.' },
  'access-reports': { name: 'Access Reports', description: 'Open the KPI report.' },
};

export const permissions: readonly Permission[] = permissionIds.map((id) => ({ id, ...descriptions[id] }));

export const isPermissionId = (value: unknown): value is PermissionId =>
  (permissionIds as readonly unknown[]).includes(value);
