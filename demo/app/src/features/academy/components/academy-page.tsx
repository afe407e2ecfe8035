import { Anchor, Loader, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { academyUrlOf } from '../../../../../shared';
import { Page } from '../../../components/page';
import { useAppConfig } from '../../../lib/app-config';
import { useSession } from '../../../lib/session/session';
import { useSpace } from '../../../lib/space';

const heading = 'Academy';

/** The page 'academy': redirects corporate users to the corporate academy and all others to their brand's academy. */
export function AcademyPage() {
  const { brand, environment } = useSpace();
  const { actor } = useSession();
  const { usesAcademyStandIn: usesStandIn } = useAppConfig();
  const url = academyUrlOf({ isCorporate: actor.staffType === 'Corporate', brand, environment, usesStandIn });

  useEffect(() => {
    // replaces this page in the history, because Back would redirect again
    window.location.replace(url);
  }, [url]);

  return (
    <Page breadcrumb={[{ label: heading }]} heading={heading}>
      <Stack align="flex-start">
        <Text size="lg" role="status">
          Redirecting to the Academy
        </Text>
        <Loader type="dots" aria-hidden />
        <Text size="sm" c="dimmed">
          If you are not redirected,{' '}
          <Anchor href={url} underline="always">
            open the Academy
          </Anchor>
          .
        </Text>
      </Stack>
    </Page>
  );
}
