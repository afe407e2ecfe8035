import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { findSpace } from '../../../../shared';
import { FullPage } from '../../components/full-page';
import { Splash } from '../../components/splash';
import { returnUrlQuery, safeReturnUrl } from '../../lib/session/return-url';
import { useSignIn } from '../../lib/session/session';
import { resetAppState } from '../../lib/state/persistence';

export interface SignOutProps {
  /** Message shown while the page redirects. */
  reason?: string;
  /** Path to open after sign-out. Default: the return URL in the query. */
  returnUrl?: string;
}

/** Redirects to the provider's sign-out page. */
export function SignOut({ reason, returnUrl: fixedUrl }: SignOutProps) {
  const signIn = useSignIn();
  const [params] = useSearchParams();
  const returnUrl = fixedUrl ?? safeReturnUrl(params.get(returnUrlQuery));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    resetAppState();
    signIn.signOut(returnUrl).catch(() => setFailed(true));
  }, [returnUrl, signIn]);
  return failed ? (
    <FullPage
      icon={CloudOff}
      heading="Sign-out failed"
      text="The sign-in service could not be reached, so you are still signed in. Please try again."
      action={{ label: 'Back to the app', href: '/' }}
    />
  ) : (
    <Splash message={reason ?? 'Signing you out…'} />
  );
}

/**
 * `{space}/oidc/signout`: signs the user out. In a tab without a session, such as a new one, the provider asks for
 * confirmation, because the request contains no ID token.
 */
export const SpaceSignOut = () => (findSpace(useParams().space ?? '') ? <SignOut /> : <Navigate to="/" replace />);
