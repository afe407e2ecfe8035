import { Button } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fullName } from '../../../../../shared';
import { ApiError, changedMeanwhile } from '../../../lib/api/error';
import { useAlerts } from '../../../components/alerts/alerts';
import { useConfirm } from '../../../components/confirm';
import { useSpace } from '../../../lib/space';
import { deleteStaff } from '../api/delete-staff';
import type { VersionedMember } from '../../../lib/api/staff-member';
import { useStaffCache } from '../hooks/use-staff-cache';

export interface DeleteStaffProps {
  /** Who is deleted, in the state that the page shows. */
  shown: VersionedMember;
  /** Called when somebody else has changed the record: what is to be deleted should be seen first. */
  onChangedMeanwhile: () => void;
  /** Lets the way back to the list pass, as unsaved changes are of no use any more. */
  release: () => void;
}

/** The button that removes somebody, after a confirmation. */
export function DeleteStaff({ shown: { member, version }, onChangedMeanwhile, release }: DeleteStaffProps) {
  const { space, path } = useSpace();
  const confirm = useConfirm();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const cache = useStaffCache();
  const [isDeleting, setIsDeleting] = useState(false);
  const { id } = member;
  const name = fullName(member);

  const remove = async () => {
    const confirmed = await confirm({
      title: 'Delete staff',
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
      // its message is in the alert area already
      if (!(error instanceof ApiError)) throw error;
      if (error.status === changedMeanwhile) onChangedMeanwhile();
      return;
    } finally {
      setIsDeleting(false);
    }
    release();
    await cache.gone(id);
    alerts.success(`Successfully deleted ${name} staff!`, { keep: true });
    await navigate(path(''));
  };

  return (
    <Button
      variant="light"
      color="red"
      leftSection={<Trash2 size={16} aria-hidden />}
      aria-disabled={isDeleting}
      onClick={isDeleting ? undefined : remove}
    >
      {isDeleting ? 'Deleting...' : 'Delete'}
    </Button>
  );
}
