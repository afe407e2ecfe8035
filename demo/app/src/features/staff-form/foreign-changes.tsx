import { Button } from '@mantine/core';
import { useRef } from 'react';
import classes from './foreign-changes.module.css';
import { ForeignNotice } from './foreign-notice';
import { fieldLabels, type ForeignChange, type SharedField } from './merge';

export interface ForeignChangesProps {
  changes: readonly ForeignChange[];
  onTakeTheirs: (field: SharedField) => void;
  /** Counts the saves that were held back for these changes: each one moves the focus here. */
  heldBack: number;
}

const inWords = ({ field, theirs, mine }: ForeignChange): string =>
  mine === undefined
    ? `${theirs} (taken over).`
    : field === 'photo'
      ? `${theirs} by them, and changed by you. Saving stores yours, ‘Cancel Changes’ keeps theirs.`
      : `they saved “${theirs}”, you have “${mine}”.`;

/** Tells what somebody else has saved in the record that is being edited, and what became of the own entries. */
export function ForeignChanges({ changes, onTakeTheirs, heldBack }: ForeignChangesProps) {
  const notice = useRef<HTMLDivElement>(null);
  if (changes.length === 0) return null;
  return (
    <ForeignNotice
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
    </ForeignNotice>
  );
}
