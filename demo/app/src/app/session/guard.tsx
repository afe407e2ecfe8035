import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import type { PageRule } from '../../lib/session/page-rules';
import { withReturnUrl } from '../../lib/session/return-url';
import { useSession } from '../../lib/session/session';
import { useSpace } from '../../lib/space';

/**
 * Creates the component of a parent route. It renders the child route if the user meets the rule. Otherwise, it redirects
 * to the Not Authorized page with the current path as return URL.
 */
export const createGuard = (rule: PageRule) =>
  function Guard() {
    const session = useSession();
    const params = useParams();
    const { path } = useSpace();
    const { pathname, search } = useLocation();
    return rule(session, params) ? (
      <Outlet />
    ) : (
      <Navigate to={withReturnUrl(path('unauthorized'), `${pathname}${search}`)} replace />
    );
  };
