import type {
  CommandExtension,
  ExtensionGroups,
  Extensions,
  MenuLocation,
  VisualSelector,
  VisualTypeSelector,
} from '../models';
import { schemaUrl } from '../provider';
import { entityNotFound } from './report-errors';

/** The menus that a page can extend. */
export type MenuName = 'visualContextMenu' | 'visualOptionsMenu';

/** Properties of a new command. */
export interface MenuCommandOptions {
  name: string;
  title: string;
  menuTitle: string;
  menuLocation: MenuLocation;
  visualName?: string | undefined;
  visualType?: string | undefined;
  /** Group to add the entry to, instead of a menu location. */
  groupName?: string | undefined;
  /** Icon of the entry. Only the options menu has icons. */
  icon?: string | undefined;
}

/** Returns the commands and groups of extensions, which can have either of two formats. */
function groupsOf(extensions: Extensions = []): Required<ExtensionGroups> {
  return Array.isArray(extensions)
    ? { commands: extensions.flatMap(({ command }) => command ?? []), groups: [] }
    : { groups: [], ...extensions };
}

// Plain objects, because the selector classes would otherwise be part of every bundle.
function selectorOf(visualName?: string, visualType?: string): VisualSelector | VisualTypeSelector | undefined {
  if (visualType) return { $schema: `${schemaUrl}visualTypeSelector`, visualType };
  return visualName ? { $schema: `${schemaUrl}visualSelector`, visualName } : undefined;
}

/** Function that returns the new extensions, given the current ones. */
export type ExtensionsChange = (current: Extensions | undefined) => Extensions;

/**
 * Returns a change that adds a command. The new extensions also contain the current commands, because the frame replaces all of
 * them.
 */
export function withCommand(menu: MenuName, options: MenuCommandOptions): ExtensionsChange {
  const { name, title, menuTitle, menuLocation, visualName, visualType, groupName, icon } = options;
  const entry = groupName ? { title: menuTitle, groupName } : { title: menuTitle, menuLocation };
  const selector = selectorOf(visualName, visualType);
  const command: CommandExtension = {
    name,
    title,
    extend: { [menu]: entry },
    ...(icon !== undefined && { icon }),
    ...(selector && { selector }),
  };
  return (current) => {
    const { commands, groups } = groupsOf(current);
    return { commands: [...commands, command], groups };
  };
}

/**
 * Returns a change that removes a command's entry from one menu. The entry in the other menu is kept. The change throws an
 * `EmbedError` with the code `notFound` if the menu has no command with this name and title.
 */
export function withoutCommand(menu: MenuName, name: string, menuTitle: string): ExtensionsChange {
  return (current) => {
    const { commands, groups } = groupsOf(current);
    const command = commands.find((each) => each.name === name && each.extend[menu]?.title === menuTitle);
    if (!command) throw entityNotFound(`The menu has no command '${name}' with the title '${menuTitle}'.`);
    const { [menu]: _removed, ...extend } = command.extend;
    return { commands: commands.map((each) => (each === command ? { ...command, extend } : each)), groups };
  };
}
