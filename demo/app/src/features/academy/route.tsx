import { Page } from '../../shell/page';

export function Component() {
  return <Page breadcrumb={[{ label: 'Academy' }]} heading="Academy" />;
}
