/** Storybook control for one field. */
export interface Control {
  readonly description: string;
  readonly control: 'boolean' | 'text' | 'number' | { readonly type: string; readonly [option: string]: unknown };
  readonly options?: readonly (string | number)[];
  /** Value of the control while the field is omitted. Undefined for fields that all stories set. */
  readonly initial?: ControlValue;
}

type ControlValue = string | number | boolean | null;

/** Controls for all fields of an object; code with a missing field does not compile. Nested objects have nested controls. */
export type ControlsOf<T> = {
  readonly [Name in keyof T]-?:
    | Control
    | (NonNullable<T[Name]> extends object ? ControlsOf<NonNullable<T[Name]>> : never);
};

/** Nested controls. */
export interface ControlTree {
  readonly [name: string]: Control | ControlTree;
}

/** Returns a name in camel case or with hyphens as words, for example 'embed URL'. */
const toWords = (name: string): string =>
  name
    .replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ')
    .replace(/\b(id|url)\b/, (word) => word.toUpperCase());

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns an option as the select shows it. Languages keep their codes. */
const optionLabel = (option: string): string =>
  /^[a-z]{2}(-[A-Z]{2})?$/.test(option) ? option : capitalize(toWords(option));

/** Returns a switch. */
export const toggle = (description: string, initial: boolean): Control => ({
  description,
  control: 'boolean',
  initial,
});
export const text = (description: string): Control => ({ description, control: 'text', initial: '' });
/** Returns a number field. It is empty while the number is omitted, unless there is an initial value. */
export const number = (description: string, initial: number | null = null): Control => ({
  description,
  control: 'number',
  initial,
});
export const range = (description: string, initial: number, min: number, max: number, step: number): Control => ({
  description,
  control: { type: 'range', min, max, step },
  initial,
});
/** Returns a select for strings that every story sets. */
export const pick = (description: string, ...options: readonly string[]): Control => ({
  description,
  control: { type: 'select', labels: Object.fromEntries(options.map((option) => [option, optionLabel(option)])) },
  options,
});
/** Returns a select for strings. The first option has the same effect as omitting the field. */
export const pickOr = (initial: string, description: string, ...options: readonly string[]): Control => ({
  ...pick(description, initial, ...options),
  initial,
});
/** Returns a select for an object's keys. The first key is the default. */
export const firstOf = (description: string, values: object): Control => {
  const [initial = '', ...others] = Object.keys(values);
  return pickOr(initial, description, ...others);
};
/** Returns a select for an enum, labeled with the names of its members as words. The first member is the default. */
export const choice = (description: string, values: Readonly<Record<string, number | string>>): Control => {
  const options = Object.values(values);
  const labels = Object.fromEntries(Object.entries(values).map(([name, value]) => [value, optionLabel(name)]));
  return { description, control: { type: 'select', labels }, options, initial: options[0] ?? null };
};

/** Parameters of stories that need no controls. Hides the panel. */
export const withoutControls = { controls: { disable: true } };

/** Returns the label for a control. If the path has several segments, the first one is the heading above the control. */
const labelOf = (path: readonly string[]): string =>
  capitalize(
    path
      .slice(path.length > 1 ? 1 : 0)
      .map(toWords)
      .join(': '),
  );

/** Parameters of stories about a few props. Shows only the controls for these paths, for example 'panes.filters.visible'. */
export const onlyControls = (...paths: readonly string[]) => ({
  controls: { include: paths.map((path) => labelOf(path.split('.'))) },
});

const isControl = (node: Control | ControlTree): node is Control => typeof node.description === 'string';

interface ArgType extends Control {
  readonly name: string;
  readonly table: {
    readonly category: string;
    readonly subcategory?: string;
    readonly defaultValue?: { readonly summary: string };
    /** The field's path, as in code. */
    readonly type: { readonly summary: string };
  };
}

/** First path segments that the category name repeats. */
const roots = ['settings', 'before', 'after'];

/** Returns a default as the documentation shows it, or undefined for empty fields. */
function summaryOf({ control, initial }: Control): string | undefined {
  const labels = typeof control === 'object' ? (control.labels as Readonly<Record<string, string>> | undefined) : {};
  const summary = labels?.[String(initial)] ?? String(initial ?? '');
  return summary === '' ? undefined : summary;
}

/** Separates path segments in arg names. No field name contains it. */
const separator = '_';

function flatten(category: string, tree: ControlTree, path: readonly string[] = []): [string, ArgType][] {
  return Object.entries(tree).flatMap(([name, node]): [string, ArgType][] => {
    const full = [...path, name];
    if (!isControl(node)) return flatten(category, node, full);
    const isRooted = full.length > 1 && roots.includes(full[0] ?? '');
    const shown = isRooted ? full.slice(1) : full;
    // stories that compare settings have only a few controls, which need no second level
    const hasSubcategory = shown.length > 1 && (!isRooted || full[0] === 'settings');
    const subcategory = hasSubcategory ? { subcategory: capitalize(toWords(shown[0] ?? '')) } : {};
    const type = { summary: [...(isRooted ? ['settings'] : []), ...shown].join('.') };
    const summary = summaryOf(node);
    const defaultValue = summary === undefined ? {} : { defaultValue: { summary } };
    const table = { category, ...subcategory, type, ...defaultValue };
    return [[full.join(separator), { ...node, name: labelOf(shown), table }]];
  });
}

/** Returns a category's controls. A single subcategory would be a second heading for the same controls. */
function flattenCategory(category: string, tree: ControlTree): [string, ArgType][] {
  const entries = flatten(category, tree);
  if (new Set(entries.map(([, { table }]) => table.subcategory)).size > 1) return entries;
  return entries.map(([key, argType]) => {
    const { subcategory: _only, ...table } = argType.table;
    return [key, { ...argType, table }];
  });
}

/** Configuration fields without a control in any group. */
type Missing<Config, Groups> = Exclude<keyof Config, 'type' | 'bootstrapped' | KeysOf<Groups[keyof Groups]>>;
type KeysOf<Group> = Group extends unknown ? keyof Group : never;

/**
 * Returns Storybook's arg types for groups of controls, by category. Together, the groups must cover every field in the
 * configuration. The compiler reports the missing fields.
 */
export function argTypesFor<Config>() {
  return <Groups extends Record<string, object>>(
    groups: Groups & ([Missing<Config, Groups>] extends [never] ? unknown : { missing: Missing<Config, Groups> }),
  ): Record<string, ArgType> =>
    Object.fromEntries(
      Object.entries(groups).flatMap(([category, tree]) => flattenCategory(category, tree as unknown as ControlTree)),
    );
}

/** Control values, by path. */
export type Args = Readonly<Record<string, unknown>>;

/** Returns the object that the args' paths describe, without unset fields. */
export function nest(args: Args): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(args)) {
    if (value === undefined) continue;
    const names = key.split(separator);
    const last = names.pop() ?? key;
    let parent = root;
    for (const name of names) parent = (parent[name] ??= {}) as Record<string, unknown>;
    parent[last] = value;
  }
  return root;
}

/** Returns the args for an object. This is the inverse of `nest`. Objects that have a control are not divided. */
export function argsOf(
  object: object,
  argTypes: Readonly<Record<string, unknown>>,
  path: readonly string[] = [],
): Record<string, unknown> {
  const parts = Object.entries(object).map(([name, value]: [string, unknown]) => {
    const full = [...path, name];
    const key = full.join(separator);
    const isLeaf = key in argTypes || typeof value !== 'object' || value === null;
    return isLeaf ? { [key]: value } : argsOf(value, argTypes, full);
  });
  return Object.assign({}, ...parts) as Record<string, unknown>;
}
