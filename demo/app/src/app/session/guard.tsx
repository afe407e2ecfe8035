import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { useSpace } from '../../lib/space';
import { withReturnUrl } from '../../lib/session/return-url';
import { useSession, type Session } from '../../lib/session/session';

type Rule = (session: Session, params: Readonly<Record<string, string | undefined>>) => boolean;

/** A route around others: who breaks its rule goes to the Not Authorized page, which knows the way back. */
export const guardedBy = (rule: Rule) =>
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
