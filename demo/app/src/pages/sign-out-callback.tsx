import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSignIn } from '../session/session';
import { resetAppState } from '../store/persistence';
import { Splash } from './splash';

/** `/oidc/signout/callback`: forgets the user and goes to the return URL. */
export function SignOutCallback() {
  const signIn = useSignIn();
  const navigate = useNavigate();
  useEffect(() => {
    void signIn.completeEnd().then((returnUrl) => {
      resetAppState();
      void navigate(returnUrl, { replace: true });
    });
  }, [navigate, signIn]);
  return <Splash message="You are signed out." />;
}
