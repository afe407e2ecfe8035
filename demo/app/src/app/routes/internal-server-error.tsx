import { Button, Group } from '@mantine/core';
import { ServerCrash } from 'lucide-react';
import { useRouteError } from 'react-router';
import { MessagePage } from '../../components/message-page';
import { useStaffCrumb } from '../../components/staff-crumb';
import { useSpace } from '../../lib/space';

/** The page `internal-server-error`. Also the error boundary for pages that fail to load or render. */
export function InternalServerError() {
  const { path } = useSpace();
  const staffCrumb = useStaffCrumb();
  // null outside an error boundary
  const hasFailed = (useRouteError() ?? undefined) !== undefined;
  return (
    <MessagePage
      breadcrumb={[staffCrumb, { label: 'Internal Server Error' }]}
      heading="Internal Server Error"
      icon={ServerCrash}
    >
      <p>
        {hasFailed
          ? 'This page could not be loaded or displayed. Please check your connection and try again.'
          : 'Something went wrong on our side. Please try again later.'}
      </p>
      <Group justify="center">
        {hasFailed && <Button onClick={() => location.reload()}>Try again</Button>}
        {/* a full page load, because the failed page may have left the app in a broken state */}
        <Button component="a" href={path('')} variant={hasFailed ? 'default' : 'filled'}>
          Go to the dashboard home
        </Button>
      </Group>
    </MessagePage>
  );
}
