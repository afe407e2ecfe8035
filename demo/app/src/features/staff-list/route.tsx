import { useSession } from '../../session/session';
import { Page } from '../../shell/page';

export function Component() {
  const { canManageStaff } = useSession();
  return <Page breadcrumb={[{ label: 'Staff' }]} heading={canManageStaff ? 'Manage Your Staff' : 'View Your Staff'} />;
}
