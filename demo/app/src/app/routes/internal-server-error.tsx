import { Button, Group } from '@mantine/core';
import { useRouteError } from 'react-router';
import { Message } from '../../components/message';
import { Page } from '../../components/page';
import { useSpace } from '../../lib/space';

/** The page 'internal-server-error', also shown as error boundary of pages that fail to load or render. */
export function InternalServerError() {
  const { path } = useSpace();
  const hasFailed = useRouteError() !== undefined;
  return (
    <Page
      breadcrumb={[{ label: 'Staff', to: path('') }, { label: 'Internal Server Error' }]}
      heading="Internal Server Error"
    >
      <Message>
        <p>
          {hasFailed
            ? 'This page could not be loaded or shown. Please check your connection and try again.'
            : 'Something went wrong on our side. Please try again later.'}
        </p>
        <Group>
          {hasFailed && <Button onClick={() => location.reload()}>Try again</Button>}
          {/* a full page load, as the failed page may have left the app in a broken state */}
          <Button component="a" href={path('')} variant="default">
            Go to the dashboard home
          </Button>
        </Group>
      </Message>
    </Page>
  );
}
