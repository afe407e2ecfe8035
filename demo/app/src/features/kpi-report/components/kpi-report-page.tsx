import { Page } from '../../../components/page';
import { KpiReport } from './kpi-report';

const heading = 'KPI Report';

/** The page 'KPIReport'. */
export function KpiReportPage() {
  return (
    <Page breadcrumb={[{ label: heading }]} heading={heading}>
      <KpiReport />
    </Page>
  );
}
