import { Button, Group } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import {
  canChangeAssignment,
  canChangeCredentials,
  canDeleteStaff,
  canManagePermissions,
  canSaveRecord,
  isSelf,
  fullName,
  type Actor,
  type StaffMember,
} from '../../../../../shared';
import { useStaffCrumb } from '../../../components/staff-crumb';
import { useSession } from '../../../lib/session/session';
import { recordPath, useSpace } from '../../../lib/space';
import { readStaffRecord, useStaffRecord, type StaffRecord } from '../api/staff-record';
import { useStaffTypesForEdit } from '../api/staff-types-for-edit';
import { useSaveStaff } from '../hooks/use-save-staff';
import { useStaffCache } from '../hooks/use-staff-cache';
import { valuesOf } from '../model/values';
import { DeleteStaff } from './delete-staff';
import type { FormRights } from './staff-fields';
import { MissingPermissions } from './missing-permissions';
import { StaffForm } from './staff-form';

const heading = 'Edit Staff';

/** State stored in the history entry of a record's page. */
export interface RecordState {
  /** Whether the record has just been created, and therefore has no permissions. */
  isNew: boolean;
}

const noRights: FormRights = { save: false, assignment: false, credentials: false, isOwnRecord: false };
const rightsOf = (actor: Actor, member: StaffMember): FormRights => ({
  save: canSaveRecord(actor, member),
  assignment: canChangeAssignment(actor),
  credentials: canChangeCredentials(actor, member),
  isOwnRecord: isSelf(actor, member),
});

/** Page for editing the signed-in user's own record or another person's record. */
export function EditStaff({ id }: { id: string }) {
  const { space, path } = useSpace();
  const staffCrumb = useStaffCrumb();
  const { actor, refresh } = useSession();
  const cache = useStaffCache();
  const isNew = (useLocation().state as RecordState | null)?.isNew === true;
  const permissionsPath = canManagePermissions(actor) ? path(`${recordPath(id)}/permissions`) : undefined;
  const record = useStaffRecord(space.key, id);
  const types = useStaffTypesForEdit(space.key, id);
  /** Shows a newer version of the record on this page, in the cached lists and, if it is the user's own, in the header. */
  const updateRecord = (next: StaffRecord) => {
    void record.mutate(next, { revalidate: false });
    void cache.update(next.member);
    if (isSelf(actor, next.member)) void refresh();
  };
  const save = useSaveStaff(record.data, updateRecord);

  const { member, locations } = record.data ?? {};
  const values = useMemo(() => member && locations && valuesOf(member, locations), [member, locations]);
  const readRecord = async () => {
    const current = await readStaffRecord(space.key, id, false);
    return {
      values: valuesOf(current.member, current.locations),
      photoUrl: current.member.photoUrl,
      apply: () => updateRecord(current),
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
      breadcrumb={[staffCrumb, { label: member ? fullName(member) : heading }]}
      actions={(allowNavigation) =>
        member &&
        record.data && (
          <Group gap="sm">
            {permissionsPath !== undefined && (
              <Button
                component={Link}
                to={permissionsPath}
                variant="default"
                leftSection={<KeyRound size={16} aria-hidden />}
              >
                Permissions
              </Button>
            )}
            {canDeleteStaff(actor, member) && (
              <DeleteStaff
                shown={record.data}
                onConflict={() => void record.mutate()}
                allowNavigation={allowNavigation}
              />
            )}
          </Group>
        )
      }
      notice={isNew && member && <MissingPermissions name={fullName(member)} permissionsPath={permissionsPath} />}
      draftId={id}
      record={types.data && values}
      failure={error && { error, retry }}
      photoUrl={member?.photoUrl ?? null}
      staffTypes={types.data ?? []}
      rights={member ? rightsOf(actor, member) : noRights}
      readRecord={readRecord}
      save={save}
    />
  );
}
