import { Page } from '../shell/page';

export function InternalServerError() {
  return <Page breadcrumb={[]} heading="Internal Server Error" />;
}
