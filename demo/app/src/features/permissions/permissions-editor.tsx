import { Button, Group, Loader, Paper, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import {
  canSavePermissions,
  fullName,
  isSelf,
  type Permission,
  type PermissionId,
  type StaffMember,
} from '../../../../shared';
import { ApiError } from '../../api/error';
import { useSession } from '../../session/session';
import { useAlerts } from '../../shell/alerts';
import { useConfirm } from '../../shell/confirm';
import { useSpace } from '../../shell/space';
import { useUnsavedChanges } from '../../shell/unsaved-changes';
import { useSaveStaffPermissions } from './api/staff-permissions';
import classes from './permissions-editor.module.css';

export interface PermissionsEditorProps {
  member: StaffMember;
  all: readonly Permission[];
  /** What the person has now. */
  granted: readonly PermissionId[];
}

/** The switches decide nothing until 'Save', which asks first. */
export function PermissionsEditor({ member, all, granted }: PermissionsEditorProps) {
  const { space } = useSpace();
  const { actor, refresh } = useSession();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const { save, isSaving } = useSaveStaffPermissions(space.key, member.id);
  // only what was switched here: a list that is read again meanwhile shows through
  const [switched, setSwitched] = useState<ReadonlyMap<PermissionId, boolean>>(new Map());
  const isOn = (id: PermissionId) => switched.get(id) ?? granted.includes(id);
  const isDirty = all.some(({ id }) => isOn(id) !== granted.includes(id));
  useUnsavedChanges(isDirty, () => setSwitched(new Map()));

  const maySave = canSavePermissions(actor, member);
  const name = fullName(member);

  const submit = async () => {
    const confirmed = await confirm({
      title: 'Change permissions',
      message: isSelf(actor, member)
        ? 'If you change your permissions, you may lose access to some functionality.'
        : `Are you sure you want to change permissions for ${name}?`,
    });
    if (!confirmed) return;
    alerts.clear();
    try {
      await save(all.map(({ id }) => id).filter(isOn));
    } catch (error) {
      // its message is in the alert area already, and the switches stay
      if (!(error instanceof ApiError)) throw error;
      return;
    }
    setSwitched(new Map());
    alerts.success(`Successfully updated permissions for ${name}!`);
    if (isSelf(actor, member)) await refresh();
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
        <Paper withBorder radius="md" component="ul" className={classes.list}>
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
                  onChange={(event) => {
                    const { checked } = event.currentTarget;
                    setSwitched((before) => new Map(before).set(id, checked));
                  }}
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
