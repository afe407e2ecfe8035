/** What a staff member may be allowed to do. The ids travel in the API and in the profile's `permissions` claim. */
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

/** A permission as `GET permissions` lists it. */
export interface Permission {
  id: PermissionId;
  name: string;
  description: string;
}

const described: Record<PermissionId, Omit<Permission, 'id'>> = {
  'view-staff': { name: 'View Staff', description: 'See and search the staff of the locations one has access to.' },
  'create-staff': { name: 'Create Staff', description: 'Add new staff members.' },
  'manage-staff-profile': {
    name: 'Manage Staff Profile',
    description: 'Change names, email, password, type, locations and photo of staff members.',
  },
  'manage-staff-permissions': {
    name: 'Manage Staff Permissions',
    description: 'Decide what staff members may do. Only permissions one has oneself can be given or taken.',
  },
  'delete-staff': { name: 'Delete Staff', description: 'Remove staff members.' },
  'access-academy': { name: 'Access Academy', description: 'Open the training academy.' },
  'access-reports': { name: 'Access Reports', description: 'Open the KPI report.' },
};

export const permissions: readonly Permission[] = permissionIds.map((id) => ({ id, ...described[id] }));

export const isPermissionId = (value: unknown): value is PermissionId =>
  (permissionIds as readonly unknown[]).includes(value);
