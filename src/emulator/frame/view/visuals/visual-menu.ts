import type { IncludeExcludeFilter } from '../../../../models';
import { schemaUrl } from '../../../../provider';
import { removeVisual } from '../../../session/authoring/change-visual';
import { canStep, levelsOf, ownFieldIndex } from '../../../session/state/drill';
import { maxExportRows, toCsv } from '../../../session/rendering/csv-export';
import { commandEntries, commandState } from './commands';
import { element } from '../dom';
import type { IconName } from '../icon';
import { type MenuEntry, openMenu } from '../menu';
import type { VisualInput } from './visual-input';

/** Switch between chart and table. */
export interface TableSwitch {
  on: boolean;
  toggle: () => void;
}

type Command = Parameters<typeof commandState>[2];

const symbols: Record<Command, IconName> = {
  seeData: 'table',
  exportData: 'export',
  sort: 'sort',
  drill: 'next',
  expandCollapse: 'expand',
  includeExclude: 'include',
  clearSelection: 'clear',
  search: 'filter',
  focusMode: 'focus',
  spotlight: 'spotlight',
  removeVisual: 'remove',
};

/** Groups of commands, which lines separate. A command that is missing here has its own group. */
const groups: Partial<Record<Command, string>> = {
  seeData: 'data',
  exportData: 'data',
  drill: 'hierarchy',
  expandCollapse: 'hierarchy',
  includeExclude: 'selection',
  clearSelection: 'selection',
  focusMode: 'view',
  spotlight: 'view',
};

/** Opens the options menu or the context menu of a visual, with built-in commands and those of the host page. */
export function openVisualMenu(
  input: VisualInput,
  table: TableSwitch,
  at: HTMLElement | { x: number; y: number },
  menu: 'visualOptionsMenu' | 'visualContextMenu',
): void {
  const { session, report, page, visual, single } = input;
  const { settings, texts } = report;
  const builtIn: MenuEntry[] = [];
  const add = (command: Command, title: string, run: () => void, symbol = symbols[command]): void => {
    const state = commandState(settings, visual, command);
    if (state === 'hidden') return;
    builtIn.push({ title, run, disabled: state === 'disabled', symbol, group: groups[command] ?? command });
  };
  if (visual.query && visual.type !== 'slicer') {
    if (visual.type !== 'tableEx') {
      add('seeData', table.on ? texts.showAsChart : texts.showAsTable, table.toggle);
    }
    add('exportData', texts.exportData, () => {
      const result = report.result(page, visual);
      download(`${visual.title ?? visual.name}.csv`, toCsv(result));
      const detailedMessage = `The export contains the first ${String(maxExportRows)} of ${String(result.rows.length)} rows.`;
      if (result.rows.length > maxExportRows) session.emit('info', { message: 'ExportDataLimited', detailedMessage });
      // The values mean: succeeded, summarized data, CSV.
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
        sortBy(input, measure, 'descending');
      });
      add('sort', texts.sortByName, () => {
        sortBy(input, 0, 'ascending');
      });
    }
    if (levelsOf(visual).length > 1) addDrillCommands(input, add);
    const { selection } = report.state;
    // A bucket such as a month is not a value of its column, so a filter on values cannot select it.
    const hasValues = selection?.fields.every(({ bucket }) => bucket === undefined);
    if (hasValues && selection?.visualName === visual.name && selection.pageName === page.name) {
      for (const isExclude of [false, true]) {
        add(
          'includeExclude',
          isExclude ? texts.exclude : texts.include,
          () => {
            addPointFilter(input, isExclude);
          },
          isExclude ? 'exclude' : 'include',
        );
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
    const isInSpotlight = popOut?.kind === 'spotlight' && popOut.visualName === visual.name;
    if (popOut?.kind !== 'focus')
      add('spotlight', texts.spotlight, () => {
        session.actions.popOut(isInSpotlight ? undefined : { kind: 'spotlight', ...place });
      });
  }
  if (report.editing) {
    add('removeVisual', texts.removeVisual, () => {
      removeVisual(report, page, visual);
      session.invalidate();
    });
  }
  openMenu(session, at, commandEntries(session, page, visual, builtIn, menu));
}

type Add = (command: Command, title: string, run: () => void, symbol?: IconName) => void;

function addDrillCommands({ session, report, visual }: VisualInput, add: Add): void {
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

/** Adds a filter to the visual that includes or excludes the selected data points. */
function addPointFilter({ session, report, visual }: VisualInput, isExclude: boolean): void {
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
