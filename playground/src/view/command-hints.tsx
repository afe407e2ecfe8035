import { useLayoutEffect } from 'react';
import { commandGroups } from '../commands/command-groups';
import type { Command } from '../commands/command';
import type { EmbedTypeId } from '../embed-types';
import { Icon } from './icon';
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
  /** Opens the list of all commands. */
  onMore: () => void;
}

/** Hides the buttons that do not fit next to the last one, and that one if all commands are shown. */
function hideOverflow(group: HTMLElement, canScroll: boolean, hasMore: boolean): void {
  const buttons = [...group.querySelectorAll('button')];
  const more = buttons.pop();
  if (!more) return;
  for (const button of buttons) button.hidden = false;
  more.hidden = !hasMore;
  if (canScroll) return;
  const { paddingRight, columnGap } = getComputedStyle(group);
  const end = group.getBoundingClientRect().right - parseFloat(paddingRight);
  const overflows = (limit: number) => buttons.map((button) => button.getBoundingClientRect().right > limit);
  if (!hasMore && !overflows(end).includes(true)) return;
  more.hidden = false;
  // measured before the first is hidden, because the others would then move
  const isHidden = overflows(end - more.offsetWidth - parseFloat(columnGap));
  for (const [index, button] of buttons.entries()) button.hidden = isHidden[index] ?? false;
}

/** Buttons that run commands to try next, in a line below the code. The last one opens the list of all commands. */
export function CommandHints({ type, canScroll, onCommand, onMore }: CommandHintsProps) {
  const commands = sortCommands(type);
  const hasMore = commands.length > maxButtons;
  const [group, size] = useElementSize<HTMLDivElement>();
  useLayoutEffect(() => {
    if (group.current) hideOverflow(group.current, canScroll, hasMore);
  }, [group, type, canScroll, hasMore, size?.width]);
  return (
    <div ref={group} className="command-hints" role="group" aria-label="Try a command">
      <h2>Try</h2>
      {commands.slice(0, maxButtons).map(({ id, label, summary }) => (
        <button key={id} type="button" className="button" title={summary} onClick={() => onCommand(id)}>
          {label}
        </button>
      ))}
      <button type="button" className="more" title="Shows all commands." onClick={onMore}>
        More <Icon name="chevron" />
      </button>
    </div>
  );
}
