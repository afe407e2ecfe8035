import { Anchor, Loader, Text } from '@mantine/core';
import { GraduationCap } from 'lucide-react';
import { useEffect } from 'react';
import { academyUrlOf } from '../../../../../shared';
import { MessagePage } from '../../../components/message-page';
import { useAppConfig } from '../../../lib/app-config';
import { useSession } from '../../../lib/session/session';
import { useSpace } from '../../../lib/space';

const heading = 'Academy';

/** Redirects corporate users to the corporate academy and all others to their brand's academy. */
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
    <MessagePage breadcrumb={[{ label: heading }]} heading={heading} icon={GraduationCap}>
      <Text role="status">Redirecting to the Academy</Text>
      <Loader type="dots" aria-hidden />
      <Text size="sm" c="dimmed">
        If you are not redirected,{' '}
        <Anchor href={url} underline="always">
          open the Academy
        </Anchor>
        .
      </Text>
    </MessagePage>
  );
}
