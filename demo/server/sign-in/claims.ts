import type { StaffRecord } from '../staff/record';
import { photoPath } from '../photos/store';

/** Claims that the `brand` scope grants. */
export const brandClaims = [
  'userType',
  'locations',
  'permissions',
  'profilePictureUrl',
  'primaryRegion',
  'given_name',
  'family_name',
  'email',
] as const;

/** Returns the user's profile as claims. `primaryRegion` is omitted for users without one, whom the app signs out. */
export const claimsOf = (account: StaffRecord) => ({
  sub: account.id,
  userType: account.staffType,
  locations: account.locationNumbers,
  permissions: account.permissions,
  given_name: account.firstName,
  family_name: account.lastName,
  email: account.email,
  ...(account.photoHash === null ? {} : { profilePictureUrl: photoPath(account.photoHash) }),
  ...(account.spaceKey === null ? {} : { primaryRegion: account.spaceKey }),
});
