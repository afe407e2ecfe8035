import { Button, Group, Loader, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { focusHeadingOnRemoval } from '../lib/heading-focus';
import classes from './save-bar.module.css';

export interface SaveBarProps {
  /** Whether the form has unsaved changes. */
  isDirty: boolean;
  isSaving: boolean;
  /** Whether the last save failed because the session had expired. The user is asked to save again. */
  isInterrupted: boolean;
  /** Whether the form creates a record. Its button is the page's main action even before the first change. Default: false. */
  isNew?: boolean;
  /** Link target of the 'Cancel' button. Without it, there is no such button. */
  cancelTo?: string | undefined;
  /** Discards the unsaved changes. Without it, there is no 'Discard' button. */
  onDiscard?: (() => void) | undefined;
  /** Number of fields with an error. Default: 0. */
  errorCount?: number;
  /** Moves focus to the next field with an error. Must be passed with `errorCount`. */
  onShowError?: () => void;
}

/**
 * Bar at the end of a form with the form's state and the 'Save' and 'Cancel' buttons. Stays in view while the form is scrolled,
 * except on phones while there is nothing to save.
 */
export function SaveBar({
  isDirty,
  isSaving,
  isInterrupted,
  isNew = false,
  cancelTo,
  onDiscard,
  errorCount = 0,
  onShowError,
}: SaveBarProps) {
  const hasTask = isDirty || isInterrupted || isSaving || isNew;
  return (
    <div className={classes.bar} data-idle={hasTask || errorCount > 0 ? undefined : true}>
      <div className={classes.content}>
        <Text size="sm" role="status" className={classes.message}>
          {isInterrupted && (
            <>
              <TriangleAlert size={18} aria-hidden />
              <span>Your changes were not saved because your session had ended. Please save again.</span>
            </>
          )}
        </Text>
        {!isInterrupted && (
          <FormState
            isDirty={isDirty}
            isSaved={!isSaving && !isNew}
            errorCount={errorCount}
            onShowError={onShowError}
          />
        )}
        <Group gap="sm" wrap="nowrap" className={classes.buttons}>
          {cancelTo !== undefined && (
            <Button component={Link} to={cancelTo} variant="default">
              Cancel
            </Button>
          )}
          {onDiscard && isDirty && !isSaving && (
            <Button ref={focusHeadingOnRemoval} variant="default" onClick={onDiscard}>
              Discard
            </Button>
          )}
          <Button
            type="submit"
            variant={hasTask ? 'filled' : 'default'}
            className={hasTask ? undefined : classes.idle}
            // not `disabled`, which would lose focus
            aria-disabled={isSaving}
            leftSection={isSaving ? <Loader size="xs" color="currentColor" aria-hidden /> : undefined}
          >
            {isSaving ? 'Saving...' : 'Save'}
          </Button>
        </Group>
      </div>
    </div>
  );
}

/** Placeholder for the bar while the form's record loads, as tall as the bar. */
export function SaveBarSkeleton() {
  return (
    <div className={classes.bar} data-idle aria-hidden>
      <div className={classes.content}>
        <Skeleton height={14} width={90} />
        <Skeleton height="var(--app-field-height)" width={70} />
      </div>
    </div>
  );
}

interface FormStateProps {
  isDirty: boolean;
  /** Whether the record has been saved, so that a form without changes has nothing to save. */
  isSaved: boolean;
  errorCount: number;
  onShowError: (() => void) | undefined;
}

/** Text about unsaved changes, or a button that shows the number of invalid fields and moves focus to the next one. */
function FormState({ isDirty, isSaved, errorCount, onShowError }: FormStateProps) {
  if (errorCount > 0) {
    return (
      <UnstyledButton className={classes.invalid} onClick={onShowError}>
        <TriangleAlert size={18} aria-hidden />
        <span>{errorCount === 1 ? '1 field to fix' : `${String(errorCount)} fields to fix`}</span>
      </UnstyledButton>
    );
  }
  if (isDirty) {
    return (
      <Text size="sm" className={classes.unsaved}>
        Unsaved changes
      </Text>
    );
  }
  return isSaved ? (
    <Text size="sm" c="dimmed">
      No changes
    </Text>
  ) : null;
}
