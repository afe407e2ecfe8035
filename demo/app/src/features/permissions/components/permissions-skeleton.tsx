import { Group, Paper, Skeleton, Stack } from '@mantine/core';
import classes from './permissions-editor.module.css';
import pageClasses from './permissions-page.module.css';

/** Placeholder for the permissions list while it loads. */
export function PermissionsSkeleton() {
  return (
    <Paper withBorder aria-busy>
      <p role="status" className="visually-hidden">
        Loading...
      </p>
      <div aria-hidden>
        {['60%', '35%', '75%', '90%', '40%', '45%', '40%'].map((width, row) => (
          <Group key={row} justify="space-between" wrap="nowrap" className={classes.row}>
            <Stack gap="sm" flex={1}>
              <Skeleton height={14} width={140} maw="100%" />
              <Skeleton height={12} width={width} />
            </Stack>
            <Skeleton height={24} width={46} radius="xl" />
          </Group>
        ))}
      </div>
    </Paper>
  );
}

/** Placeholder for a person's photo and name. */
export function PersonSkeleton() {
  return (
    <Paper withBorder className={pageClasses.card} aria-hidden>
      <div className={pageClasses.person}>
        <div className={pageClasses.photo}>
          <Skeleton circle height={120} />
        </div>
        <Stack gap="sm" className={pageClasses.details}>
          <Skeleton height={14} width="60%" />
          <Skeleton height={12} width="80%" />
        </Stack>
      </div>
    </Paper>
  );
}
