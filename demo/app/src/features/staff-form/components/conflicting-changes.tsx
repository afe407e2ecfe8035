import { Button } from '@mantine/core';
import { useRef } from 'react';
import classes from './conflicting-changes.module.css';
import { ConflictNotice } from '../../../components/conflict-notice';
import { fieldLabels, type ConflictingChange, type SharedField } from '../model/merge';

export interface ConflictingChangesProps {
  changes: readonly ConflictingChange[];
  onTakeTheirs: (field: SharedField) => void;
  /** Counts the saves that were held back for these changes: each one moves the focus here. */
  heldBack: number;
}

const inWords = ({ field, theirs, mine }: ConflictingChange): string =>
  mine === undefined
    ? `${theirs} (taken over).`
    : field === 'photo'
      ? `${theirs} by them, and changed by you. Saving stores yours, ‘Cancel Changes’ keeps theirs.`
      : `they saved “${theirs}”, you have “${mine}”.`;

/** Tells what somebody else has saved in the record that is being edited, and what became of the own entries. */
export function ConflictingChanges({ changes, onTakeTheirs, heldBack }: ConflictingChangesProps) {
  const notice = useRef<HTMLDivElement>(null);
  if (changes.length === 0) return null;
  return (
    <ConflictNotice
      element={notice}
      heldBack={heldBack}
      title="Somebody else has changed this record"
      text="It was saved by another user while you were editing. Your own entries are kept, but not saved yet. Please check them, then save."
    >
      {changes.map(({ field, theirs, mine }) => (
        <li key={field}>
          <span>
            <strong>{fieldLabels[field]}:</strong> {inWords({ field, theirs, mine })}
          </span>
          {mine !== undefined && field !== 'locations' && field !== 'photo' && (
            <Button
              size="compact-sm"
              variant="default"
              className={classes.take}
              onClick={() => {
                onTakeTheirs(field);
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
