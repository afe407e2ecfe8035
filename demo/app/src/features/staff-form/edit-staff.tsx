import { Button } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  canChangeAssignment,
  canChangeCredentials,
  canDeleteStaff,
  canManagePermissions,
  canSaveRecord,
  isSelf,
  leavesSight,
  locationLabel,
  locationsAfterSave,
  seesLocation,
  type Location,
  type StaffTypeOption,
} from '../../../../shared';
import { useSession } from '../../session/session';
import { useAlerts } from '../../shell/alerts';
import { useConfirm } from '../../shell/confirm';
import { Page } from '../../shell/page';
import { useSpace } from '../../shell/space';
import type { PhotoChange } from '../photo/photo-state';
import { readStaffRecord, useStaffRecord, type StaffRecord } from './api/staff-record';
import { useStaffTypes } from './api/staff-types';
import { updateStaff } from './api/update-staff';
import { DeleteStaff } from './delete-staff';
import { FormSkeleton } from './form-skeleton';
import { LoadFailure } from './load-failure';
import { useStaffCache } from './staff-cache';
import { StaffForm, type SaveResult } from './staff-form';
import { updateBody, valuesOf, type StaffFormValues } from './values';

const heading = 'Edit Staff';

/** The page 'edit/{userid}': somebody's record, or one's own. */
export function EditStaff({ id }: { id: string }) {
  const { space, path } = useSpace();
  const record = useStaffRecord(space.key, id);
  const types = useStaffTypes(space.key, id);

  if (record.data && types.data)
    return (
      <LoadedForm
        key={id}
        record={record.data}
        types={types.data}
        show={(next) => void record.mutate(next, { revalidate: false })}
      />
    );
  const error = record.error ?? types.error;
  const retry = () => {
    void record.mutate();
    void types.mutate();
  };
  return (
    <Page breadcrumb={[{ label: 'Staff', to: path('') }, { label: heading }]} heading={heading}>
      {error ? <LoadFailure what="This record" error={error} onRetry={retry} /> : <FormSkeleton />}
    </Page>
  );
}

interface LoadedFormProps {
  record: StaffRecord;
  types: StaffTypeOption[];
  /** Shows a record that has been read or saved, without asking the server again. */
  show: (record: StaffRecord) => void;
}

function LoadedForm({ record, types, show }: LoadedFormProps) {
  const { space, brand, path } = useSpace();
  const { actor, refresh } = useSession();
  const confirm = useConfirm();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const cache = useStaffCache();
  const { member, locations } = record;
  const { id } = member;
  const name = `${member.firstName} ${member.lastName}`;
  const values = useMemo(() => valuesOf(member, locations), [member, locations]);

  const readRecord = async () => {
    const present = await readStaffRecord(space.key, id, false);
    show(present);
    return valuesOf(present.member, present.locations);
  };

  const save = async (edited: StaffFormValues, photo: PhotoChange, release: () => void): Promise<SaveResult> => {
    const body = updateBody(edited, photo);
    const after = locationsAfterSave(actor, member.locationNumbers, body.locationNumbers);
    const leaves = leavesSight(actor, member, after);
    if (leaves) {
      const confirmed = await confirm({
        title: 'No longer visible',
        message: `After this change ${name} will no longer be visible to you. Do you want to save?`,
      });
      if (!confirmed) return 'given up';
    }
    const saved = await updateStaff(space.key, id, body);
    if (leaves) {
      release();
      await cache.forget(id);
      alerts.success('Success!', { keep: true });
      await navigate(path(''));
      return 'moved on';
    }
    const kept = edited.locations.filter(({ number }) => saved.locationNumbers.includes(number));
    show({ member: saved, locations: kept });
    await cache.changed(id);
    // the header shows the own name and photo
    if (isSelf(actor, saved)) void refresh();
    return { record: valuesOf(saved, kept) };
  };

  return (
    <StaffForm
      kind="edit"
      heading={heading}
      breadcrumb={[{ label: 'Staff', to: path('') }, { label: name }]}
      actions={(release) => (
        <>
          {canManagePermissions(actor) && (
            <Button
              component={Link}
              to={path(`edit/${encodeURIComponent(id)}/permissions`)}
              variant="default"
              leftSection={<KeyRound size={16} aria-hidden />}
            >
              Permissions
            </Button>
          )}
          {canDeleteStaff(actor, member) && <DeleteStaff member={member} release={release} />}
        </>
      )}
      place={{ userId: actor.id, space: space.key, record: id }}
      record={values}
      photoUrl={member.photoUrl}
      staffTypes={types}
      rights={{
        save: canSaveRecord(actor, member),
        assignment: canChangeAssignment(actor),
        credentials: canChangeCredentials(actor, member),
      }}
      isFixed={({ number }: Location) => !seesLocation(actor, number)}
      label={(location) => locationLabel(brand, location)}
      readRecord={readRecord}
      save={save}
    />
  );
}
