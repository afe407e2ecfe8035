import { Button } from '@mantine/core';
import { useEmbed } from '@vitrine/sdk/react';
import { Maximize } from 'lucide-react';
import { Page } from '../../../components/page';
import { KpiReport } from './kpi-report';

const heading = 'KPI Report';

/** The page 'KPIReport'. */
export function KpiReportPage() {
  const { handle, embed, status } = useEmbed();
  const isReady = status === 'loaded' || status === 'rendered';
  // some phones support full screen only for videos
  const fullScreen = document.fullscreenEnabled && (
    <Button
      variant="default"
      leftSection={<Maximize size={16} aria-hidden />}
      disabled={!isReady}
      onClick={() => void embed?.fullscreen()}
    >
      Full screen
    </Button>
  );
  return (
    <Page breadcrumb={[{ label: heading }]} heading={heading} actions={fullScreen}>
      <KpiReport handle={handle} status={status} />
    </Page>
  );
}
