import { useState } from 'react';
import type { Values } from '../commands/command';
import { commandGroups } from '../commands/command-groups';
import type { EmbedTypeId } from '../embed-types';
import type { Scheme } from '../preview/document';
import type { Outcome } from '../preview/outcome';
import { CommandDetails } from './command-details';
import { Icon } from './icon';

interface CommandsPanelProps {
  type: EmbedTypeId;
  command: string | undefined;
  values: Values;
  onCommand: (command: string) => void;
  onValues: (values: Values) => void;
  /** Command that runs as soon as its form is shown. */
  tried: string | undefined;
  onTried: () => void;
  scheme: Scheme;
  hasEmbed: boolean;
  call: (body: string) => Promise<Outcome>;
}

/** The embed's commands by group. At most one command is open. */
export function CommandsPanel(props: CommandsPanelProps) {
  const { type, command, values, onCommand, onValues, tried, onTried, scheme, hasEmbed, call } = props;
  const groups = commandGroups(type);
  const findGroup = (id: string | undefined) => groups.find(({ commands }) => commands.some((each) => each.id === id));
  const [label, setLabel] = useState('');
  const group = groups.find((each) => each.label === label) ?? findGroup(command) ?? groups[0];
  return (
    <div className="commands">
      {groups.length > 1 && (
        <div className="chips" role="group" aria-label="Command groups">
          {groups.map((each) => (
            <button
              key={each.label}
              type="button"
              aria-pressed={each === group}
              onClick={() => {
                setLabel(each.label);
                onCommand(each.commands[0]?.id ?? '');
              }}
            >
              {each.label}
            </button>
          ))}
        </div>
      )}
      <ul>
        {group?.commands.map((each) => {
          const isOpen = each.id === command;
          return (
            <li key={each.id} data-open={isOpen || undefined}>
              <h2>
                <button type="button" aria-expanded={isOpen} onClick={() => onCommand(isOpen ? '' : each.id)}>
                  <Icon name="chevron" /> {each.label} {!isOpen && <small>{each.summary}</small>}
                </button>
              </h2>
              {isOpen && (
                <CommandDetails
                  command={each}
                  values={values}
                  onValues={onValues}
                  runsAtOnce={each.id === tried}
                  onStarted={onTried}
                  scheme={scheme}
                  hasEmbed={hasEmbed}
                  call={call}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
