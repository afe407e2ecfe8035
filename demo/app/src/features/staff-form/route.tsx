import { useParams } from 'react-router';
import { EditStaff } from './edit-staff';
import { NewStaff } from './new-staff';

/** 'new' and 'edit/{userid}' show the same form. */
export function Component() {
  const { userId } = useParams();
  return userId === undefined ? <NewStaff /> : <EditStaff id={userId} />;
}
