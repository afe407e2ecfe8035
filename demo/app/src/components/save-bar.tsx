import { Button, Loader } from '@mantine/core';
import classes from './save-bar.module.css';

export interface SaveBarProps {
  isSaving: boolean;
}

/** The button 'Save' of a form. It stays in view while the form is scrolled. */
export function SaveBar({ isSaving }: SaveBarProps) {
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
    </div>
  );
}
