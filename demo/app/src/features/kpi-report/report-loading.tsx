import { Loader, Text } from '@mantine/core';
import styles from './report-state.module.css';

/** Fills the report's place until it is there. */
export function ReportLoading() {
  return (
    <div className={styles.state}>
      <Loader aria-hidden />
      <Text role="status">Loading the report...</Text>
    </div>
  );
}
