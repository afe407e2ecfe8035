import { Skeleton, Text } from '@mantine/core';
import classes from './report-loading.module.css';

/** Rows of placeholders in the layout of the report's first page. */
const rows = [
  { name: 'slicers', visuals: 2 },
  { name: 'figures', visuals: 4 },
  { name: 'charts', visuals: 2 },
  { name: 'details', visuals: 2 },
] as const;

/** Shown in place of the report while it loads. Resembles the report, so that little changes when it appears. */
export function ReportLoading() {
  return (
    <div className={classes.loading}>
      <div className={classes.page} aria-hidden>
        {rows.map(({ name, visuals }) => (
          <div key={name} className={classes[name]}>
            {Array.from({ length: visuals }, (_, index) => (
              <div key={index} className={classes.visual}>
                <Skeleton height={8} width="38%" radius="sm" />
                <Skeleton className={classes.body} radius="sm" />
              </div>
            ))}
          </div>
        ))}
      </div>
      <Text role="status" size="sm" c="dimmed" className={classes.tabs}>
        Loading the report...
      </Text>
    </div>
  );
}
