import type { Permission } from '../../../../../shared';
import { ConflictNotice } from '../../../components/conflict-notice';
import type { ConflictingSwitch } from '../hooks/use-switches';

export interface ConflictingSwitchesProps {
  changes: readonly ConflictingSwitch[];
  all: readonly Permission[];
  /** True while something that was switched here is still to be saved. */
  isDirty: boolean;
  /** Counts the saves that were held back for these changes: each one moves the focus here. */
  heldBack: number;
}

/** Tells what somebody else has given or taken meanwhile, and what became of the own switches. */
export function ConflictingSwitches({ changes, all, isDirty, heldBack }: ConflictingSwitchesProps) {
  if (changes.length === 0) return null;
  return (
    <ConflictNotice
      heldBack={heldBack}
      title="Somebody else has changed these permissions"
      text={
        isDirty
          ? 'They were saved by another user while you were editing. What you have switched is kept, but not saved yet. Please check it, then save.'
          : 'They were saved by another user while you were editing. Nothing of yours is left to be saved.'
      }
    >
      {changes.map(({ id, isOn }) => (
        <li key={id}>
          <strong>{all.find((known) => known.id === id)?.name ?? id}:</strong> switched {isOn ? 'on' : 'off'} (taken
          over).
        </li>
      ))}
    </ConflictNotice>
  );
}
