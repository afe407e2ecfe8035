import { useParams } from 'react-router';
import { EditStaff } from '../../features/staff-form/components/edit-staff';
import { NewStaff } from '../../features/staff-form/components/new-staff';
import { RecordSpace } from './record-space';

/** 'new' and 'edit/{userid}' show the same form. */
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
