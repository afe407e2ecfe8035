import { MapPinOff } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { findSpace } from '../../../../shared';
import { FullPage } from '../../components/full-page';
import { spaceQuery } from '../../lib/brand';

/** Shown to users without a primary region once they have been signed out. */
export function NoRegion() {
  const space = findSpace(useSearchParams()[0].get(spaceQuery) ?? '');
  return (
    <FullPage
      icon={MapPinOff}
      heading="Your account has no region"
      text="You have been signed out, because your account is not assigned to a region yet. Please ask your supervisor to assign one, then sign in again."
      action={{ label: 'Sign in', href: `/${space?.key ?? ''}` }}
    />
  );
}
