import { commandGroups } from '../commands/command-groups';
import type { EmbedTypeId } from '../embed-types';
import { Icon } from './icon';

const maxHints = 3;

interface CommandHintsProps {
  type: EmbedTypeId;
  onCommand: (command: string) => void;
}

/** Buttons below the code that open commands to try next: the first one in each group, or the first few in a single group. */
export function CommandHints({ type, onCommand }: CommandHintsProps) {
  const groups = commandGroups(type);
  const commands = groups.length > 1 ? groups.flatMap((group) => group.commands.slice(0, 1)) : groups[0]?.commands;
  return (
    <div className="command-hints" role="group" aria-labelledby="command-hints">
      <span id="command-hints">Try a command</span>
      {commands?.slice(0, maxHints).map(({ id, label }) => (
        <button key={id} type="button" className="button" onClick={() => onCommand(id)}>
          {label} <Icon name="chevron" />
        </button>
      ))}
    </div>
  );
}
