import { useParams } from 'react-router';
import { RecordSpace } from '../staff-form/record-space';
import { PermissionsPage } from './permissions-page';

export function Component() {
  const { userId = '' } = useParams();
  return (
    <RecordSpace id={userId}>
      <PermissionsPage key={userId} id={userId} />
    </RecordSpace>
  );
}
