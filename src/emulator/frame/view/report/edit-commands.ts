import { removeVisual } from '../../../session/authoring/change-visual';
import type { FrameSession } from '../../../session/frame-session';
import { commandState } from '../visuals/commands';

/** An edit mode command. `run` does nothing if the command is disabled. */
interface EditCommand {
  enabled: boolean;
  run: () => void;
}

/** Returns the edit mode commands for the report's current state. */
export function editCommands(session: FrameSession): Record<'undo' | 'redo' | 'remove', EditCommand> {
  const { report } = session;
  const { activePage, editing, history, selectedVisual } = report;
  const selected = activePage.visuals.find(
    ({ name }) => selectedVisual?.pageName === activePage.name && selectedVisual.visualName === name,
  );
  const canRemove = selected !== undefined && commandState(report.settings, selected, 'removeVisual') === 'enabled';
  const command = (enabled: boolean, change: () => void): EditCommand => ({
    enabled: editing && enabled,
    run: () => {
      if (!editing || !enabled) return;
      change();
      session.invalidate();
    },
  });
  return {
    undo: command(history.has(report, 'past'), () => {
      history.undo(report);
    }),
    redo: command(history.has(report, 'future'), () => {
      history.redo(report);
    }),
    remove: command(canRemove, () => {
      if (selected) removeVisual(report, activePage, selected);
    }),
  };
}

const textInput = "input:not([type='checkbox'], [type='color'], [type='range']), textarea, select";

/**
 * Adds keyboard shortcuts for edit mode commands: Ctrl+Z or Cmd+Z to undo, Ctrl+Y, Ctrl+Shift+Z or Cmd+Shift+Z to redo, and
 * Delete to remove the selected visual.
 */
export function addEditShortcuts(session: FrameSession, viewport: HTMLElement, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : document.body;
    // Text fields handle undo and Delete themselves. Dialogs and menus cover the page.
    if (target.closest(`${textInput}, dialog, [role='dialog'], [role='menu']`)) return;
    const name = commandOf(event);
    // In a pane, users would expect Delete to remove a field or a filter.
    if (!name || (name === 'remove' && target.closest('.pane'))) return;
    const { enabled, run } = editCommands(session)[name];
    if (!enabled) return;
    event.preventDefault();
    // Otherwise, focus would be lost when the visual is removed.
    if (name === 'remove') viewport.focus({ preventScroll: true });
    run();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
}

function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | 'remove' | undefined {
  if (altKey) return undefined;
  if (!ctrlKey && !metaKey) return key === 'Delete' && !shiftKey ? 'remove' : undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}
