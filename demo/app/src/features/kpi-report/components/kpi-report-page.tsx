import { Button, Text } from '@mantine/core';
import { useEmbed } from '@vitrine/sdk/react';
import { Maximize } from 'lucide-react';
import { Page } from '../../../components/page';
import { KpiReport } from './kpi-report';
import classes from './kpi-report-page.module.css';

const heading = 'KPI Report';

/** The page 'KPIReport'. On phones, where the report is small, the button for full screen is below it with a hint. */
export function KpiReportPage() {
  const { handle, embed, status } = useEmbed();
  const isReady = status === 'loaded' || status === 'rendered';
  // some phones support full screen only for videos
  const canFill = document.fullscreenEnabled;
  const fullScreen = {
    leftSection: <Maximize size={16} aria-hidden />,
    disabled: !isReady,
    onClick: () => void embed?.fullscreen(),
    children: 'Full screen',
  };
  return (
    <div className={classes.page}>
      <Page
        breadcrumb={[{ label: heading }]}
        heading={heading}
        actions={canFill && <Button variant="default" className={classes.wideOnly} {...fullScreen} />}
      >
        <KpiReport handle={handle} status={status} />
        {canFill && (
          <div className={classes.hint}>
            <Button size="md" fullWidth {...fullScreen} />
            <Text size="sm" c="dimmed">
              See more of the report at once in full screen.
            </Text>
          </div>
        )}
      </Page>
    </div>
  );
}
