import { z } from 'zod';
import type { Actor } from './access';
import { isPermissionId, permissions, type PermissionId } from './permissions';
import { staffTypes } from './staff-types';

const listOf = z.union([z.string(), z.array(z.string())]).nullish();

/**
 * The signed-in user's claims. `locations` and `permissions` may be lists or, with one element, single values.
 */
export const profileSchema = z.object({
  sub: z.string().min(1),
  userType: z.string().optional(),
  locations: listOf,
  permissions: listOf,
  profilePictureUrl: z.string().nullish(),
  primaryRegion: z.string().nullish(),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
  email: z.string().nullish(),
});
export type Profile = z.output<typeof profileSchema>;

const list = (value: string | string[] | null | undefined): string[] =>
  value === null || value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value];

/** Returns the permission ids. Issuers may send ids or names ("Manage Staff Profile"); unknown entries are ignored. */
const permissionsOf = (claim: Profile['permissions']): PermissionId[] =>
  list(claim).flatMap((entry) => {
    if (isPermissionId(entry)) return [entry];
    const named = permissions.find(({ name }) => name.toLowerCase() === entry.toLowerCase());
    return named ? [named.id] : [];
  });

/** Converts the profile to an {@link Actor}. An unknown user type is treated as the lowest. */
export const profileActor = (profile: Profile): Actor => ({
  id: profile.sub,
  staffType: staffTypes.find((type) => type === profile.userType) ?? 'LocationStaff',
  permissions: permissionsOf(profile.permissions),
  locationNumbers: list(profile.locations),
});
