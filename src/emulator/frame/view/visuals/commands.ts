import type { Settings } from '../../../../models';
import type { FrameSession } from '../../../session/frame-session';
import { pointQuery } from '../../../session/state/drill';
import { pageInfo, visualInfo } from '../../../session/state/layout';
import { dataPoints, selectionFilters } from '../../../session/state/selection';
import type { PageState, VisualState } from '../../../session/state/report-state';
import type { MenuEntry } from '../menu';

/** The frame's own commands, by their names in the settings. */
type OwnCommand =
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

const fits = (selector: Selector | undefined, { name, type }: VisualState): boolean => {
  if (selector?.visualName !== undefined) return selector.visualName === name;
  return selector?.visualType === undefined || selector.visualType === type;
};

/** What the settings say about a command on a visual. */
export function commandState(
  { commands }: Settings,
  visual: VisualState,
  command: OwnCommand,
): 'enabled' | 'disabled' | 'hidden' {
  if (!Array.isArray(commands)) return 'enabled';
  // Numbers of the wire: CommandDisplayOption. The last that fits decides.
  const options = commands.flatMap((each) => {
    const one = each[command];
    return one && fits(one.selector, visual) ? [one.displayOption] : [];
  });
  return (['enabled', 'disabled', 'hidden'] as const)[options.at(-1) ?? 0];
}

/** Whether the settings leave a visual its header. */
export function headerShown({ visualSettings }: Settings, visual: VisualState): boolean {
  const fitting = (visualSettings?.visualHeaders ?? []).filter(({ selector }) =>
    fits(selector as Selector | undefined, visual),
  );
  return fitting.at(-1)?.settings.visible ?? true;
}

interface Command {
  name: string;
  title: string;
  icon?: string;
  selector?: Selector;
  extend: Record<string, { title?: string; icon?: string; menuLocation?: number; groupName?: string } | undefined>;
}

/** The frame's own entries with the page's commands above or below, as their menu locations say. */
export function commandEntries(
  session: FrameSession,
  page: PageState,
  visual: VisualState,
  own: MenuEntry[],
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
    if (!point || !fits(command.selector, visual)) continue;
    const icon = point.icon ?? command.icon;
    const entry: MenuEntry = {
      title: point.title ?? command.title,
      ...(icon !== undefined && { icon }),
      run: () => {
        trigger(session, page, visual, command.name);
      },
    };
    if (point.groupName !== undefined) inGroup.set(point.groupName, [...(inGroup.get(point.groupName) ?? []), entry]);
    // MenuLocation of the wire: 0 bottom, 1 top; the latest at the top comes first.
    else if (point.menuLocation === 1) above.unshift(entry);
    else below.push(entry);
  }
  for (const [name, entries] of inGroup) {
    const group = groups.find((each) => each.name === name);
    const heading: MenuEntry = { title: group?.title ?? name, heading: true };
    if (group?.menuLocation === 1) above.unshift(heading, ...entries);
    else below.push(heading, ...entries);
  }
  return [...above, ...own, ...below];
}

function trigger(session: FrameSession, page: PageState, visual: VisualState, command: string): void {
  const { report } = session;
  const { selection, activePage } = report.state;
  const chosen = selection?.visualName === visual.name ? selection : undefined;
  session.emit(
    'commandTriggered',
    {
      command,
      report: { id: report.definition.id, displayName: report.definition.displayName },
      page: pageInfo(page, activePage),
      visual: visualInfo(page, visual, report.settings),
      dataPoints: chosen
        ? dataPoints(chosen, report.query(page, visual, pointQuery(visual, chosen.fields.length)), report.formatter)
        : [],
      regions: [],
      filters: chosen ? selectionFilters(chosen, report.dataset) : [],
    },
    { page: page.name, visual: visual.name },
  );
}
