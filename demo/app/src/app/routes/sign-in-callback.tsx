import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { FullPage } from '../../components/full-page';
import { Splash } from '../../components/splash';
import { useSignIn } from '../../lib/session/session';
import { resetAppState } from '../../lib/state/persistence';

/** `/oidc/callback`: completes the sign-in and opens the return URL. */
export function SignInCallback() {
  const signIn = useSignIn();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    signIn.complete().then(
      (returnUrl) => {
        resetAppState();
        void navigate(returnUrl, { replace: true });
      },
      (cause: unknown) => {
        console.error('cannot handle oidc callback', cause instanceof Error ? cause.message : '');
        setFailed(true);
      },
    );
  }, [navigate, signIn]);

  return failed ? (
    <FullPage
      icon={KeyRound}
      heading="Sign-in failed"
      text="The sign-in has expired or was started in another window. Please sign in again."
      action={{ label: 'Sign in', href: '/' }}
    />
  ) : (
    <Splash message="Signing you in…" />
  );
}
