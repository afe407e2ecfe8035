import { Button, Paper, Stack, Text } from '@mantine/core';
import { RotateCw } from 'lucide-react';
import type { ApiError } from '../lib/api/error';

export interface LoadFailureProps {
  /** Subject of the message '… could not be loaded.', for example 'This record'. */
  subject: string;
  error: ApiError;
  onRetry: () => void;
}

/** Replaces content that failed to load, with a retry button. */
export function LoadFailure({ subject, error, onRetry }: LoadFailureProps) {
  return (
    <Paper withBorder p="xl">
      <Stack align="flex-start">
        <Text fw={600}>{subject} could not be loaded.</Text>
        <Text c="dimmed">{error.displayMessage}</Text>
        <Button variant="default" leftSection={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Paper>
  );
}
