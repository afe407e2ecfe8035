import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../../lib/session/session';
import { SignOut } from './sign-out';

/** Around every page of signed-in users: who has no region is signed out, whatever the address. */
export function RequireRegion() {
  const { home } = useSession();
  return home ? <Outlet /> : <SignOut reason="Your account has no region. Signing you out …" />;
}

/** Paths without a space lead to the same path in the user's own one. */
export function PrimaryRegion() {
  const { home } = useSession();
  const { pathname, search, hash } = useLocation();
  return home && <Navigate to={`/${home.key}${pathname === '/' ? '' : pathname}${search}${hash}`} replace />;
}
