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
  const cache = useStaffCache();
  const types = useStaffTypesForCreate(space.key);

  const save: SaveStaff = async (values, photo) => {
    const created = await createStaff(space.key, createBody(values, photo));
    await cache.update(created);
    return {
      path: path(recordPath(created.id)),
      // replaces the empty form in the history, so Back returns to the page before the form
      options: { replace: true, state: { isNew: true } satisfies RecordState },
    };
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
