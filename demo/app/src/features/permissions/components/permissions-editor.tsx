import { Button, Group, Loader, Paper, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import {
  canManagePermissions,
  canSavePermissions,
  fullName,
  isSelf,
  type Permission,
  type StaffMember,
} from '../../../../../shared';
import { ApiError, changedMeanwhile } from '../../../lib/api/error';
import { useSession } from '../../../lib/session/session';
import { useAlerts } from '../../../components/alerts/alerts';
import { useConfirm } from '../../../components/confirm';
import { useSpace } from '../../../lib/space';
import { useUnsavedChanges } from '../../../hooks/use-unsaved-changes';
import { useSaveStaffPermissions } from '../api/save-staff-permissions';
import { readStaffPermissions, type GrantedPermissions } from '../api/staff-permissions';
import { ConflictingSwitches } from './conflicting-switches';
import classes from './permissions-editor.module.css';
import { useSwitches } from '../hooks/use-switches';

export interface PermissionsEditorProps {
  member: StaffMember;
  all: readonly Permission[];
  /** What the person has now. */
  granted: GrantedPermissions;
  /** Takes what the person has, as it was read anew. */
  show: (present: GrantedPermissions) => void;
}

/** The switches decide nothing until 'Save', which asks first. */
export function PermissionsEditor({ member, all, granted, show }: PermissionsEditorProps) {
  const { space } = useSpace();
  const { actor, refresh } = useSession();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const { save, isSaving } = useSaveStaffPermissions(space.key, member.id);
  const switches = useSwitches(granted);
  const { isOn, turn, isDirty } = switches;
  const [heldBack, setHeldBack] = useState(0);
  useUnsavedChanges(isDirty, switches.discard);

  const maySave = canSavePermissions(actor, member);
  const name = fullName(member);

  /** Saves; over another's save it does not, but brings the two together, for the user to look at and to save. */
  const attempt = async (): Promise<GrantedPermissions | undefined> => {
    try {
      return await save({ ids: all.map(({ id }) => id).filter(isOn), version: granted.version });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== changedMeanwhile) throw error;
      const present = await readStaffPermissions(space.key, member.id, { navigate: false });
      // changed, and changed back since: there is nothing to bring together
      if (!switches.adopt(present, true)) alerts.error(error.displayMessage);
      show(present);
      setHeldBack((count) => count + 1);
      return undefined;
    }
  };
  const submit = async () => {
    const confirmed = await confirm({
      title: 'Change permissions',
      message: isSelf(actor, member)
        ? 'If you change your permissions, you may lose access to some functionality.'
        : `Are you sure you want to change permissions for ${name}?`,
    });
    if (!confirmed) return;
    alerts.clear();
    let saved: GrantedPermissions | undefined;
    try {
      saved = await attempt();
      if (!saved) return;
      switches.saved(saved);
    } catch (error) {
      // its message is in the alert area already, and the switches stay
      if (!(error instanceof ApiError)) throw error;
      return;
    }
    const isOwn = isSelf(actor, member);
    // without the right to be here the guard leads away as soon as the profile is read anew; the message goes along
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
        {!maySave && (
          <Text c="dimmed">
            {name} is of a higher staff type than you, so you can look at these permissions but not change them.
          </Text>
        )}
        <ConflictingSwitches changes={switches.changes} all={all} isDirty={isDirty} heldBack={heldBack} />
        <Paper withBorder component="ul" className={classes.list}>
          {all.map(({ id, name: label, description }) => {
            const isForeign = !actor.permissions.includes(id);
            return (
              <li key={id} className={classes.row}>
                <Switch
                  label={label}
                  description={
                    maySave && isForeign
                      ? `${description} You do not have this permission, so you can neither give nor take it.`
                      : description
                  }
                  labelPosition="left"
                  size="md"
                  classNames={{ body: classes.body, labelWrapper: classes.label }}
                  disabled={!maySave || isForeign || isSaving}
                  checked={isOn(id)}
                  onChange={(event) => turn(id, event.currentTarget.checked)}
                />
              </li>
            );
          })}
        </Paper>
        {maySave && (
          <Group>
            <Button
              type="submit"
              size="md"
              aria-disabled={isSaving}
              leftSection={isSaving ? <Loader size="xs" color="currentColor" aria-hidden /> : undefined}
            >
              {isSaving ? 'Saving...' : 'Save'}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}
