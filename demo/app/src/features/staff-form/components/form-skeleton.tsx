import { Paper, SimpleGrid, Skeleton, Stack } from '@mantine/core';

const Field = () => (
  <Stack gap={8}>
    <Skeleton height={12} width={90} />
    <Skeleton height={36} />
  </Stack>
);

/** Placeholder for the form while its record loads. */
export function FormSkeleton() {
  return (
    <div aria-busy>
      <p role="status" className="visually-hidden">
        Loading...
      </p>
      <Stack gap="lg" aria-hidden>
        {[1, 2].map((fields) => (
          <Paper key={fields} withBorder p={{ base: 'md', sm: 'lg' }}>
            <Stack gap="md">
              <Skeleton height={18} width={120} />
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <Field />
                <Field />
              </SimpleGrid>
              {Array.from({ length: fields }, (_, field) => (
                <Field key={field} />
              ))}
            </Stack>
          </Paper>
        ))}
      </Stack>
    </div>
  );
}
