import type { IncludeExcludeFilter } from '../../../../models';
import { schemaUrl } from '../../../../provider';
import { canStep, levelsOf, ownFieldIndex } from '../../../session/state/drill';
import { maxExportRows, toCsv } from '../../../session/rendering/csv-export';
import { commandEntries, commandState } from './commands';
import { element } from '../dom';
import { type MenuEntry, openMenu } from '../menu';
import type { VisualInput } from './visual-input';

/** Whether a visual is shown as a table. */
export interface TableSwitch {
  on: boolean;
  toggle: () => void;
}

/** Opens the options or the context menu of a visual: the frame's own commands and those of the page. */
export function openVisualMenu(
  setting: VisualInput,
  table: TableSwitch,
  at: HTMLElement | { x: number; y: number },
  menu: 'visualOptionsMenu' | 'visualContextMenu',
): void {
  const { session, report, page, visual, single } = setting;
  const { settings, texts } = report;
  const own: MenuEntry[] = [];
  const add = (command: Parameters<typeof commandState>[2], title: string, run: () => void): void => {
    const state = commandState(settings, visual, command);
    if (state !== 'hidden') own.push({ title, run, disabled: state === 'disabled' });
  };
  if (visual.query && visual.type !== 'slicer') {
    if (visual.type !== 'tableEx') {
      add('seeData', table.on ? texts.showAsChart : texts.showAsTable, table.toggle);
    }
    add('exportData', texts.exportData, () => {
      const result = report.result(page, visual);
      download(`${visual.title ?? visual.name}.csv`, toCsv(result));
      const detailedMessage = `The export holds the first ${String(maxExportRows)} of ${String(result.rows.length)} rows.`;
      if (result.rows.length > maxExportRows) session.emit('info', { message: 'ExportDataLimited', detailedMessage });
      // Numbers of the wire: succeeded, summarized, CSV.
      session.emit('exportDataCompleted', {
        status: 0,
        exportDataType: 0,
        exportFormat: 0,
        pageName: page.name,
        visualName: visual.name,
      });
    });
    const { columns } = report.result(page, visual);
    const measure = columns.findIndex(({ role }) => role === 'measure');
    if (measure > 0) {
      add('sort', texts.sortByValue, () => {
        sortBy(setting, measure, 'descending');
      });
      add('sort', texts.sortByName, () => {
        sortBy(setting, 0, 'ascending');
      });
    }
    if (levelsOf(visual).length > 1) addSteps(setting, add);
    const { selection } = report.state;
    // A month is no value of its column, so points over time cannot be named.
    const named = selection?.fields.every(({ bucket }) => bucket === undefined);
    if (named && selection?.visualName === visual.name && selection.pageName === page.name) {
      for (const isExclude of [false, true]) {
        add('includeExclude', isExclude ? texts.exclude : texts.include, () => {
          keepPoints(setting, isExclude);
        });
      }
    }
  }
  if (visual.type === 'slicer' && visual.slicerFilters.length > 0)
    add('clearSelection', texts.clearSelection, () => {
      session.actions.selectInSlicer(page, visual, []);
    });
  if (report.state.selection)
    add('clearSelection', texts.clearSelection, () => {
      session.actions.clearSelection();
    });
  if (single) {
    const { popOut } = report.state;
    const place = { pageName: page.name, visualName: visual.name };
    if (popOut?.kind !== 'focus')
      add('focusMode', texts.focusMode, () => {
        session.actions.popOut({ kind: 'focus', ...place });
      });
    const lit = popOut?.kind === 'spotlight' && popOut.visualName === visual.name;
    if (popOut?.kind !== 'focus')
      add('spotlight', texts.spotlight, () => {
        session.actions.popOut(lit ? undefined : { kind: 'spotlight', ...place });
      });
  }
  if (report.editing) {
    add('removeVisual', texts.removeVisual, () => {
      page.visuals = page.visuals.filter((each) => each !== visual);
      report.unsaved = true;
      session.invalidate();
    });
  }
  openMenu(session, at, commandEntries(session, page, visual, own, menu));
}

type Add = (command: Parameters<typeof commandState>[2], title: string, run: () => void) => void;

function addSteps({ session, report, visual }: VisualInput, add: Add): void {
  const { texts } = report;
  const steps = [
    ['up', 'drill', texts.drillUp],
    ['next', 'drill', texts.nextLevel],
    ['expand', 'expandCollapse', texts.expandLevel],
  ] as const;
  for (const [step, command, title] of steps) {
    if (!canStep(visual, step)) continue;
    add(command, title, () => {
      session.actions.stepInHierarchy(visual, step);
    });
  }
}

/** Keeps the selected points only, or all but them: as a filter of the visual. */
function keepPoints({ session, report, visual }: VisualInput, isExclude: boolean): void {
  const { selection } = report.state;
  if (!selection) return;
  const filter = {
    $schema: `${schemaUrl}includeExclude`,
    filterType: 3,
    target: [selection.fields.map(({ table, column }) => ({ table, column }))],
    values: [selection.points.map((point) => point.map((value) => ({ value })))],
    isExclude,
  } as unknown as IncludeExcludeFilter;
  report.state.selection = undefined;
  session.actions.changeFilters(visual, [...visual.filters, filter]);
}

function sortBy({ session, visual }: VisualInput, by: number, direction: 'ascending' | 'descending'): void {
  visual.query = { ...visual.query, sort: { by: ownFieldIndex(visual, by), direction } };
  session.invalidate();
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = element('a', { href: url, download: name });
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
