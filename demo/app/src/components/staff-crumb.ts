import { useSession } from '../lib/session/session';
import { useSpace } from '../lib/space';
import type { Crumb } from './page';

/** Returns the staff list's breadcrumb, which is a link only for users who can view the space's staff. */
export function useStaffCrumb(): Crumb {
  const { canViewStaff, home } = useSession();
  const { space, path } = useSpace();
  const canOpen = canViewStaff && home?.brand === space.brand;
  return { label: 'Staff', ...(canOpen ? { to: path('') } : {}) };
}
