import { Page } from '../shell/page';

export function NotAuthorized() {
  return <Page breadcrumb={[]} heading="Not Authorized" />;
}
