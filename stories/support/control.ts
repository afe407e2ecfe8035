/** A control of one field, as Storybook takes it. */
export interface Control {
  readonly description: string;
  readonly control:
    'boolean' | 'text' | 'number' | 'object' | { readonly type: string; readonly [option: string]: unknown };
  readonly options?: readonly (string | number)[];
}

/** Controls of an object's fields: a field without one does not compile. A field that is an object may have a tree of its own. */
export type ControlsOf<T> = {
  readonly [Name in keyof T]-?:
    Control | (NonNullable<T[Name]> extends object ? ControlsOf<NonNullable<T[Name]>> : never);
};

/** A control of any depth. */
export interface ControlTree {
  readonly [name: string]: Control | ControlTree;
}

/** A switch; untouched, the field is left out. */
export const toggle = (description: string): Control => ({ description, control: 'boolean' });
export const text = (description: string): Control => ({ description, control: 'text' });
export const number = (description: string): Control => ({ description, control: 'number' });
/** Anything with a structure, as JSON. */
export const json = (description: string): Control => ({ description, control: 'object' });
export const range = (description: string, min: number, max: number, step: number): Control => ({
  description,
  control: { type: 'range', min, max, step },
});
/** One of a few texts. */
export const pick = (description: string, ...options: readonly string[]): Control => ({
  description,
  control: { type: 'select' },
  options,
});
/** One of the provider's numbers, by the name that the core gives it. */
export const choice = (description: string, values: Readonly<Record<string, number | string>>): Control => ({
  description,
  control: { type: 'select', labels: Object.fromEntries(Object.entries(values).map(([name, value]) => [value, name])) },
  options: Object.values(values),
});

const isControl = (node: Control | ControlTree): node is Control => typeof node.description === 'string';

interface ArgType extends Control {
  readonly name: string;
  readonly table: { readonly category: string; readonly subcategory?: string };
}

/** Between the names of a path in an arg's name; no field has it in its own. */
const separator = '_';

function flatten(category: string, tree: ControlTree, path: readonly string[] = []): [string, ArgType][] {
  return Object.entries(tree).flatMap(([name, node]): [string, ArgType][] => {
    const full = [...path, name];
    if (!isControl(node)) return flatten(category, node, full);
    // The category says that it is a setting.
    const shown = full[0] === 'settings' && full.length > 1 ? full.slice(1) : full;
    const subcategory = shown.length > 1 ? { subcategory: shown[0] ?? '' } : {};
    return [[full.join(separator), { ...node, name: shown.join('.'), table: { category, ...subcategory } }]];
  });
}

/** Fields that a configuration has and no group has a control for. */
type Missing<Config, Groups> = Exclude<keyof Config, 'type' | 'bootstrapped' | KeysOf<Groups[keyof Groups]>>;
type KeysOf<Group> = Group extends unknown ? keyof Group : never;

/**
 * Storybook's arg types for groups of controls, by category. Together the groups must have every field of the configuration;
 * what is missing is named by the compiler.
 */
export function argTypesFor<Config>() {
  return <Groups extends Record<string, object>>(
    groups: Groups & ([Missing<Config, Groups>] extends [never] ? unknown : { missing: Missing<Config, Groups> }),
  ): Record<string, ArgType> =>
    Object.fromEntries(
      Object.entries(groups).flatMap(([category, tree]) => flatten(category, tree as unknown as ControlTree)),
    );
}

/** The values of controls, by path. */
export type Args = Readonly<Record<string, unknown>>;

/** The object that the args' paths describe; what nobody has set stays out. */
export function nest(args: Args): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(args)) {
    if (value === undefined) continue;
    const names = key.split(separator);
    const last = names.pop() ?? key;
    let at = root;
    for (const name of names) at = (at[name] ??= {}) as Record<string, unknown>;
    at[last] = value;
  }
  return root;
}
