import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { useSpace } from '../shell/space';
import { withReturnUrl } from './return-url';
import { useSession, type Session } from './session';

/** Shows its children when the condition holds, else goes to the Not Authorized page, which knows the way back. */
export function Guard({ when, children }: { when: boolean; children: ReactNode }) {
  const { path } = useSpace();
  const { pathname, search } = useLocation();
  return when ? children : <Navigate to={withReturnUrl(path('unauthorized'), `${pathname}${search}`)} replace />;
}

type Rule = (session: Session, params: Readonly<Record<string, string | undefined>>) => boolean;

/** A guard as a route around others. */
export const guardedBy = (rule: Rule) =>
  function GuardedRoute() {
    const session = useSession();
    const params = useParams();
    return (
      <Guard when={rule(session, params)}>
        <Outlet />
      </Guard>
    );
  };
