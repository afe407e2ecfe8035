import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { findSpace } from '../../../../shared';
import { FullPage } from '../../components/full-page';
import { Splash } from '../../components/splash';
import { useStore } from '../../lib/state/store';
import { EndedSession } from './session-expired-dialog';
import { SessionContext, sessionOf, useSignIn } from '../../lib/session/session';
import { StorageRefusedError } from '../../lib/session/sign-in';

const problems = {
  storage: {
    heading: 'Sign-in is not possible here',
    text: 'Your browser does not let this site store anything, or its storage is full. Sign-in needs it: please allow cookies and site data, or free some space.',
  },
  service: {
    heading: 'Sign-in is not possible now',
    text: 'The sign-in service could not be reached. Please check your connection and try again.',
  },
};

/** Shows its children to a signed-in user; everybody else goes to the sign-in page and comes back here. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const signIn = useSignIn();
  const state = useStore(signIn.state);
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    if (state.status === 'unknown') void signIn.restore();
  }, [signIn, state.status]);

  const [problem, setProblem] = useState<{ heading: string; text: string }>();
  const signedOut = state.status === 'signed-out';
  useEffect(() => {
    if (!signedOut) return;
    const space = pathname.split('/')[1] ?? '';
    signIn.start(`${pathname}${search}${hash}`, findSpace(space) ? space : undefined).catch((cause: unknown) => {
      setProblem(cause instanceof StorageRefusedError ? problems.storage : problems.service);
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address at the moment of leaving counts
  }, [signIn, signedOut]);

  const profile = 'profile' in state ? state.profile : undefined;
  const session = useMemo(() => profile && sessionOf(profile, () => signIn.refreshProfile()), [profile, signIn]);
  if (problem) return <FullPage {...problem} action={{ label: 'Try again', href: pathname }} />;
  if (!session) return <Splash message={signedOut ? 'Going to the sign-in page …' : undefined} />;
  return (
    <SessionContext value={session}>
      {children}
      <EndedSession opened={state.status === 'ended'} />
    </SessionContext>
  );
}
