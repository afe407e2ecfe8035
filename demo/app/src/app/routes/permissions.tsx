import { useParams } from 'react-router';
import { PermissionsPage } from '../../features/permissions/components/permissions-page';
import { RecordSpace } from './record-space';

/** Route `edit/:userId/permissions`. */
export function Component() {
  const { userId = '' } = useParams();
  return (
    <RecordSpace id={userId}>
      <PermissionsPage key={userId} id={userId} />
    </RecordSpace>
  );
}
