import {
  VisualSelector,
  VisualTypeSelector,
  type CommandExtension,
  type Extensions,
  type MenuGroupExtension,
  type MenuLocation,
  type Settings,
} from '../models';
import { entityNotFound } from './not-found';

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

/** The menu commands and groups of a report, as far as the page has told them to the frame (wire protocol, 4). */
export class MenuCommands {
  #commands: CommandExtension[] = [];
  #groups: MenuGroupExtension[] = [];

  /** Begins with those of the settings that the content is loaded with. */
  constructor(readonly settings: Settings | undefined) {
    this.remember(settings?.extensions);
  }

  /** Remembers the extensions of settings that the frame has accepted, in either of their forms. */
  remember(extensions: Extensions | undefined): void {
    if (!extensions) return;
    if (Array.isArray(extensions)) {
      this.#commands = extensions.flatMap(({ command }) => (command ? [command] : []));
      return;
    }
    this.#commands = extensions.commands;
    this.#groups = extensions.groups ?? this.#groups;
  }

  /** The extensions with one command more. */
  with(menu: MenuName, options: MenuCommandOptions): Extensions {
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
    return { commands: [...this.#commands, command], groups: this.#groups };
  }

  /**
   * The extensions without a command's entry in one menu; its entry in the other stays.
   *
   * @throws EmbedError `notFound` when there is no such command or title in that menu
   */
  without(menu: MenuName, name: string, menuTitle: string): Extensions {
    const command = this.#commands.find(
      (candidate) => candidate.name === name && candidate.extend[menu]?.title === menuTitle,
    );
    if (!command) throw entityNotFound(`There is no command '${name}' with the title '${menuTitle}' in this menu.`);
    const { [menu]: _removed, ...extend } = command.extend;
    const commands = this.#commands.map((known) => (known === command ? { ...command, extend } : known));
    return { commands, groups: this.#groups };
  }
}
