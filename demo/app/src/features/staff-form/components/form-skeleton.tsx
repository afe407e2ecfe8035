import { Paper, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import pickerClasses from './location-picker.module.css';

const Field = () => (
  <Stack gap={6}>
    <Skeleton height={12} width={90} my={5} />
    <Skeleton height="var(--app-field-height)" />
  </Stack>
);

const Pair = () => (
  <SimpleGrid cols={{ base: 1, sm: 2 }}>
    <Field />
    <Field />
  </SimpleGrid>
);

const Section = ({ children }: { children: ReactNode }) => (
  <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
    <Stack gap="md">
      <Skeleton height={19} width={120} my={5} />
      {children}
    </Stack>
  </Paper>
);

/** Placeholder for the form while its record loads. As tall as the form, so that the page does not move afterwards. */
export function FormSkeleton() {
  return (
    <div aria-busy>
      <p role="status" className="visually-hidden">
        Loading...
      </p>
      <Stack gap="lg" aria-hidden>
        <Section>
          <Pair />
          <Field />
        </Section>
        <Section>
          <Field />
          <div>
            <Field />
            <div className={pickerClasses.lists}>
              <Skeleton height={89} />
              <Skeleton height={89} />
            </div>
          </div>
          <Field />
        </Section>
        <Section>
          <Pair />
        </Section>
      </Stack>
    </div>
  );
}
