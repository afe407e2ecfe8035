import { Page } from '../shell/page';

export function NotFound() {
  return <Page breadcrumb={[]} heading="404 Error" />;
}
