import { Alert, Button, Text } from '@mantine/core';
import { Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import classes from './foreign-changes.module.css';
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
  useEffect(() => {
    if (heldBack > 0) notice.current?.focus();
  }, [heldBack]);

  if (changes.length === 0) return null;
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      className={classes.notice}
      classNames={{ title: classes.title ?? '' }}
      color="yellow"
      icon={<Users aria-hidden />}
      title="Somebody else has changed this record"
    >
      <Text size="sm">
        It was saved by another user while you were editing. Your own entries are kept, but not saved yet. Please check
        them, then save.
      </Text>
      <ul className={classes.list}>
        {changes.map(({ field, theirs, mine }) => (
          <li key={field}>
            <span>
              <strong>{fieldLabels[field]}:</strong> {inWords({ field, theirs, mine })}
            </span>
            {mine !== undefined && field !== 'locations' && field !== 'photo' && (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  onTakeTheirs(field);
                  notice.current?.focus();
                }}
              >
                Use theirs<span className={classes.hidden}>: {fieldLabels[field]}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
