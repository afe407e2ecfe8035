import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { useConfirm } from './confirm';

/**
 * Asks before the user leaves a page with unsaved changes: in the app by a dialog, for reload and closing by the
 * browser's own question.
 *
 * @returns a function that lets the next navigation pass, for the one that follows a successful save
 */
export function useUnsavedChanges(dirty: boolean): () => void {
  const confirm = useConfirm();
  const released = useRef(false);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        dirty && !released.current && currentLocation.pathname !== nextLocation.pathname,
      [dirty],
    ),
  );

  useEffect(() => {
    if (!dirty) released.current = false;
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [dirty]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Unsaved changes',
      message: 'Your changes have not been saved. Do you want to leave this page without saving?',
    }).then((leave) => {
      if (leave) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, confirm]);

  return useCallback(() => {
    released.current = true;
  }, []);
}
