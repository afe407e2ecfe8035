import { Button, Group } from '@mantine/core';
import { useRouteError } from 'react-router';
import { Page } from '../../components/page';
import { useSpace } from '../../lib/space';
import { Message } from '../../components/message';

/** A page of its own, and what stands in the place of any page that breaks or cannot be loaded. */
export function InternalServerError() {
  const { path } = useSpace();
  const broken = useRouteError() !== undefined;
  return (
    <Page
      breadcrumb={[{ label: 'Staff', to: path('') }, { label: 'Internal Server Error' }]}
      heading="Internal Server Error"
    >
      <Message>
        <p>
          {broken
            ? 'This page could not be loaded or shown. Please check your connection and try again.'
            : 'Something went wrong on our side. Please try again later.'}
        </p>
        <Group>
          {broken && <Button onClick={() => location.reload()}>Try again</Button>}
          {/* the whole page is loaded anew: whatever is broken is gone with the old one */}
          <Button component="a" href={path('')} variant="default">
            Go to the dashboard home
          </Button>
        </Group>
      </Message>
    </Page>
  );
}
