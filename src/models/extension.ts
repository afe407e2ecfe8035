import type { VisualSelector, VisualTypeSelector } from './selector';

/** Where in a menu an own entry stands. */
export const MenuLocation = {
  /** After the provider's entries. */
  Bottom: 0,
  /** Before the provider's entries. */
  Top: 1,
} as const;
/** One of the values of `MenuLocation`: 0 or 1. */
export type MenuLocation = (typeof MenuLocation)[keyof typeof MenuLocation];

/** Something that can be extended. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a published name without members
export interface ExtensionPoint {}

/** What own menu entries have in common. */
export interface MenuExtensionBase extends ExtensionPoint {
  /** The entry's text. Default: the command's title. */
  title?: string;
  /** An image as a data URL; for the options menu. */
  icon?: string;
}

/** An entry of the menu itself. */
export interface FlatMenuExtension extends MenuExtensionBase {
  /** Where it stands. Default `Bottom`. */
  menuLocation?: MenuLocation;
}

/** An entry of a group. */
export interface GroupedMenuExtension extends MenuExtensionBase {
  /** The group's name. */
  groupName: string;
}

/** An own menu entry: of the menu itself, or of a group, never both. */
export type MenuExtension = FlatMenuExtension | GroupedMenuExtension;

/** The menus of a visual that a command appears in. */
export interface ExtensionPoints {
  /** The menu that a right click opens. */
  visualContextMenu?: MenuExtension;
  /** The menu of the three dots. */
  visualOptionsMenu?: MenuExtension;
}

/** What extensions have in common. */
export interface ExtensionItem {
  /** The unique name. */
  name: string;
  /** Where it appears. */
  extend: ExtensionPoints;
}

/** Selects the visuals that have a command. */
export type CommandExtensionSelector = VisualSelector | VisualTypeSelector;

/** An own command; choosing it raises `commandTriggered`. */
export interface CommandExtension extends ExtensionItem {
  /** The title. */
  title: string;
  /** An image as a data URL; for the options menu. */
  icon?: string;
  /** The visuals that have it. Default: all. */
  selector?: CommandExtensionSelector;
}

/** A group of own menu entries. */
export interface MenuGroupExtension {
  /** The unique name. */
  name: string;
  /** The title. */
  title: string;
  /** Where it stands. Default `Bottom`. */
  menuLocation?: MenuLocation;
}

/** One extension, in the older form. */
export interface Extension {
  /** The command. */
  command?: CommandExtension;
}

/** Extensions with groups. */
export interface ExtensionGroups {
  /** The commands. */
  commands: CommandExtension[];
  /** The groups that commands may name. */
  groups?: MenuGroupExtension[];
}

/** Extensions of a report, in either form. `ExtensionGroups` is the provider's `IExtensions`. */
export type Extensions = Extension[] | ExtensionGroups;

/** Tells whether a menu entry belongs to a group. */
export function isGroupedMenuExtension(
  menuExtension: MenuExtension | undefined,
): menuExtension is GroupedMenuExtension {
  return !!(menuExtension as GroupedMenuExtension | undefined)?.groupName;
}

/** Tells whether a menu entry stands in the menu itself. */
export function isFlatMenuExtension(menuExtension: MenuExtension | undefined): menuExtension is FlatMenuExtension {
  return !!menuExtension && !isGroupedMenuExtension(menuExtension);
}

/** Tells whether extensions are a plain list. */
export function isExtensionArray(extensions: Extensions | undefined): extensions is Extension[] {
  return Array.isArray(extensions);
}

/** Tells whether extensions come with groups. */
export function isExtensions(extensions: Extensions | undefined): extensions is ExtensionGroups {
  return !!extensions && !Array.isArray(extensions);
}

export { isExtensionArray as isIExtensionArray, isExtensions as isIExtensions };
