import type { Settings } from '../../../../models';
import type { FrameSession } from '../../../session/frame-session';
import { pointQuery } from '../../../session/state/drill';
import { pageInfo, visualInfo } from '../../../session/state/layout';
import { dataPoints, selectionFilters } from '../../../session/state/selection';
import type { PageState, VisualState } from '../../../session/state/report-state';
import type { MenuEntry } from '../menu';

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
 */
export function commandEntries(
  session: FrameSession,
  page: PageState,
  visual: VisualState,
  builtIn: MenuEntry[],
  menu: 'visualOptionsMenu' | 'visualContextMenu',
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
    const point = command.extend[menu];
    if (!point || !matches(command.selector, visual)) continue;
    const icon = point.icon ?? command.icon;
    const entry: MenuEntry = {
      title: point.title ?? command.title,
      ...(icon !== undefined && { icon }),
      run: () => {
        trigger(session, page, visual, command.name);
      },
    };
    if (point.groupName !== undefined) inGroup.set(point.groupName, [...(inGroup.get(point.groupName) ?? []), entry]);
    // MenuLocation is 0 for the bottom and 1 for the top, where the last command comes first.
    else if (point.menuLocation === 1) above.unshift(entry);
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

function trigger(session: FrameSession, page: PageState, visual: VisualState, command: string): void {
  const { report } = session;
  const { selection, activePage } = report.state;
  const currentSelection = selection?.visualName === visual.name ? selection : undefined;
  session.emit(
    'commandTriggered',
    {
      command,
      report: { id: report.definition.id, displayName: report.definition.displayName },
      page: pageInfo(page, activePage),
      visual: visualInfo(page, visual, report.settings),
      dataPoints: currentSelection
        ? dataPoints(
            currentSelection,
            report.query(page, visual, pointQuery(visual, currentSelection.fields.length)),
            report.formatter,
          )
        : [],
      regions: [],
      filters: currentSelection ? selectionFilters(currentSelection, report.dataset) : [],
    },
    { page: page.name, visual: visual.name },
  );
}
