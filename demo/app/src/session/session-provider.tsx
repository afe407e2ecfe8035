import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { findSpace } from '../../../shared';
import { Splash } from '../pages/splash';
import { useStore } from '../store/store';
import { EndedSession } from './ended-session';
import { SessionContext, sessionOf, useSignIn } from './session';

/** Shows its children to a signed-in user; everybody else goes to the sign-in page and comes back here. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const signIn = useSignIn();
  const state = useStore(signIn.state);
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    if (state.status === 'unknown') void signIn.restore();
  }, [signIn, state.status]);

  const signedOut = state.status === 'signed-out';
  useEffect(() => {
    if (!signedOut) return;
    const space = pathname.split('/')[1] ?? '';
    void signIn.start(`${pathname}${search}${hash}`, findSpace(space) ? space : undefined);
    // the address at the moment of leaving counts
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [signIn, signedOut]);

  const profile = 'profile' in state ? state.profile : undefined;
  const session = useMemo(
    () => profile && sessionOf(profile, () => signIn.renew().then(() => undefined)),
    [profile, signIn],
  );
  if (!session) return <Splash message={signedOut ? 'Going to the sign-in page …' : undefined} />;
  return (
    <SessionContext value={session}>
      {children}
      <EndedSession opened={state.status === 'ended'} />
    </SessionContext>
  );
}
