import { Button, Text } from '@mantine/core';
import { RotateCw } from 'lucide-react';
import classes from './report-state.module.css';

export interface ReportFailureProps {
  /** Reason for the failure. */
  message: string;
  onRetry: () => void;
}

/** Replaces the report when it fails to load. */
export function ReportFailure({ message, onRetry }: ReportFailureProps) {
  return (
    <div className={classes.state}>
      <Text fw={600}>The report could not be loaded.</Text>
      <Text c="dimmed" ta="center">
        {message}
      </Text>
      <Button variant="default" leftSection={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
