import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Splash } from '../../components/splash';
import { useSignIn } from '../../lib/session/session';
import { resetAppState } from '../../lib/state/persistence';

/** `/oidc/signout/callback`: completes the sign-out and opens the return URL. */
export function SignOutCallback() {
  const signIn = useSignIn();
  const navigate = useNavigate();
  useEffect(() => {
    void signIn.completeSignOut().then((returnUrl) => {
      resetAppState();
      void navigate(returnUrl, { replace: true });
    });
  }, [navigate, signIn]);
  return <Splash message="You are signed out." />;
}
