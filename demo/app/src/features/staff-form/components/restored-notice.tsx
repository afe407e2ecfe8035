import { Alert, Button, Group, Text } from '@mantine/core';
import { History } from 'lucide-react';

export interface RestoredNoticeProps {
  /** A password had been typed too; it is never stored. */
  passwordIsGone: boolean;
  onDiscard: () => void;
}

/** Tells that what was typed before a reload has been put back. */
export function RestoredNotice({ passwordIsGone, onDiscard }: RestoredNoticeProps) {
  return (
    <Alert color="blue" icon={<History aria-hidden />} title="Your unsaved changes are back" role="status">
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          What you typed before this page was loaded again has been put back.
          {passwordIsGone && ' Only the password has to be typed once more.'}
        </Text>
        <Button size="compact-sm" variant="default" onClick={onDiscard}>
          Discard them
        </Button>
      </Group>
    </Alert>
  );
}
