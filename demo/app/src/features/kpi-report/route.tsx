import { Page } from '../../shell/page';
import { KpiReport } from './kpi-report';

const heading = 'KPI Report';

export function Component() {
  return (
    <Page breadcrumb={[{ label: heading }]} heading={heading}>
      <KpiReport />
    </Page>
  );
}
