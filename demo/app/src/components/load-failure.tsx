import { Button, Paper, Stack, Text } from '@mantine/core';
import { RotateCw } from 'lucide-react';
import type { ApiError } from '../lib/api/error';

export interface LoadFailureProps {
  /** What could not be loaded, as a sentence's beginning: 'This record'. */
  what: string;
  error: ApiError;
  onRetry: () => void;
}

/** Stands where something could not be loaded; the reason is in the alert area too. */
export function LoadFailure({ what, error, onRetry }: LoadFailureProps) {
  return (
    <Paper withBorder p="xl">
      <Stack align="flex-start">
        <Text fw={600}>{what} could not be loaded.</Text>
        <Text c="dimmed">{error.displayMessage}</Text>
        <Button variant="default" leftSection={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Paper>
  );
}
