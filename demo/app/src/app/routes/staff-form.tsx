import { useParams } from 'react-router';
import { EditStaff } from '../../features/staff-form/components/edit-staff';
import { NewStaff } from '../../features/staff-form/components/new-staff';
import { RecordSpace } from './record-space';

/** The pages 'new' and 'edit/{userid}'. */
export function Component() {
  const { userId } = useParams();
  return userId === undefined ? (
    <NewStaff />
  ) : (
    <RecordSpace id={userId}>
      <EditStaff id={userId} />
    </RecordSpace>
  );
}
