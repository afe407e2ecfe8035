import { Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { FormSection } from '../../../components/form-section';
import { SaveBarSkeleton } from '../../../components/save-bar';
import classes from './permissions-editor.module.css';
import pageClasses from './permissions-page.module.css';

/** Widths of the descriptions in each section. */
const sections = [
  ['75%', '40%', '90%', '90%', '45%'],
  ['55%', '45%'],
];

/** Placeholder for the permissions while they load. */
export function PermissionsSkeleton() {
  return (
    <Paper withBorder aria-busy>
      <p role="status" className="visually-hidden">
        Loading...
      </p>
      <div aria-hidden>
        {sections.map((widths, section) => (
          <FormSection
            key={section}
            title={<Skeleton height={16} width={80} my={4} />}
            description={<Skeleton height={12} width={140} maw="100%" my={5} />}
          >
            <div>
              {widths.map((width, row) => (
                <Group key={row} justify="space-between" wrap="nowrap" className={classes.row}>
                  <Stack gap="sm" flex={1}>
                    <Skeleton height={14} width={140} maw="100%" my={1} />
                    <Skeleton height={12} width={width} my={1} />
                  </Stack>
                  <Skeleton height={24} width={46} radius="xl" />
                </Group>
              ))}
            </div>
          </FormSection>
        ))}
      </div>
      <SaveBarSkeleton />
    </Paper>
  );
}

/**
 * Placeholder for a person's photo, name and email, as tall as they are.
 * @param hasLink whether a link to the profile follows
 */
export function PersonSkeleton({ hasLink }: { hasLink: boolean }) {
  return (
    <Paper withBorder className={pageClasses.card} aria-hidden>
      <div className={pageClasses.person}>
        <div className={pageClasses.photo}>
          <Skeleton circle height={120} />
        </div>
        <div className={pageClasses.details}>
          <Text component="div">
            <Skeleton className={pageClasses.line} height={14} width="60%" />
          </Text>
          <Text component="div" size="sm" mb={8}>
            <Skeleton className={pageClasses.line} height={12} width="80%" />
          </Text>
          <Text component="div" size="sm">
            <Skeleton className={pageClasses.line} height={22} width={104} maw="100%" radius="xl" />
          </Text>
        </div>
        {hasLink && <Skeleton className={pageClasses.link} height="var(--app-field-height)" miw={112} />}
      </div>
    </Paper>
  );
}
