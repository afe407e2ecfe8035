import { MapPinOff } from 'lucide-react';
import { FullPage } from '../../components/full-page';

/** Shown to users without a primary region, after they have been signed out. */
export function NoRegion() {
  return (
    <FullPage
      icon={MapPinOff}
      heading="Your account has no region"
      text="You have been signed out, because your account is not assigned to a region yet. Please ask your supervisor to assign one, then sign in again."
      action={{ label: 'Sign in', href: '/' }}
    />
  );
}
