import { Paper, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { FormSection } from '../../../components/form-section';
import { SaveBarSkeleton } from '../../../components/save-bar';
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

const title = <Skeleton height={16} width={120} maw="100%" my={4} />;
const description = <Skeleton height={12} width={150} maw="100%" my={5} />;

/** Placeholder for the form while its record loads. As tall as the form, so that the page does not move afterwards. */
export function FormSkeleton() {
  return (
    <div aria-busy>
      <p role="status" className="visually-hidden">
        Loading...
      </p>
      <Paper withBorder aria-hidden>
        <FormSection title={title} description={description}>
          <Pair />
          <Field />
        </FormSection>
        <FormSection title={title} description={description}>
          <Field />
          <div>
            <Field />
            <div className={pickerClasses.lists} data-single>
              <Skeleton height={89} />
            </div>
          </div>
          <Field />
        </FormSection>
        <FormSection title={title} description={description}>
          <Pair />
        </FormSection>
        <SaveBarSkeleton />
      </Paper>
    </div>
  );
}
