import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { findSpace } from '../../../../shared';
import { withReturnUrl } from '../../lib/session/return-url';
import { useSession, type Session } from '../../lib/session/session';
import { useSpace } from '../../lib/space';

type Rule = (session: Session, params: Readonly<Record<string, string | undefined>>) => boolean;

/** Returns whether the space in the URL belongs to the user's brand. The server rejects requests for all others. */
export const isOwnBrand: Rule = ({ home }, { space = '' }) =>
  home !== undefined && findSpace(space)?.brand === home.brand;

/**
 * Creates the component of a parent route. It renders the child route if the user meets the rule. Otherwise, it redirects
 * to the Not Authorized page with the current path as return URL.
 */
export const createGuard = (rule: Rule) =>
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
