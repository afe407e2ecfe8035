import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './save-bar.module.css';

export interface SaveBarProps {
  isSaving: boolean;
  /** Message next to the button. */
  children?: ReactNode;
}

/** The button 'Save' of a form. It stays in view while the form is scrolled. */
export function SaveBar({ isSaving, children }: SaveBarProps) {
  return (
    <div className={classes.bar}>
      <Button
        type="submit"
        size="md"
        // not `disabled`, which would drop the focus
        aria-disabled={isSaving}
        leftSection={isSaving ? <Loader size="xs" color="currentColor" aria-hidden /> : undefined}
      >
        {isSaving ? 'Saving...' : 'Save'}
      </Button>
      {children}
    </div>
  );
}
