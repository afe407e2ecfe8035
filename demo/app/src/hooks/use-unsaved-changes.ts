import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation, useNavigate, type Blocker, type BlockerFunction } from 'react-router';
import { useConfirm } from '../components/confirm';

/** Number of the browser's present entry: the router writes it into each. */
const presentEntry = (): unknown => (history.state as { idx?: unknown } | null)?.idx;

/**
 * Asks before the user leaves a page with unsaved changes: in the app by a dialog, for reload and closing by the
 * browser's own question.
 *
 * @param giveUp forgets the changes, when the user leaves without them
 * @returns a function that lets the next navigation pass, for the one that follows a successful save
 */
export function useUnsavedChanges(dirty: boolean, giveUp: () => void): () => void {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const released = useRef(false);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        dirty &&
        !released.current &&
        // the router is ahead of what is drawn: a page that has been left already asks nothing
        currentLocation.pathname === pathname &&
        nextLocation.pathname !== pathname,
      [dirty, pathname],
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

  const ownEntry = useRef<unknown>(undefined);
  useEffect(() => {
    ownEntry.current = presentEntry();
  }, [key]);

  const settle = (leave: boolean) => {
    const present = presentEntry();
    const steps = Number(ownEntry.current) - Number(present);
    // Of two presses of Back in a row the router takes back one only: the address is elsewhere while the page is still here.
    const isAstray = Number.isInteger(steps) && steps !== 0;
    if (leave) {
      released.current = true;
      giveUp();
    }
    if (leave && !isAstray) {
      blocker.proceed?.();
      return;
    }
    blocker.reset?.();
    if (leave) void navigate(`${location.pathname}${location.search}${location.hash}`, { replace: true });
    else if (isAstray) history.go(steps);
  };
  // the answer is for the last one of the navigations that were held back while the dialog was open
  const latest = useRef({ blocker, settle });
  const answered = useRef<Blocker>(undefined);
  const isAsking = useRef(false);
  useEffect(() => {
    latest.current = { blocker, settle };
    // after the answer the page may be drawn once more before the router's new state arrives
    if (blocker.state !== 'blocked' || isAsking.current || blocker === answered.current) return;
    isAsking.current = true;
    void confirm({
      title: 'Unsaved changes',
      message: 'Your changes have not been saved. Do you want to leave this page without saving?',
    }).then((leave) => {
      isAsking.current = false;
      answered.current = latest.current.blocker;
      latest.current.settle(leave);
    });
  });

  return useCallback(() => {
    released.current = true;
  }, []);
}
