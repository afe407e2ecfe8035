import { Loader, Text } from '@mantine/core';
import classes from './report-state.module.css';

/** Fills the report's place until it is there. */
export function ReportLoading() {
  return (
    <div className={classes.state}>
      <Loader aria-hidden />
      <Text role="status">Loading the report...</Text>
    </div>
  );
}
