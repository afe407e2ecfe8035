import { Navigate, Outlet, useLocation } from 'react-router';
import { spaceQuery } from '../../lib/brand';
import { useSession } from '../../lib/session/session';
import { findSpaceInPath } from '../../lib/space';
import { SignOut } from './sign-out';

/** Path of the page shown to users without a primary region once they have been signed out. */
export const noRegionPath = '/no-region';

/** Wraps all pages of signed-in users and signs out users without a primary region. */
export function RequireRegion() {
  const { home } = useSession();
  const space = findSpaceInPath(useLocation().pathname);
  if (home) return <Outlet />;
  // like the sign-in page, the page shown after sign-out uses the requested space's brand
  const returnUrl = space ? `${noRegionPath}?${spaceQuery}=${space.key}` : noRegionPath;
  return <SignOut reason="Your account has no region. Signing you out…" returnUrl={returnUrl} />;
}

/** Redirects a path without a space to the same path in the user's primary region. */
export function PrimaryRegion() {
  const { home } = useSession();
  const { pathname, search, hash } = useLocation();
  return home && <Navigate to={`/${home.key}${pathname === '/' ? '' : pathname}${search}${hash}`} replace />;
}
