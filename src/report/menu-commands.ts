import {
  MenuLocation,
  type CommandExtension,
  type ExtensionGroups,
  type Extensions,
  type VisualSelector,
  type VisualTypeSelector,
} from '../models';
import { schemaUrl } from '../provider';
import { entityNotFound } from './report-errors';

/** The menus that a page can extend. */
export type MenuName = 'visualContextMenu' | 'visualOptionsMenu';

/** Arguments of `addContextMenuCommand` and `addOptionsMenuCommand` that describe the new command. */
export type MenuCommandArguments = [
  name: string,
  title: string,
  menuTitle?: string,
  menuLocation?: MenuLocation,
  visualName?: string,
  visualType?: string,
  /** Group to add the entry to, instead of a menu location. */
  groupName?: string,
  /** Icon of the entry. Only the options menu has icons. */
  icon?: string,
];

// Plain objects, because the selector classes would otherwise be part of every bundle.
function selectorOf(visualName?: string, visualType?: string): VisualSelector | VisualTypeSelector | undefined {
  if (visualType) return { $schema: `${schemaUrl}visualTypeSelector`, visualType };
  return visualName ? { $schema: `${schemaUrl}visualSelector`, visualName } : undefined;
}

/** Function that returns the new commands, given the current ones. */
export type CommandsChange = (current: readonly CommandExtension[]) => CommandExtension[];

/** Returns extensions with changed commands. The current extensions can have either of two formats. */
export function changeCommands(extensions: Extensions = [], change: CommandsChange): ExtensionGroups {
  const { commands, groups = [] } = Array.isArray(extensions)
    ? { commands: extensions.flatMap(({ command }) => command ?? []) }
    : extensions;
  return { commands: change(commands), groups };
}

/** Returns a change that adds a command. The result also contains the current commands, because the frame replaces all of them. */
export function withCommand(menu: MenuName, ...options: MenuCommandArguments): CommandsChange {
  const [name, title, menuTitle = title, menuLocation = MenuLocation.Bottom, visualName, visualType, groupName, icon] =
    options;
  const entry = groupName ? { title: menuTitle, groupName } : { title: menuTitle, menuLocation };
  const selector = selectorOf(visualName, visualType);
  const command: CommandExtension = {
    name,
    title,
    extend: { [menu]: entry },
    ...(icon !== undefined && { icon }),
    ...(selector && { selector }),
  };
  return (current) => [...current, command];
}

/**
 * Returns a change that removes a command's entry from one menu. The entry in the other menu is kept. The change throws an
 * `EmbedError` with the code `notFound` if the menu has no command with this name and title.
 */
export function withoutCommand(menu: MenuName, name: string, menuTitle: string): CommandsChange {
  return (current) => {
    const command = current.find((each) => each.name === name && each.extend[menu]?.title === menuTitle);
    if (!command) throw entityNotFound(`The menu has no command '${name}' with the title '${menuTitle}'.`);
    const { [menu]: _removed, ...extend } = command.extend;
    return current.map((each) => (each === command ? { ...command, extend } : each));
  };
}
