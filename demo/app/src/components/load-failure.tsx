import { Button, Text } from '@mantine/core';
import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusHeadingOnRemoval } from '../lib/heading-focus';
import { alerts } from './alerts/alerts';
import classes from './load-failure.module.css';

export interface LoadFailureProps {
  /** Subject of the message '… could not be loaded.', for example 'This record'. */
  subject: string;
  /** Reason for the failure. Omit it for failed API requests, because the alert at the top of the page shows their reason. */
  reason?: string;
  /** Whether the message takes the place of a page's whole content, and is as tall. Default: false. */
  isPage?: boolean;
  /** Picture above the message. Default: an icon. */
  illustration?: ReactNode;
  onRetry: () => void;
}

/** Message shown in place of content that failed to load. Its retry button also removes all alerts. */
export function LoadFailure({ subject, reason, isPage = false, illustration, onRetry }: LoadFailureProps) {
  return (
    <div className={classes.failure} data-page={isPage || undefined}>
      {illustration ?? (
        <span className={classes.icon}>
          <CloudOff size={26} aria-hidden />
        </span>
      )}
      <Text fw={600}>{subject} could not be loaded.</Text>
      {reason !== undefined && (
        <Text c="dimmed" maw="32rem">
          {reason}
        </Text>
      )}
      <Button
        ref={focusHeadingOnRemoval}
        variant="default"
        leftSection={<RotateCw size={16} aria-hidden />}
        onClick={() => {
          alerts.clear();
          onRetry();
        }}
      >
        Try again
      </Button>
    </div>
  );
}
