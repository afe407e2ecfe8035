import { Paper, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import {
  canManagePermissions,
  canSavePermissions,
  fullName,
  isSelf,
  type Permission,
  type PermissionId,
  type StaffMember,
} from '../../../../../shared';
import { alerts } from '../../../components/alerts/alerts';
import { useConfirm } from '../../../components/confirm';
import { FormSection } from '../../../components/form-section';
import { SaveBar } from '../../../components/save-bar';
import { useUnsavedChanges } from '../../../hooks/use-unsaved-changes';
import { ApiError, preconditionFailed, unauthorized } from '../../../lib/api/error';
import { useSession } from '../../../lib/session/session';
import { useSpace } from '../../../lib/space';
import { useSaveStaffPermissions } from '../api/save-staff-permissions';
import { readStaffPermissions, type GrantedPermissions } from '../api/staff-permissions';
import { useSwitches } from '../hooks/use-switches';
import { ConflictingSwitches } from './conflicting-switches';
import classes from './permissions-editor.module.css';

/** Permissions to open areas of the app other than staff. */
const accessIds: readonly PermissionId[] = ['access-academy', 'access-reports'];

const sectionsOf = (all: readonly Permission[]) =>
  [
    {
      title: 'Staff',
      description: 'View and manage staff.',
      permissions: all.filter(({ id }) => !accessIds.includes(id)),
    },
    {
      title: 'Access',
      description: 'Open other areas of the app.',
      permissions: all.filter(({ id }) => accessIds.includes(id)),
    },
  ].filter(({ permissions }) => permissions.length > 0);

export interface PermissionsEditorProps {
  member: StaffMember;
  all: readonly Permission[];
  /** The staff member's permissions as last loaded. */
  granted: GrantedPermissions;
  /** Called with the permissions that were reloaded after a conflict. */
  onUpdate: (current: GrantedPermissions) => void;
}

/** Switches for all permissions. Changes are local until the user saves and confirms. */
export function PermissionsEditor({ member, all, granted, onUpdate }: PermissionsEditorProps) {
  const { space } = useSpace();
  const { actor, refresh } = useSession();
  const confirm = useConfirm();
  const { save, isSaving } = useSaveStaffPermissions(space.key, member.id);
  const switches = useSwitches(granted);
  const { isOn, setIsOn, isDirty } = switches;
  const [conflictCount, setConflictCount] = useState(0);
  const [isInterrupted, setIsInterrupted] = useState(false);
  useUnsavedChanges(isDirty, switches.discard);

  const canSave = canSavePermissions(actor, member);
  const name = fullName(member);

  /** Saves the permissions. On a conflict, merges the other user's changes for review and resolves to undefined. */
  const saveOrMerge = async (): Promise<GrantedPermissions | undefined> => {
    try {
      return await save({ ids: all.map(({ id }) => id).filter(isOn), version: granted.version });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== preconditionFailed) throw error;
      const current = await readStaffPermissions(space.key, member.id, { navigate: false });
      // if the other user has since reverted the change, there is nothing to merge
      if (!switches.merge(current, true)) alerts.error(error.displayMessage);
      onUpdate(current);
      setConflictCount((count) => count + 1);
      return undefined;
    }
  };
  const submit = async () => {
    const removesAll = !all.some(({ id }) => isOn(id));
    const confirmed = await confirm({
      title: 'Change permissions?',
      message: isSelf(actor, member)
        ? `If you change your permissions, you may lose access to some functionality.${removesAll ? ' Without any permissions, you can only open your own account.' : ''}`
        : `Are you sure you want to change permissions for ${name}?`,
    });
    if (!confirmed) return;
    alerts.clear();
    setIsInterrupted(false);
    let saved: GrantedPermissions | undefined;
    try {
      saved = await saveOrMerge();
      if (!saved) return;
      switches.markSaved(saved);
    } catch (error) {
      // the API client has shown the error; the switches keep their state
      if (!(error instanceof ApiError)) throw error;
      setIsInterrupted(error.status === unauthorized);
      return;
    }
    const isOwn = isSelf(actor, member);
    // users who revoke their own access are redirected once the profile is reloaded; the message must survive the redirect
    const keep = isOwn && !canManagePermissions({ ...actor, permissions: saved.ids });
    alerts.success(`Successfully updated permissions for ${name}!`, { keep });
    if (isOwn) await refresh();
  };

  return (
    <form
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void submit();
      }}
    >
      <Stack gap="lg">
        {!canSave && (
          <Text c="dimmed">
            {name} has a higher staff type than you, so you can view these permissions but not change them.
          </Text>
        )}
        <ConflictingSwitches changes={switches.changes} all={all} isDirty={isDirty} conflictCount={conflictCount} />
        <Paper withBorder>
          {sectionsOf(all).map(({ title, description: text, permissions }) => (
            <FormSection key={title} title={title} description={text}>
              <ul className={classes.list}>
                {permissions.map(({ id, name: label, description }) => {
                  const lacksPermission = !actor.permissions.includes(id);
                  return (
                    <li key={id} className={classes.row}>
                      <Switch
                        label={label}
                        // otherwise the name would include the description, which is inside the label element
                        aria-label={label}
                        description={
                          canSave && lacksPermission
                            ? `${description} You do not have this permission, so you cannot grant or revoke it.`
                            : description
                        }
                        labelPosition="left"
                        size="md"
                        classNames={{
                          body: classes.body,
                          labelWrapper: classes.label,
                          label: classes.name,
                          description: classes.description,
                        }}
                        disabled={!canSave || lacksPermission || isSaving}
                        checked={isOn(id)}
                        onChange={(event) => setIsOn(id, event.currentTarget.checked)}
                      />
                    </li>
                  );
                })}
              </ul>
            </FormSection>
          ))}
          {canSave && (
            <SaveBar
              isDirty={isDirty}
              isSaving={isSaving}
              isInterrupted={isInterrupted}
              onDiscard={() => {
                switches.discard();
                setIsInterrupted(false);
              }}
            />
          )}
        </Paper>
      </Stack>
    </form>
  );
}
