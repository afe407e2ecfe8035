import { Navigate, useLocation } from 'react-router';
import { findSpace } from '../../../shared';
import { useSession } from '../session/session';
import { SignOut } from './sign-out';

/** Paths without a space lead to the same path in the user's own one. Who has none is signed out. */
export function PrimaryRegion() {
  const { profile } = useSession();
  const { pathname, search, hash } = useLocation();
  const key = profile.primaryRegion?.toUpperCase();
  // a region that is not configured would lead back here, for ever
  if (key === undefined || !findSpace(key)) return <SignOut reason="Your account has no region. Signing you out …" />;
  return <Navigate to={`/${key}${pathname === '/' ? '' : pathname}${search}${hash}`} replace />;
}
