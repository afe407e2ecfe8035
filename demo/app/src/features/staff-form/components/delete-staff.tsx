import { Button } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fullName } from '../../../../../shared';
import { alerts } from '../../../components/alerts/alerts';
import { useConfirm } from '../../../components/confirm';
import { usePagePresence } from '../../../hooks/use-page-presence';
import { ApiError, preconditionFailed } from '../../../lib/api/error';
import type { VersionedMember } from '../../../lib/api/staff-member';
import { useSpace } from '../../../lib/space';
import { deleteStaff } from '../api/delete-staff';
import { useStaffCache } from '../hooks/use-staff-cache';
import classes from './delete-staff.module.css';

export interface DeleteStaffProps {
  /** The staff member to delete, in the version that the page shows. */
  shown: VersionedMember;
  /** Called when another user has changed the record, which must be reviewed before it is deleted. */
  onConflict: () => void;
  /** Allows navigation without asking about unsaved changes. */
  allowNavigation: () => void;
}

/** Button that deletes a staff member after confirmation. */
export function DeleteStaff({ shown: { member, version }, onConflict, allowNavigation }: DeleteStaffProps) {
  const { space, path } = useSpace();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const cache = useStaffCache();
  const pagePresence = usePagePresence();
  const [isDeleting, setIsDeleting] = useState(false);
  const { id } = member;
  const name = fullName(member);

  const remove = async () => {
    const confirmed = await confirm({
      title: 'Delete staff member',
      message: `Are you sure you want to delete ${name} staff?`,
      confirmLabel: 'Confirm',
      cancelLabel: 'Cancel',
      danger: true,
    });
    if (!confirmed) return;
    setIsDeleting(true);
    try {
      await deleteStaff(space.key, id, version);
    } catch (error) {
      // the API client has shown the error
      if (!(error instanceof ApiError)) throw error;
      if (error.status === preconditionFailed) onConflict();
      return;
    } finally {
      setIsDeleting(false);
    }
    // read first, because removing the record from the cache removes this button
    const presence = pagePresence();
    allowNavigation();
    await cache.remove(id);
    alerts.success(`Successfully deleted ${name} staff!`, { keep: presence !== 'left' });
    if (presence === 'shown') await navigate(path(''));
  };

  const label = isDeleting ? 'Deleting...' : 'Delete';
  return (
    <Button
      variant="default"
      aria-label={label}
      classNames={{ root: classes.button, section: classes.icon, label: classes.label }}
      c="var(--app-danger)"
      leftSection={<Trash2 size={16} aria-hidden />}
      aria-disabled={isDeleting}
      onClick={isDeleting ? undefined : remove}
    >
      {label}
    </Button>
  );
}
