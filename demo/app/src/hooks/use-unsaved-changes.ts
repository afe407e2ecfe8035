import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation, useNavigate, type Blocker, type BlockerFunction } from 'react-router';
import { alerts } from '../components/alerts/alerts';
import { useConfirm } from '../components/confirm';

/** Returns the index of the current history entry, which the router stores in each entry. */
const historyIndex = (): unknown => (history.state as { idx?: unknown } | null)?.idx;

const beforeSaving = {
  title: 'Leave without saving?',
  message: 'Your changes have not been saved. Do you want to leave this page without saving?',
  danger: true,
};
const whileSaving = {
  title: 'Leave while saving?',
  message: 'Your changes are still being saved. If the save fails, they will be lost. Do you want to leave this page?',
};

/**
 * Asks for confirmation before the user leaves a page with unsaved changes. Navigation within the app opens a dialog; reloading
 * and closing the page show the browser's prompt.
 *
 * @param dirty whether the page has unsaved changes
 * @param discard called to discard the changes when the user leaves without saving
 * @param isSaving whether the changes are being saved. Once they are saved, an open dialog closes.
 * @returns a function that allows the next navigation without confirmation. Call it before you navigate after a save.
 */
export function useUnsavedChanges(dirty: boolean, discard: () => void, isSaving = false): () => void {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const isNavigationAllowed = useRef(false);
  /** Closes the open dialog; undefined while no dialog is open. */
  const dialog = useRef<AbortController>(undefined);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        dirty &&
        !isNavigationAllowed.current &&
        // the router's location changes before React renders: do not block for a page that was already left
        currentLocation.pathname === pathname &&
        nextLocation.pathname !== pathname,
      [dirty, pathname],
    ),
  );

  useEffect(() => {
    if (!dirty) {
      isNavigationAllowed.current = false;
      dialog.current?.abort();
      return;
    }
    // the page no longer shows the saved values
    alerts.dismissSuccess();
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isNavigationAllowed.current) event.preventDefault();
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [dirty]);

  const pageIndex = useRef<unknown>(undefined);
  useEffect(() => {
    pageIndex.current = historyIndex();
  }, [key]);

  const settle = (leave: boolean) => {
    const steps = Number(pageIndex.current) - Number(historyIndex());
    // After two quick presses of Back, the router reverts only one: the URL then belongs to a different page from the one shown.
    const isUrlAhead = Number.isInteger(steps) && steps !== 0;
    if (leave) {
      isNavigationAllowed.current = true;
      discard();
    }
    if (leave && !isUrlAhead) {
      blocker.proceed?.();
      return;
    }
    blocker.reset?.();
    if (leave) void navigate(`${location.pathname}${location.search}${location.hash}`, { replace: true });
    else if (isUrlAhead) history.go(steps);
  };
  // the user's choice applies to the last navigation that was blocked while the dialog was open
  const latest = useRef({ blocker, settle });
  const settledBlocker = useRef<Blocker>(undefined);
  useEffect(() => {
    latest.current = { blocker, settle };
    // the page can render again with the settled blocker before the router's new state arrives
    if (blocker.state !== 'blocked' || dialog.current || blocker === settledBlocker.current) return;
    dialog.current = new AbortController();
    void confirm({ ...(isSaving ? whileSaving : beforeSaving), signal: dialog.current.signal }).then((leave) => {
      dialog.current = undefined;
      settledBlocker.current = latest.current.blocker;
      latest.current.settle(leave);
    });
  });

  return useCallback(() => {
    isNavigationAllowed.current = true;
    dialog.current?.abort();
  }, []);
}
