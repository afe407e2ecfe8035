import { Button } from '@mantine/core';
import { useRef } from 'react';
import { ConflictNotice } from '../../../components/conflict-notice';
import { fieldLabels, type ConflictingChange, type SharedField } from '../model/merge';

export interface ConflictingChangesProps {
  changes: readonly ConflictingChange[];
  /** Whether the form has unsaved changes. */
  isDirty: boolean;
  onUseTheirs: (field: SharedField) => void;
  /** Number of saves that were rejected because of a conflict. The notice is focused each time it increases. */
  conflictCount: number;
}

const describe = ({ field, theirs, mine }: ConflictingChange): string =>
  mine === undefined
    ? `${theirs} (applied).`
    : field === 'photo'
      ? `${theirs} by them and changed by you. Save to store your photo, or press ‘Cancel Changes’ to keep theirs.`
      : `they saved “${theirs}”, you have “${mine}”.`;

/** Lists the changes that another user has saved to the record being edited, and how they were merged. */
export function ConflictingChanges({ changes, isDirty, onUseTheirs, conflictCount }: ConflictingChangesProps) {
  const notice = useRef<HTMLDivElement>(null);
  if (changes.length === 0) return null;
  return (
    <ConflictNotice
      element={notice}
      conflictCount={conflictCount}
      title="Another user has changed this record"
      text={
        isDirty
          ? 'It was saved while you were editing. Your changes are kept but not saved yet. Please check them, then save.'
          : 'It was saved while you were editing. You have no unsaved changes left.'
      }
    >
      {changes.map(({ field, theirs, mine }) => (
        <li key={field}>
          <span>
            <strong>{fieldLabels[field]}:</strong> {describe({ field, theirs, mine })}
          </span>
          {mine !== undefined && field !== 'locations' && field !== 'photo' && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                onUseTheirs(field);
                notice.current?.focus();
              }}
            >
              Use theirs<span className="visually-hidden">: {fieldLabels[field]}</span>
            </Button>
          )}
        </li>
      ))}
    </ConflictNotice>
  );
}
