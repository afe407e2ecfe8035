import { useParams } from 'react-router';
import { RecordSpace } from './record-space';
import { PermissionsPage } from '../../features/permissions/components/permissions-page';

/** The page 'edit/{userid}/permissions'. */
export function Component() {
  const { userId = '' } = useParams();
  return (
    <RecordSpace id={userId}>
      <PermissionsPage key={userId} id={userId} />
    </RecordSpace>
  );
}
