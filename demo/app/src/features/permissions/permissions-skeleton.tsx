import { Paper, Skeleton, Stack, VisuallyHidden } from '@mantine/core';

/** The list's shape while it is loaded. */
export function PermissionsSkeleton() {
  return (
    <Paper withBorder radius="md" p="lg" aria-busy>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Stack gap="lg" aria-hidden>
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Stack>
    </Paper>
  );
}
