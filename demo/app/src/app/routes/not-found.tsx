import { Button } from '@mantine/core';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { MessagePage } from '../../components/message-page';
import { useStaffCrumb } from '../../components/staff-crumb';
import { useSpace } from '../../lib/space';

/** Shown for unknown paths and after a 404. */
export function NotFound() {
  const { path } = useSpace();
  const staffCrumb = useStaffCrumb();
  return (
    <MessagePage breadcrumb={[staffCrumb, { label: 'Page Not Found' }]} heading="404 Error" icon={SearchX} isCode>
      <h2>Page Not Found</h2>
      <p>Hmm, we couldn&apos;t find that.</p>
      <p>The page has possibly moved or been deleted.</p>
      <Button component={Link} to={path('')}>
        Go to the dashboard home
      </Button>
    </MessagePage>
  );
}
