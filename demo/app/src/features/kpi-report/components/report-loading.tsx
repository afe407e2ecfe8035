import { Loader, Text } from '@mantine/core';
import classes from './report-state.module.css';

/** Shown in place of the report while it loads. */
export function ReportLoading() {
  return (
    <div className={classes.state}>
      <Loader aria-hidden />
      <Text role="status">Loading the report...</Text>
    </div>
  );
}
