import { Navigate } from 'react-router';
import { useSession } from '../../lib/session/session';
import { recordPath, useSpace } from '../../lib/space';

/** Redirects `account` to the signed-in user's own record. */
export function Account() {
  const { actor } = useSession();
  const { path } = useSpace();
  return <Navigate to={path(recordPath(actor.id))} replace />;
}
