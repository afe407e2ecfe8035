import { commandGroups } from '../commands/command-groups';
import type { Command } from '../commands/command';
import type { EmbedTypeId } from '../embed-types';

/** Number of buttons in a wide panel. The style sheet hides those that do not fit. */
const maxButtons = 5;

/** Returns the commands, beginning with the first one in each group. */
function sortCommands(type: EmbedTypeId): readonly Command[] {
  const groups = commandGroups(type).map(({ commands }) => commands);
  return [...groups.flatMap(([first]) => first ?? []), ...groups.flatMap(([, ...rest]) => rest)];
}

interface CommandHintsProps {
  type: EmbedTypeId;
  onCommand: (command: string) => void;
}

/** Buttons that open commands to try next, in a line below the code. */
export function CommandHints({ type, onCommand }: CommandHintsProps) {
  return (
    <div className="command-hints" role="group" aria-label="Try a command">
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
