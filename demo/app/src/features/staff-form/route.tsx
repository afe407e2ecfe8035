import { useParams } from 'react-router';
import { Page } from '../../shell/page';
import { useSpace } from '../../shell/space';

export function Component() {
  const { path } = useSpace();
  const { userId } = useParams();
  const heading = userId === undefined ? 'New Staff' : 'Edit Staff';
  return <Page breadcrumb={[{ label: 'Staff', to: path('') }, { label: heading }]} heading={heading} />;
}
