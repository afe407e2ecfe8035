import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { findSpace } from '../../../../shared';
import { useSignIn } from '../../lib/session/session';

/** Told when the sign-in cannot be renewed. It lies over the page, which keeps everything that was typed. */
export function EndedSession({ opened }: { opened: boolean }) {
  const signIn = useSignIn();
  const { pathname } = useLocation();
  const key = pathname.split('/')[1] ?? '';
  const space = findSpace(key) ? key : undefined;
  const [problem, setProblem] = useState('');

  const signInAgain = async () => {
    setProblem('');
    try {
      await signIn.startInWindow(space);
    } catch {
      setProblem('The sign-in did not come to an end. Please try again, and let this site open a window for it.');
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
        <Text>Please sign in again to go on. Everything on this page stays as it is.</Text>
        {problem !== '' && (
          <Text role="alert" c="var(--app-danger)">
            {problem}
          </Text>
        )}
        <Button onClick={signInAgain} data-autofocus>
          Sign in again
        </Button>
        {problem !== '' && (
          <Button variant="subtle" onClick={() => signIn.giveUp()}>
            Sign in on this page, without what has not been saved
          </Button>
        )}
      </Stack>
    </Modal>
  );
}
