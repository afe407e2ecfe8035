import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { FullPage } from '../../components/full-page';
import { Splash } from '../../components/splash';
import { useSignIn } from '../../lib/session/session';
import { requestedPath } from '../../lib/session/requested-path';
import { TokenRequestError } from '../../lib/session/sign-in';
import { resetAppState } from '../../lib/state/persistence';

const problems = {
  expired: 'The sign-in has expired or was started in another window. Please sign in again.',
  request: 'The sign-in service could not be reached. Please check your connection and sign in again.',
};

/** `/oidc/callback`: completes the sign-in and opens the return URL. */
export function SignInCallback() {
  const signIn = useSignIn();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    signIn.complete().then(
      (returnUrl) => {
        resetAppState();
        void navigate(returnUrl, { replace: true });
      },
      (cause: unknown) => {
        console.error('cannot handle oidc callback', cause instanceof Error ? cause.message : '');
        setProblem(cause instanceof TokenRequestError ? problems.request : problems.expired);
      },
    );
  }, [navigate, signIn]);

  return problem ? (
    <FullPage
      icon={KeyRound}
      heading="Sign-in failed"
      text={problem}
      action={{ label: 'Sign in', href: requestedPath.get() }}
    />
  ) : (
    <Splash message="Signing you in…" />
  );
}
