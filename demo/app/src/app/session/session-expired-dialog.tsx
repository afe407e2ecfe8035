import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { alerts } from '../../components/alerts/alerts';
import { useSignIn } from '../../lib/session/session';
import { findSpaceInPath } from '../../lib/space';

/** Dialog shown when the sign-in cannot be renewed. The page behind it keeps all input. */
export function SessionExpiredDialog({ opened }: { opened: boolean }) {
  const signIn = useSignIn();
  const { pathname } = useLocation();
  const [problem, setProblem] = useState('');

  const signInAgain = async () => {
    setProblem('');
    try {
      await signIn.startInPopup(findSpaceInPath(pathname)?.key);
      // removes the message about the request that failed because the session had ended
      alerts.clear();
    } catch {
      setProblem('The sign-in was not completed. Please try again, and allow this site to open pop-up windows.');
    }
  };

  return (
    <Modal
      opened={opened}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title="Your session has ended"
    >
      <Stack>
        <Text size="sm">Please sign in again to continue. Your unsaved changes on this page will be kept.</Text>
        {problem !== '' && (
          <Text role="alert" c="var(--app-danger)">
            {problem}
          </Text>
        )}
        <Button onClick={signInAgain} data-autofocus>
          Sign in again
        </Button>
        {problem !== '' && (
          <Button variant="subtle" onClick={() => signIn.discard()}>
            Sign in on this page and discard unsaved changes
          </Button>
        )}
      </Stack>
    </Modal>
  );
}
