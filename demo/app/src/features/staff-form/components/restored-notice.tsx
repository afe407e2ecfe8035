import { Button, Text } from '@mantine/core';
import { History } from 'lucide-react';
import { Notice } from '../../../components/notice';
import { focusHeadingOnRemoval } from '../../../lib/heading-focus';

export interface RestoredNoticeProps {
  /** Whether a password has to be entered again, because passwords are never stored. */
  isPasswordMissing: boolean;
  onDiscard: () => void;
}

/** Notice that unsaved changes were restored after a reload. */
export function RestoredNotice({ isPasswordMissing, onDiscard }: RestoredNoticeProps) {
  return (
    <Notice
      icon={<History aria-hidden />}
      title="Your unsaved changes were restored"
      role="status"
      action={
        <Button ref={focusHeadingOnRemoval} variant="default" onClick={onDiscard}>
          Discard them
        </Button>
      }
    >
      <Text size="sm">
        The page was reloaded before you saved them.
        {isPasswordMissing && ' Please enter the password again.'}
      </Text>
    </Notice>
  );
}
