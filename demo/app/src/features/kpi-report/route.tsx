import { Page } from '../../shell/page';

export function Component() {
  return <Page breadcrumb={[{ label: 'KPI Report' }]} heading="KPI Report" />;
}
