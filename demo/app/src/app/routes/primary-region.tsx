import { Navigate, Outlet, useLocation } from 'react-router';
import { findSpace } from '../../../../shared';
import { spaceQuery } from '../../lib/brand';
import { useSession } from '../../lib/session/session';
import { SignOut } from './sign-out';

/** Path of the page that users without a primary region see after they have been signed out. */
export const noRegionPath = '/no-region';

/** Wraps all pages of signed-in users and signs out users without a primary region. */
export function RequireRegion() {
  const { home } = useSession();
  const key = useLocation().pathname.split('/')[1] ?? '';
  if (home) return <Outlet />;
  // the page after the sign-out has the brand of the requested space, like the sign-in page
  const returnUrl = findSpace(key) ? `${noRegionPath}?${spaceQuery}=${key}` : noRegionPath;
  return <SignOut reason="Your account has no region. Signing you out…" returnUrl={returnUrl} />;
}

/** Redirects a path without a space to the same path in the user's primary region. */
export function PrimaryRegion() {
  const { home } = useSession();
  const { pathname, search, hash } = useLocation();
  return home && <Navigate to={`/${home.key}${pathname === '/' ? '' : pathname}${search}${hash}`} replace />;
}
