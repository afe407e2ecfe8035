import { Paper, Skeleton, Stack } from '@mantine/core';

/** Placeholder for the permissions list while it loads. */
export function PermissionsSkeleton() {
  return (
    <Paper withBorder p="lg" aria-busy>
      <p role="status" className="visually-hidden">
        Loading...
      </p>
      <Stack gap="lg" aria-hidden>
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Stack>
    </Paper>
  );
}
