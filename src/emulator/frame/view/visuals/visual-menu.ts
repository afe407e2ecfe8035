import { ExportDataType, type IncludeExcludeFilter } from '../../../../models';
import type { ResultColumn } from '../../../engine/evaluate';
import type { Value } from '../../../engine/value';
import type { Sort } from '../../../model/query';
import { schemaUrl } from '../../../../provider';
import { removeVisual } from '../../../session/authoring/change-visual';
import { canStep, levelsOf, ownFieldIndex } from '../../../session/state/drill';
import { menuSelection } from '../../../session/state/selection';
import { type SelectionState, refersTo } from '../../../session/state/report-state';
import { exportCsv, maxExportRows } from '../../../session/rendering/csv-export';
import { commandEntries, commandState } from './commands';
import { downloadCsv } from '../download';
import { filterEntries, filterTexts } from './header-buttons';
import type { IconName } from '../icon';
import { type MenuEntry, openMenu } from '../menu';
import type { VisualInput } from './visual-input';

/** Switch between a visual and a table of its data. */
export interface TableSwitch {
  on: boolean;
  toggle: () => void;
}

/** Button or point at which the menu is opened. */
type Anchor = HTMLElement | { x: number; y: number };

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

/** Command groups, separated by lines. Each command that is not listed forms a separate group. */
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

/**
 * Opens a visual's options menu or context menu, with built-in commands and the host page's commands.
 *
 * @param point - data point that the context menu is opened on
 */
export function openVisualMenu(
  input: VisualInput,
  table: TableSwitch,
  anchor: Anchor,
  menu: 'visualOptionsMenu' | 'visualContextMenu',
  point?: Value[],
): void {
  const { session, report, page, visual, canPopOut } = input;
  const { settings, strings } = report;
  const builtIn: MenuEntry[] = [];
  const add = (command: Command, title: string, run: () => void, symbol = symbols[command]): void => {
    const state = commandState(settings, visual, command);
    if (state === 'hidden') return;
    builtIn.push({ title, run, disabled: state === 'disabled', symbol, group: groups[command] ?? command });
  };
  const addMenu = (command: Command, title: string, entries: readonly MenuEntry[]): void => {
    const state = commandState(settings, visual, command);
    if (state === 'hidden') return;
    const group = groups[command] ?? command;
    builtIn.push({ title, entries, disabled: state === 'disabled', symbol: symbols[command], group });
  };
  if (visual.query && visual.type !== 'slicer') {
    if (visual.type !== 'tableEx') {
      add('seeData', table.on ? strings.showAsChart : strings.showAsTable, table.toggle);
    }
    addMenu('exportData', strings.exportData, [
      exportEntry(input, strings.summarizedData, false),
      exportEntry(input, strings.underlyingData, true),
    ]);
    const { columns } = report.result(page, visual);
    if (columns.length > 1) addMenu('sort', strings.sortBy, sortEntries(input, columns));
    if (levelsOf(visual).length > 1) addDrillCommands(input, add);
    const selection = menuSelection(report.state.selection, page, visual, point);
    // A bucket, such as a month, is not a value in its column, so a value filter cannot select it.
    if (selection?.fields.every(({ bucket }) => bucket === undefined)) {
      for (const isExclude of [false, true]) {
        add(
          'includeExclude',
          isExclude ? strings.exclude : strings.include,
          () => {
            addPointFilter(input, selection, isExclude);
          },
          isExclude ? 'exclude' : 'include',
        );
      }
    }
  }
  if (visual.type === 'slicer' && visual.slicerFilters.length > 0)
    add('clearSelection', strings.clearSelection, () => {
      session.actions.selectInSlicer(page, visual, []);
    });
  if (report.state.selection)
    add('clearSelection', strings.clearSelection, () => {
      session.actions.clearSelection();
    });
  if (canPopOut) {
    const { popOut } = report.state;
    const target = { pageName: page.name, visualName: visual.name };
    if (popOut?.kind !== 'focus')
      add('focusMode', strings.focusMode, () => {
        session.actions.popOut({ kind: 'focus', ...target });
      });
    const isInSpotlight = popOut?.kind === 'spotlight' && popOut.visualName === visual.name;
    if (popOut?.kind !== 'focus')
      add('spotlight', strings.spotlight, () => {
        session.actions.popOut(isInSpotlight ? undefined : { kind: 'spotlight', ...target });
      });
  }
  const filters = hasTools(anchor) ? [] : filterTexts(report, page, visual);
  if (visual.query && visual.type !== 'slicer' && filters.length > 0)
    builtIn.push({
      title: `${strings.filters} (${report.formatter.number(filters.length)})`,
      symbol: 'filter',
      group: 'filters',
      entries: filterEntries(filters),
    });
  if (report.editing) {
    add('removeVisual', strings.removeVisual, () => {
      removeVisual(report, page, visual);
      session.invalidate();
    });
  }
  openMenu(session, anchor, commandEntries(input, builtIn, menu, point), input.title ?? visual.title ?? visual.name);
}

/** Returns whether the buttons for filters and focus mode are displayed next to the one that opens the menu. */
const hasTools = (anchor: Anchor): boolean =>
  !(anchor instanceof HTMLElement) || anchor.closest('.phone, .menu-only') === null;

type Add = (command: Command, title: string, run: () => void, symbol?: IconName) => void;

function addDrillCommands({ session, report, visual }: VisualInput, add: Add): void {
  const { strings } = report;
  const steps = [
    ['up', 'drill', strings.drillUp],
    ['next', 'drill', strings.nextLevel],
    ['expand', 'expandCollapse', strings.expandLevel],
  ] as const;
  for (const [step, command, title] of steps) {
    if (!canStep(visual, step)) continue;
    add(command, title, () => {
      session.actions.stepInHierarchy(visual, step);
    });
  }
}

/** Adds a filter to the visual that includes or excludes data points. */
function addPointFilter(
  { session, report, page, visual }: VisualInput,
  selection: SelectionState,
  isExclude: boolean,
): void {
  const filter = {
    $schema: `${schemaUrl}includeExclude`,
    filterType: 3,
    target: [selection.fields.map(({ table, column }) => ({ table, column }))],
    values: [selection.points.map((point) => point.map((value) => ({ value })))],
    isExclude,
  } as unknown as IncludeExcludeFilter;
  if (refersTo(report.state.selection, page, visual)) report.state.selection = undefined;
  session.actions.changeFilters(visual, [...visual.filters, filter]);
}

/** Returns the entries in the sort submenu: the result columns and the two directions. */
function sortEntries({ session, report, visual }: VisualInput, columns: readonly ResultColumn[]): MenuEntry[] {
  const { strings } = report;
  const { by, direction } = visual.query?.sort ?? { by: 0, direction: 'ascending' };
  const sort = (next: Sort) => () => {
    visual.query = { ...visual.query, sort: next };
    session.invalidate();
  };
  const byColumn = columns.map(({ label, role }, index): MenuEntry => {
    const fieldIndex = ownFieldIndex(visual, index);
    const defaultDirection = role === 'measure' ? 'descending' : 'ascending';
    return {
      title: label,
      group: 'column',
      checked: fieldIndex === by,
      run: sort({ by: fieldIndex, direction: defaultDirection }),
    };
  });
  const byDirection = (['ascending', 'descending'] as const).map((each): MenuEntry => ({
    title: each === 'ascending' ? strings.sortAscending : strings.sortDescending,
    group: 'direction',
    checked: each === direction,
    run: sort({ by, direction: each }),
  }));
  return [...byColumn, ...byDirection];
}

/** Returns a menu entry that exports a visual's data as a file. */
function exportEntry({ session, report, page, visual }: VisualInput, title: string, underlying: boolean): MenuEntry {
  return {
    title,
    run: () => {
      downloadCsv(visual.title ?? visual.name, exportCsv(report, page, visual, underlying));
      const count = report.result(page, visual).rows.length;
      if (!underlying && count > maxExportRows) {
        const detailedMessage = `The export contains the first ${String(maxExportRows)} of ${String(count)} rows.`;
        session.emit('info', { message: 'ExportDataLimited', detailedMessage });
      }
      session.emit('exportDataCompleted', {
        status: 0, // succeeded
        exportDataType: underlying ? ExportDataType.Underlying : ExportDataType.Summarized,
        exportFormat: 0, // CSV
        pageName: page.name,
        visualName: visual.name,
      });
    },
  };
}
