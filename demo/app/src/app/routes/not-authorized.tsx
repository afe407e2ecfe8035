import { Anchor, Button } from '@mantine/core';
import { ShieldX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { MessagePage } from '../../components/message-page';
import { useStaffCrumb } from '../../components/staff-crumb';
import { returnUrlQuery, safeReturnUrl, withReturnUrl } from '../../lib/session/return-url';
import { useSpace } from '../../lib/space';

/** Shown by guards and after a 403. The Log Out button passes the requested URL on, so a different user can open it. */
export function NotAuthorized() {
  const { brand, path } = useSpace();
  const staffCrumb = useStaffCrumb();
  const [params] = useSearchParams();
  const returnUrl = safeReturnUrl(params.get(returnUrlQuery), path(''));
  return (
    <MessagePage breadcrumb={[staffCrumb, { label: 'Not Authorized' }]} heading="Not Authorized" icon={ShieldX}>
      <p>We&apos;re sorry, but you don&apos;t appear to have access to this area.</p>
      <p>If you think you should, talk to your supervisor.</p>
      <p>
        If your access has just changed, log out and back in. If that does not help, please submit a ticket to{' '}
        <Anchor href={brand.urls.support} target="_blank" rel="noopener noreferrer" inherit underline="always">
          Support<span className="visually-hidden"> (opens in a new tab)</span>
        </Anchor>
        .
      </p>
      <Button component={Link} to={withReturnUrl(path('oidc/signout'), returnUrl)}>
        Log Out
      </Button>
    </MessagePage>
  );
}
