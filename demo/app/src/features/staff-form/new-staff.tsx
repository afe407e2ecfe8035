import { useNavigate } from 'react-router';
import { locationLabel } from '../../../../shared';
import { useSession } from '../../session/session';
import { useAlerts } from '../../shell/alerts';
import { useSpace } from '../../shell/space';
import type { PhotoChange } from '../photo/photo-state';
import { createStaff } from './api/create-staff';
import { useStaffTypes } from './api/staff-types';
import { useStaffCache } from './staff-cache';
import { StaffForm, type SaveResult } from './staff-form';
import { createBody, emptyValues, type StaffFormValues } from './values';

const heading = 'New Staff';

/** The page 'new'. */
export function NewStaff() {
  const { space, brand, path } = useSpace();
  const { actor } = useSession();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const cache = useStaffCache();
  const types = useStaffTypes(space.key, undefined);

  const save = async (values: StaffFormValues, photo: PhotoChange, release: () => void): Promise<SaveResult> => {
    const created = await createStaff(space.key, createBody(values, photo));
    release();
    await cache.changed(created);
    alerts.success('Success!', { keep: true });
    // going back leads to where the form was opened, not to an empty form
    await navigate(path(`edit/${encodeURIComponent(created.id)}`), { replace: true });
    return 'moved on';
  };
  return (
    <StaffForm
      kind="create"
      heading={heading}
      breadcrumb={[{ label: 'Staff', to: path('') }, { label: heading }]}
      place={{ userId: actor.id, space: space.key, record: 'new' }}
      record={types.data && emptyValues}
      failure={types.error && { error: types.error, retry: () => void types.mutate() }}
      photoUrl={null}
      staffTypes={types.data ?? []}
      rights={{ save: true, assignment: true, credentials: true, isOwnRecord: false }}
      isFixed={() => false}
      label={(location) => locationLabel(brand, location)}
      save={save}
    />
  );
}
