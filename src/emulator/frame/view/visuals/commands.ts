import type { Settings } from '../../../../models';
import type { Value } from '../../../engine/value';
import type { VisualState } from '../../../session/state/report-state';
import type { MenuEntry } from '../menu';
import type { VisualInput } from './visual-input';

/** Name of a built-in command in `settings.commands`. */
type BuiltInCommand =
  | 'seeData'
  | 'exportData'
  | 'sort'
  | 'drill'
  | 'expandCollapse'
  | 'includeExclude'
  | 'clearSelection'
  | 'search'
  | 'focusMode'
  | 'spotlight'
  | 'removeVisual';

interface Selector {
  visualName?: string;
  visualType?: string;
}

const matches = (selector: Selector | undefined, { name, type }: VisualState): boolean => {
  if (selector?.visualName !== undefined) return selector.visualName === name;
  return selector?.visualType === undefined || selector.visualType === type;
};

/** Returns a command's state for a visual, as configured in the settings. */
export function commandState(
  { commands }: Settings,
  visual: VisualState,
  command: BuiltInCommand,
): 'enabled' | 'disabled' | 'hidden' {
  if (!Array.isArray(commands)) return 'enabled';
  // Indexed by CommandDisplayOption. The last matching entry takes precedence.
  const options = commands.flatMap((each) => {
    const setting = each[command];
    return setting && matches(setting.selector, visual) ? [setting.displayOption] : [];
  });
  return (['enabled', 'disabled', 'hidden'] as const)[options.at(-1) ?? 0];
}

/** Returns whether a visual has a header, as configured in the settings. */
export function hasHeader({ visualSettings }: Settings, visual: VisualState): boolean {
  const matching = (visualSettings?.visualHeaders ?? []).filter(({ selector }) =>
    matches(selector as Selector | undefined, visual),
  );
  return matching.at(-1)?.settings.visible ?? true;
}

interface Command {
  name: string;
  title: string;
  icon?: string;
  selector?: Selector;
  extend: Record<string, { title?: string; icon?: string; menuLocation?: number; groupName?: string } | undefined>;
}

/**
 * Returns a menu's entries: built-in entries, with the host page's commands above or below them depending on each
 * command's menu location.
 *
 * @param point - data point that the context menu is opened on
 */
export function commandEntries(
  { session, page, visual }: VisualInput,
  builtIn: MenuEntry[],
  menu: 'visualOptionsMenu' | 'visualContextMenu',
  point: Value[] | undefined,
): MenuEntry[] {
  const { extensions } = session.report.settings;
  const list = extensions as unknown as
    | { command?: Command }[]
    | { commands?: Command[]; groups?: { name: string; title: string; menuLocation?: number }[] }
    | undefined;
  const commands = Array.isArray(list) ? list.flatMap(({ command }) => command ?? []) : (list?.commands ?? []);
  const groups = Array.isArray(list) ? [] : (list?.groups ?? []);
  const above: MenuEntry[] = [];
  const below: MenuEntry[] = [];
  const inGroup = new Map<string, MenuEntry[]>();
  for (const command of commands) {
    const item = command.extend[menu];
    if (!item || !matches(command.selector, visual)) continue;
    const icon = item.icon ?? command.icon;
    const entry: MenuEntry = {
      title: item.title ?? command.title,
      ...(icon !== undefined && { icon }),
      run: () => {
        session.actions.triggerCommand(page, visual, command.name, point);
      },
    };
    if (item.groupName !== undefined) inGroup.set(item.groupName, [...(inGroup.get(item.groupName) ?? []), entry]);
    // MenuLocation is 0 for the bottom and 1 for the top, where the last command comes first.
    else if (item.menuLocation === 1) above.unshift(entry);
    else below.push(entry);
  }
  for (const [name, entries] of inGroup) {
    const group = groups.find((each) => each.name === name);
    const heading: MenuEntry = { title: group?.title ?? name, heading: true };
    if (group?.menuLocation === 1) above.unshift(heading, ...entries);
    else below.push(heading, ...entries);
  }
  return [...above, ...builtIn, ...below];
}
