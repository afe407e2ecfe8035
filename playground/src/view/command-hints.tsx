import { commandGroups } from '../commands/command-groups';
import type { Command } from '../commands/command';
import type { EmbedTypeId } from '../embed-types';
import { Icon } from './icon';
import { useElementSize } from './use-element-size';

/** Height in pixels of a row in the list, as in `command-hints.css`. */
const rowHeight = 32;
/** Height in pixels of the rest of the panel, as in `command-hints.css`. */
const edgeHeight = 49;

const minRows = 2;
const maxRows = 8;
/** Number of buttons in the line that replaces a list with too few rows. */
const maxInLine = 3;

/** Returns the commands, beginning with the first one in each group. */
function sortCommands(type: EmbedTypeId): readonly Command[] {
  const groups = commandGroups(type).map(({ commands }) => commands);
  return [...groups.flatMap(([first]) => first ?? []), ...groups.flatMap(([, ...rest]) => rest)];
}

interface CommandHintsProps {
  type: EmbedTypeId;
  onCommand: (command: string) => void;
}

/** Buttons that open commands to try next. They are a list if the code leaves room for it, and otherwise a line. */
export function CommandHints({ type, onCommand }: CommandHintsProps) {
  const [panel, size] = useElementSize<HTMLDivElement>();
  const commands = sortCommands(type).slice(0, maxRows);
  const rows = Math.floor(((size?.height ?? 0) - edgeHeight) / rowHeight);
  const isList = rows >= minRows;
  return (
    <div
      ref={panel}
      className="command-hints"
      data-layout={isList ? 'list' : 'line'}
      style={{ maxHeight: edgeHeight + commands.length * rowHeight }}
    >
      <div role="group" aria-labelledby="command-hints">
        <h2 id="command-hints">Try a command</h2>
        {commands.slice(0, isList ? rows : maxInLine).map(({ id, label, summary }) => (
          <button key={id} type="button" className={isList ? 'button quiet' : 'button'} onClick={() => onCommand(id)}>
            {label}
            {isList && (
              <>
                <small>{summary}</small> <Icon name="chevron" />
              </>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
