import {
  VisualSelector,
  VisualTypeSelector,
  type CommandExtension,
  type ExtensionGroups,
  type Extensions,
  type MenuLocation,
} from '../models';
import { entityNotFound } from './report-errors';

/** The menus that a page can extend. */
export type MenuName = 'visualContextMenu' | 'visualOptionsMenu';

/** What a new command is made of. */
export interface MenuCommandOptions {
  name: string;
  title: string;
  menuTitle: string;
  menuLocation: MenuLocation;
  visualName?: string | undefined;
  visualType?: string | undefined;
  /** Puts the entry into a group, in place of a menu location. */
  groupName?: string | undefined;
  /** Options menu only. */
  icon?: string | undefined;
}

/** The commands and groups of extensions in either of their forms. */
function groupsOf(extensions: Extensions = []): Required<ExtensionGroups> {
  return Array.isArray(extensions)
    ? { commands: extensions.flatMap(({ command }) => command ?? []), groups: [] }
    : { groups: [], ...extensions };
}

/** Makes extensions of those that are known. */
export type ExtensionsChange = (known: Extensions | undefined) => Extensions;

/** Adds a command: all that are known are sent again (wire protocol, 4). */
export function withCommand(menu: MenuName, options: MenuCommandOptions): ExtensionsChange {
  const { name, title, menuTitle, menuLocation, visualName, visualType, groupName, icon } = options;
  const entry = groupName ? { title: menuTitle, groupName } : { title: menuTitle, menuLocation };
  const selector = visualType
    ? new VisualTypeSelector(visualType).toJSON()
    : visualName
      ? new VisualSelector(visualName).toJSON()
      : undefined;
  const command: CommandExtension = {
    name,
    title,
    extend: { [menu]: entry },
    ...(icon !== undefined && { icon }),
    ...(selector && { selector }),
  };
  return (known) => {
    const { commands, groups } = groupsOf(known);
    return { commands: [...commands, command], groups };
  };
}

/**
 * Removes a command's entry from one menu; its entry in the other stays.
 *
 * @throws EmbedError `notFound` when there is no such command or title in that menu
 */
export function withoutCommand(menu: MenuName, name: string, menuTitle: string): ExtensionsChange {
  return (known) => {
    const { commands, groups } = groupsOf(known);
    const command = commands.find((each) => each.name === name && each.extend[menu]?.title === menuTitle);
    if (!command) throw entityNotFound(`There is no command '${name}' with the title '${menuTitle}' in this menu.`);
    const { [menu]: _removed, ...extend } = command.extend;
    return { commands: commands.map((each) => (each === command ? { ...command, extend } : each)), groups };
  };
}
