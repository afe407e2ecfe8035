import type { VisualSelector, VisualTypeSelector } from './selector';

/** Position of a custom menu entry or group. */
export const MenuLocation = {
  /** Below Power BI's entries. */
  Bottom: 0,
  /** Above Power BI's entries. */
  Top: 1,
} as const;
/** Numeric value of `MenuLocation`: 0 or 1. */
export type MenuLocation = (typeof MenuLocation)[keyof typeof MenuLocation];

/** Base of the extension points. */
// oxlint-disable-next-line typescript/no-empty-object-type -- part of the object model of powerbi-client
export interface ExtensionPoint {}

/** Options shared by all custom menu entries. */
export interface MenuExtensionBase extends ExtensionPoint {
  /** Text of the entry. Default: the title of the command. */
  title?: string;
  /** Icon as a data URL. Shown in the options menu only. */
  icon?: string;
}

/** Custom entry at the top level of a menu. */
export interface FlatMenuExtension extends MenuExtensionBase {
  /** Position of the entry. Default: `MenuLocation.Bottom`. */
  menuLocation?: MenuLocation;
}

/** Custom entry within a group. */
export interface GroupedMenuExtension extends MenuExtensionBase {
  /** Name of the group, as in `ExtensionGroups.groups`. */
  groupName: string;
}

/** Custom menu entry: either at the top level of a menu or within a group. */
export type MenuExtension = FlatMenuExtension | GroupedMenuExtension;

/** Menus of a visual that show a command. */
export interface ExtensionPoints {
  /** Context menu, opened with a right-click. */
  visualContextMenu?: MenuExtension;
  /** Options menu, opened with the "…" button of the visual's header. */
  visualOptionsMenu?: MenuExtension;
}

/** Options shared by all extensions. */
export interface ExtensionItem {
  /** Unique name. */
  name: string;
  /** Menus that show the extension. */
  extend: ExtensionPoints;
}

/** Selector for the visuals that show a command. */
export type CommandExtensionSelector = VisualSelector | VisualTypeSelector;

/**
 * Custom command in the menus of visuals. When a user chooses it, the embed emits `commandTriggered`.
 *
 * @example
 * const command: CommandExtension = {
 *   name: 'openDetails',
 *   title: 'Open details',
 *   extend: { visualContextMenu: { menuLocation: MenuLocation.Top } },
 *   selector: new VisualTypeSelector('tableEx'),
 * };
 * report.on('commandTriggered', ({ detail }) => {
 *   if (detail.command === 'openDetails') openDetails(detail.dataPoints);
 * });
 */
export interface CommandExtension extends ExtensionItem {
  /** Title of the command. */
  title: string;
  /** Icon as a data URL. Shown in the options menu only. */
  icon?: string;
  /** Visuals that show the command. Default: all visuals. */
  selector?: CommandExtensionSelector;
}

/** Group of custom menu entries. */
export interface MenuGroupExtension {
  /** Unique name. */
  name: string;
  /** Title of the group. */
  title: string;
  /** Position of the group. Default: `MenuLocation.Bottom`. */
  menuLocation?: MenuLocation;
}

/** Single extension in the older list format. */
export interface Extension {
  /** Custom command. */
  command?: CommandExtension;
}

/**
 * Custom commands and their groups.
 *
 * @example
 * const extensions: ExtensionGroups = {
 *   groups: [{ name: 'hr', title: 'HR' }],
 *   commands: [{ name: 'openDetails', title: 'Open details', extend: { visualContextMenu: { groupName: 'hr' } } }],
 * };
 */
export interface ExtensionGroups {
  /** Custom commands. */
  commands: CommandExtension[];
  /** Groups that the commands can refer to by `groupName`. */
  groups?: MenuGroupExtension[];
}

/** Extensions of a report, as a list or with groups. powerbi-client names the latter `IExtensions`. */
export type Extensions = Extension[] | ExtensionGroups;

/** Returns whether a menu entry belongs to a group. */
export function isGroupedMenuExtension(
  menuExtension: MenuExtension | undefined,
): menuExtension is GroupedMenuExtension {
  return !!(menuExtension as GroupedMenuExtension | undefined)?.groupName;
}

/** Returns whether a menu entry is at the top level of its menu. */
export function isFlatMenuExtension(menuExtension: MenuExtension | undefined): menuExtension is FlatMenuExtension {
  return !!menuExtension && !isGroupedMenuExtension(menuExtension);
}

/** Returns whether extensions are in the list format. */
export function isExtensionArray(extensions: Extensions | undefined): extensions is Extension[] {
  return Array.isArray(extensions);
}

/** Returns whether extensions are in the format with groups. */
export function isExtensions(extensions: Extensions | undefined): extensions is ExtensionGroups {
  return !!extensions && !Array.isArray(extensions);
}

export { isExtensionArray as isIExtensionArray, isExtensions as isIExtensions };
