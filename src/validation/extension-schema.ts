import type {
  CommandExtension,
  Extension,
  ExtensionGroups,
  ExtensionPoints,
  MenuExtension,
  MenuGroupExtension,
} from '../models';
import type { ObjectSchema, Schema } from './combinators';
import { requiredString, zeroOrOne } from './primitive-schema';
import { visualsSelector } from './selector-schema';

const flatMenu: ObjectSchema<MenuExtension> = {
  object: { title: 'string', icon: 'string', menuLocation: zeroOrOne, groupName: 'forbidden' },
};
const groupedMenu: ObjectSchema<MenuExtension> = {
  object: { title: 'string', icon: 'string', groupName: requiredString, menuLocation: 'forbidden' },
};
const menu: Schema = { anyOf: [flatMenu, groupedMenu] };

const extensionPoints: ObjectSchema<ExtensionPoints> = { object: { visualContextMenu: menu, visualOptionsMenu: menu } };

const command: ObjectSchema<CommandExtension> = {
  object: {
    name: requiredString,
    extend: { required: extensionPoints },
    title: requiredString,
    icon: 'string',
    selector: visualsSelector,
  },
};

/** One extension, in the older form. */
export const extension: ObjectSchema<Extension> = { object: { command } };

/** A group of own menu entries. */
export const menuGroupExtension: ObjectSchema<MenuGroupExtension> = {
  object: { name: requiredString, title: requiredString, menuLocation: zeroOrOne },
};

const withGroups: ObjectSchema<ExtensionGroups> = {
  object: { commands: { required: { list: command } }, groups: { list: menuGroupExtension } },
};

/** Extensions in either form. */
export const extensions: Schema = { anyOf: [{ list: extension }, withGroups] };
