import { useLayoutEffect } from 'react';
import { commandGroups } from '../commands/command-groups';
import type { Command } from '../commands/command';
import type { EmbedTypeId } from '../embed-types';
import { useElementSize } from './use-element-size';

/** Number of buttons in a wide panel. */
const maxButtons = 5;

/** Returns the commands, beginning with the first one in each group. */
function sortCommands(type: EmbedTypeId): readonly Command[] {
  const groups = commandGroups(type).map(({ commands }) => commands);
  return [...groups.flatMap(([first]) => first ?? []), ...groups.flatMap(([, ...rest]) => rest)];
}

interface CommandHintsProps {
  type: EmbedTypeId;
  /** Whether buttons that do not fit can be scrolled into view. Otherwise, they are hidden. */
  canScroll: boolean;
  onCommand: (command: string) => void;
}

/** Hides the buttons that do not fit. */
function hideOverflow(group: HTMLElement, canScroll: boolean): void {
  const buttons = [...group.querySelectorAll('button')];
  for (const button of buttons) button.hidden = false;
  if (canScroll) return;
  const end = group.getBoundingClientRect().right - parseFloat(getComputedStyle(group).paddingRight);
  // measured before the first is hidden, because the others would then move
  const isHidden = buttons.map((button) => button.getBoundingClientRect().right > end);
  for (const [index, button] of buttons.entries()) button.hidden = isHidden[index] ?? false;
}

/** Buttons that open commands to try next, in a line below the code. */
export function CommandHints({ type, canScroll, onCommand }: CommandHintsProps) {
  const [group, size] = useElementSize<HTMLDivElement>();
  useLayoutEffect(() => {
    if (group.current) hideOverflow(group.current, canScroll);
  }, [group, type, canScroll, size?.width]);
  return (
    <div ref={group} className="command-hints" role="group" aria-label="Try a command">
      <h2>Try</h2>
      {sortCommands(type)
        .slice(0, maxButtons)
        .map(({ id, label, summary }) => (
          <button key={id} type="button" className="button" title={summary} onClick={() => onCommand(id)}>
            {label}
          </button>
        ))}
    </div>
  );
}
