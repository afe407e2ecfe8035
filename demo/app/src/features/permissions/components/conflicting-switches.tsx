import type { Permission } from '../../../../../shared';
import { ConflictNotice } from '../../../components/conflict-notice';
import type { ChangedSwitch } from '../hooks/use-switches';

export interface ConflictingSwitchesProps {
  changes: readonly ChangedSwitch[];
  all: readonly Permission[];
  /** Whether the user has unsaved changes. */
  isDirty: boolean;
  /** Number of saves that were rejected because of a conflict. The notice is focused each time it increases. */
  conflictCount: number;
}

/** Lists the permissions that another user has granted or revoked since they were loaded. */
export function ConflictingSwitches({ changes, all, isDirty, conflictCount }: ConflictingSwitchesProps) {
  if (changes.length === 0) return null;
  return (
    <ConflictNotice
      conflictCount={conflictCount}
      title="Another user has changed these permissions"
      text={
        isDirty
          ? 'They were saved while you were editing. Your changes are kept but not saved yet. Please check them, then save.'
          : 'They were saved while you were editing. You have no unsaved changes left.'
      }
    >
      {changes.map(({ id, isOn }) => (
        <li key={id}>
          <span>
            <strong>{all.find((permission) => permission.id === id)?.name ?? id}:</strong> switched{' '}
            {isOn ? 'on' : 'off'} (applied).
          </span>
        </li>
      ))}
    </ConflictNotice>
  );
}
