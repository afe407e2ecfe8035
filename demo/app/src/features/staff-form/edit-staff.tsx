import { Button, Group } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import {
  canChangeAssignment,
  canChangeCredentials,
  canDeleteStaff,
  canManagePermissions,
  canSaveRecord,
  isSelf,
  fullName,
  locationLabel,
  seesLocation,
  type Actor,
  type StaffMember,
} from '../../../../shared';
import { useSession } from '../../session/session';
import { useSpace } from '../../shell/space';
import { readStaffRecord, useStaffRecord, type StaffRecord } from './api/staff-record';
import { useStaffTypes } from './api/staff-types';
import { DeleteStaff } from './delete-staff';
import type { FormRights } from './staff-fields';
import { StaffForm } from './staff-form';
import { useSaveStaff } from './use-save-staff';
import { valuesOf } from './values';

const heading = 'Edit Staff';

const nothingYet: FormRights = { save: false, assignment: false, credentials: false, isOwnRecord: false };
const rightsOf = (actor: Actor, member: StaffMember): FormRights => ({
  save: canSaveRecord(actor, member),
  assignment: canChangeAssignment(actor),
  credentials: canChangeCredentials(actor, member),
  isOwnRecord: isSelf(actor, member),
});

/** The page 'edit/{userid}': somebody's record, or one's own. */
export function EditStaff({ id }: { id: string }) {
  const { space, brand, path } = useSpace();
  const { actor } = useSession();
  const record = useStaffRecord(space.key, id);
  const types = useStaffTypes(space.key, id);
  const show = (next: StaffRecord) => void record.mutate(next, { revalidate: false });
  const save = useSaveStaff(record.data, show);

  const { member, locations } = record.data ?? {};
  const values = useMemo(() => member && locations && valuesOf(member, locations), [member, locations]);
  const readRecord = async () => {
    const present = await readStaffRecord(space.key, id, false);
    return {
      values: valuesOf(present.member, present.locations),
      photoUrl: present.member.photoUrl,
      show: () => show(present),
    };
  };

  const error = record.error ?? types.error;
  const retry = () => {
    void record.mutate();
    void types.mutate();
  };
  return (
    <StaffForm
      kind="edit"
      heading={heading}
      breadcrumb={[{ label: 'Staff', to: path('') }, { label: member ? fullName(member) : heading }]}
      actions={(release) =>
        member &&
        record.data && (
          <Group gap="sm">
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
            {canDeleteStaff(actor, member) && (
              <DeleteStaff shown={record.data} onChangedMeanwhile={() => void record.mutate()} release={release} />
            )}
          </Group>
        )
      }
      place={{ userId: actor.id, space: space.key, record: id }}
      record={types.data && values}
      failure={error && { error, retry }}
      photoUrl={member?.photoUrl ?? null}
      staffTypes={types.data ?? []}
      rights={member ? rightsOf(actor, member) : nothingYet}
      isFixed={({ number }) => !seesLocation(actor, number)}
      label={(location) => locationLabel(brand, location)}
      readRecord={readRecord}
      save={save}
    />
  );
}
