import type {
  CommandExtension,
  Extension,
  ExtensionGroups,
  ExtensionPoints,
  MenuExtension,
  MenuGroupExtension,
} from '../models';
import type { Fields, Schema } from './compile-schema';
import { requiredString, zeroOrOne } from './primitive-schema';
import { visualOrTypeSelector } from './selector-schema';

const flatMenu: Fields<MenuExtension> = {
  title: 'string',
  icon: 'string',
  menuLocation: zeroOrOne,
  groupName: 'forbidden',
};
const groupedMenu: Fields<MenuExtension> = {
  title: 'string',
  icon: 'string',
  groupName: requiredString,
  menuLocation: 'forbidden',
};
const menu: Schema = ['anyOf', [flatMenu, groupedMenu]];

const extensionPoints: Fields<ExtensionPoints> = { visualContextMenu: menu, visualOptionsMenu: menu };

const command: Fields<CommandExtension> = {
  name: requiredString,
  extend: ['required', extensionPoints],
  title: requiredString,
  icon: 'string',
  selector: visualOrTypeSelector,
};

/** Extension in the older list format. */
export const extension: Fields<Extension> = { command };

export const menuGroupExtension: Fields<MenuGroupExtension> = {
  name: requiredString,
  title: requiredString,
  menuLocation: zeroOrOne,
};

const withGroups: Fields<ExtensionGroups> = {
  commands: ['required', ['list', command]],
  groups: ['list', menuGroupExtension],
};

/** Extensions, as a list or with groups. */
export const extensions: Schema = ['anyOf', [['list', extension], withGroups]];
