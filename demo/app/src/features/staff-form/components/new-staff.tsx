import { useNavigate } from 'react-router';
import { alerts } from '../../../components/alerts/alerts';
import { useStaffCrumb } from '../../../components/staff-crumb';
import { recordPath, useSpace } from '../../../lib/space';
import { createStaff } from '../api/create-staff';
import { useStaffTypesForCreate } from '../api/staff-types-for-create';
import { useStaffCache } from '../hooks/use-staff-cache';
import type { SaveStaff } from '../model/save';
import { createBody, emptyValues } from '../model/values';
import type { RecordState } from './edit-staff';
import { StaffForm } from './staff-form';

const heading = 'New Staff';

/** Page for creating a staff member. */
export function NewStaff() {
  const { space, path } = useSpace();
  const staffCrumb = useStaffCrumb();
  const navigate = useNavigate();
  const cache = useStaffCache();
  const types = useStaffTypesForCreate(space.key);

  const save: SaveStaff = async (values, photo, allowNavigation) => {
    const created = await createStaff(space.key, createBody(values, photo));
    allowNavigation();
    await cache.update(created);
    alerts.success('Success!', { keep: true });
    // replaces the empty form in the history, so Back returns to the page before the form
    await navigate(path(recordPath(created.id)), {
      replace: true,
      state: { isNew: true } satisfies RecordState,
    });
    return 'navigated';
  };
  return (
    <StaffForm
      kind="create"
      heading={heading}
      breadcrumb={[staffCrumb, { label: heading }]}
      draftId="new"
      record={types.data && emptyValues}
      failure={types.error && { error: types.error, retry: () => void types.mutate() }}
      photoUrl={null}
      staffTypes={types.data ?? []}
      rights={{ save: true, assignment: true, credentials: true, isOwnRecord: false }}
      save={save}
    />
  );
}
