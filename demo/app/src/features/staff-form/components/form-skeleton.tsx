import { Paper, SimpleGrid, Skeleton, Stack } from '@mantine/core';

/** Placeholder for the form while its record loads. */
export function FormSkeleton() {
  return (
    <div aria-busy>
      <p role="status" className="visually-hidden">
        Loading...
      </p>
      <Stack gap="lg" aria-hidden>
        {[0, 1].map((section) => (
          <Paper key={section} withBorder p="lg">
            <Stack gap="lg">
              <Skeleton height={22} width={120} />
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <Skeleton height={52} />
                <Skeleton height={52} />
              </SimpleGrid>
              <Skeleton height={52} />
              <Skeleton height={52} />
            </Stack>
          </Paper>
        ))}
      </Stack>
    </div>
  );
}
