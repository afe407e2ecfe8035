import { useParams } from 'react-router';
import { PermissionsPage } from './permissions-page';

export function Component() {
  const { userId = '' } = useParams();
  return <PermissionsPage key={userId} id={userId} />;
}
