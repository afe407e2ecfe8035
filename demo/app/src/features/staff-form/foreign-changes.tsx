import { Alert, Button, Text } from '@mantine/core';
import { Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './foreign-changes.module.css';
import { fieldLabels, type ForeignChange, type SharedField } from './merge';

export interface ForeignChangesProps {
  changes: readonly ForeignChange[];
  onTakeTheirs: (field: SharedField) => void;
  /** Counts the saves that were held back for these changes: each one moves the focus here. */
  heldBack: number;
}

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
      className={styles.notice}
      classNames={{ title: styles.title ?? '' }}
      color="yellow"
      icon={<Users aria-hidden />}
      title="Somebody else has changed this record"
    >
      <Text size="sm">
        It was saved by another user while you were editing. Your own entries are kept, but not saved yet. Please check
        them, then save.
      </Text>
      <ul className={styles.list}>
        {changes.map(({ field, theirs, mine }) => (
          <li key={field}>
            <span>
              <strong>{fieldLabels[field]}:</strong>{' '}
              {mine === undefined ? `${theirs} (taken over).` : `they saved “${theirs}”, you have “${mine}”.`}
            </span>
            {mine !== undefined && field !== 'locations' && (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  onTakeTheirs(field);
                  notice.current?.focus();
                }}
              >
                Use theirs<span className={styles.hidden}>: {fieldLabels[field]}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
