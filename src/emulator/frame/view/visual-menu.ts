import { toCsv } from '../../session/export-data';
import { commandEntries, commandState } from './commands';
import { element } from './dom';
import { type MenuEntry, openMenu } from './menu';
import type { BoxSetting } from './visual-box';

/** Whether a visual is shown as a table. */
export interface TableSwitch {
  on: boolean;
  toggle: () => void;
}

/** Opens the options or the context menu of a visual: the frame's own commands and those of the page. */
export function openVisualMenu(
  setting: BoxSetting,
  table: TableSwitch,
  at: HTMLElement | { x: number; y: number },
  menu: 'visualOptionsMenu' | 'visualContextMenu',
): void {
  const { session, report, page, visual, focus } = setting;
  const { settings } = report;
  const own: MenuEntry[] = [];
  const add = (command: Parameters<typeof commandState>[2], title: string, run: () => void): void => {
    const state = commandState(settings, visual, command);
    if (state !== 'hidden') own.push({ title, run, disabled: state === 'disabled' });
  };
  if (visual.query && visual.type !== 'slicer') {
    if (visual.type !== 'tableEx') {
      add('seeData', table.on ? 'Show as a chart' : 'Show as a table', table.toggle);
    }
    add('exportData', 'Export data', () => {
      download(`${visual.title ?? visual.name}.csv`, toCsv(report.result(page, visual)));
      // Numbers of the wire: succeeded, summarized, CSV.
      session.raise('exportDataCompleted', {
        status: 0,
        exportDataType: 0,
        exportFormat: 0,
        pageName: page.name,
        visualName: visual.name,
      });
    });
    const field = visual.query.measures?.length
      ? (visual.query.categories?.length ?? 0) + (visual.query.series ? 1 : 0)
      : -1;
    if (field > 0) {
      add('sort', 'Sort by value', () => {
        sortBy(setting, field, 'descending');
      });
      add('sort', 'Sort by name', () => {
        sortBy(setting, 0, 'ascending');
      });
    }
  }
  if (visual.type === 'slicer' && visual.slicerFilters.length > 0)
    add('clearSelection', 'Clear selection', () => {
      session.gestures.chooseInSlicer(page, visual, []);
    });
  if (report.state.selection)
    add('clearSelection', 'Clear selection', () => {
      session.gestures.clearSelection();
    });
  if (focus) add('focusMode', 'Focus mode', focus);
  if (report.editing) {
    add('removeVisual', 'Remove', () => {
      page.visuals = page.visuals.filter((each) => each !== visual);
      report.unsaved = true;
      session.changed();
    });
  }
  openMenu(session, at, commandEntries(session, page, visual, own, menu));
}

function sortBy({ session, visual }: BoxSetting, by: number, direction: 'ascending' | 'descending'): void {
  visual.query = { ...visual.query, sort: { by, direction } };
  session.changed();
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = element('a', { href: url, download: name });
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
