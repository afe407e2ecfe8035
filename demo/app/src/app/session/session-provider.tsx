import { CloudOff } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { FullPage } from '../../components/full-page';
import { Splash } from '../../components/splash';
import { SessionContext, createSession, useSignIn } from '../../lib/session/session';
import { StorageBlockedError } from '../../lib/session/sign-in';
import { findSpaceInPath } from '../../lib/space';
import { useStore } from '../../lib/state/store';
import { SessionExpiredDialog } from './session-expired-dialog';

const problems = {
  storage: {
    heading: 'Sign-in is unavailable in this browser',
    text: 'Sign-in requires browser storage, which is blocked or full. Please allow cookies and site data for this site, or free up some space.',
  },
  service: {
    heading: 'Sign-in is unavailable',
    text: 'The sign-in service could not be reached. Please check your connection and try again.',
  },
};

/** Renders its children for signed-in users. Redirects all others to the sign-in page, which returns to the same URL. */
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
    signIn.start(`${pathname}${search}${hash}`, findSpaceInPath(pathname)?.key).catch((cause: unknown) => {
      setProblem(cause instanceof StorageBlockedError ? problems.storage : problems.service);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- only the URL at the time of the redirect matters
  }, [signIn, signedOut]);

  const profile = 'profile' in state ? state.profile : undefined;
  const session = useMemo(() => profile && createSession(profile, () => signIn.refreshProfile()), [profile, signIn]);
  if (problem) return <FullPage icon={CloudOff} {...problem} action={{ label: 'Try again', href: pathname }} />;
  if (!session) return <Splash message={signedOut ? 'Redirecting to the sign-in page…' : undefined} />;
  return (
    <SessionContext value={session}>
      {children}
      <SessionExpiredDialog opened={state.status === 'expired'} />
    </SessionContext>
  );
}
