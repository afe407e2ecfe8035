import type { QueryResult } from '../../../engine/evaluate';
import type { Value } from '../../../engine/value';
import { matrixOf } from '../../../session/rendering/matrix';
import { totalsOf } from '../../../session/rendering/totals';
import { ownFieldIndex } from '../../../session/state/drill';
import { formatString } from '../../../locales/locale';
import { isDecoration, type VisualType } from '../../../model/definition';
import { element } from '../dom';
import { visualIcon } from '../visual-icon';
import { card, kpi, multiRowCard } from './card';
import { commandState } from './commands';
import { image, shape } from './decoration';
import { matrixTable } from './matrix';
import { hasMonthSlicer, rangeSlicer } from './range-slicer';
import { slicer } from './slicer';
import { textBox } from './text-box';
import { type TableActions, dataTable, scroller, tableWidth } from './table';
import type { VisualInput } from './visual-input';

/** A visual's data, selection and display state, in addition to its input. */
export interface VisualContent {
  title: string;
  result: QueryResult;
  /** Category values for the selected data points. */
  selected: Value[][];
  /** Selects a data point. `join` adds it to the current selection. */
  select: (point: Value[], join: boolean) => void;
  /** A slicer's search text, and whether its dropdown is open. */
  search: { text: string; open: boolean };
  /** Whether to show the data as a table, regardless of the visual type. */
  asTable: boolean;
  /** Whether a slicer has no room for its title, which the dropdown then shows. */
  isUntitled: boolean;
}

/** Maximum factor by which text is enlarged that leaves room for a KPI's period next to its title. */
const maxPeriodScale = 1.5;

/** Width of a table's box, in pixels, below which a table that does not fit has fewer columns, and width of the padding and borders. */
const narrowTableWidth = 680;
const tablePadding = 26;

/** Visual types that list rows. */
const listTypes: readonly VisualType[] = ['tableEx', 'pivotTable', 'multiRowCard'];

/** Creates a visual's body. Returns undefined for visuals whose data is rendered as graphics, such as charts. */
export function createBody(input: VisualInput, content: VisualContent): HTMLElement | undefined {
  const { session, report, visual, palette, width, height } = input;
  const { formatter, strings } = report;
  const { result } = content;
  if (content.asTable) return createTable(input, content);
  if (visual.query && result.columns.length === 0) {
    const symbol = !isDecoration(visual.type) && visualIcon(visual.type);
    return element('p', { class: 'empty' }, symbol, strings.noFields);
  }
  if (listTypes.includes(visual.type) && result.rows.length === 0)
    return element('p', { class: 'empty' }, strings.noData);
  switch (visual.type) {
    case 'textbox':
      return textBox(visual, palette);
    case 'actionButton': {
      const press = (): void => {
        session.actions.pressButton(input.page, visual);
        const url = visual.action?.url;
        if (url && /^https?:\/\//i.test(url)) window.open(url, '_blank', 'noopener');
      };
      return element('button', { type: 'button', class: 'action', onclick: press }, visual.text ?? visual.title ?? '');
    }
    case 'card':
      return card(result, formatter, input.narrow?.hasShortDetails);
    case 'kpi':
      return kpi(result, formatter, strings, visual.kpi, {
        now: report.now,
        // The slicer names the latest month for all KPIs on the page. Enlarged titles leave no room for the period.
        hidePeriod:
          (input.isStatic !== true && hasMonthSlicer(report, input.page, visual)) ||
          (input.textScale ?? 1) > maxPeriodScale,
      });
    case 'multiRowCard':
      return scroller(formatString(strings.dataOf, content.title), multiRowCard(result, formatter));
    case 'tableEx':
      return createTable(input, content);
    case 'pivotTable':
      return createMatrix(input, content);
    case 'slicer':
      return createSlicer(input, content);
    case 'image':
      return image(visual);
    case 'basicShape':
    case 'shape':
      return shape(visual, palette, width, height);
    default:
      return undefined;
  }
}

function createTable(
  { session, report, page, visual, width, rowLimit = Infinity, isStatic = false }: VisualInput,
  { title, result, select, selected }: VisualContent,
): HTMLElement {
  const showAll = (): void => {
    session.actions.popOut({ kind: 'focus', pageName: page.name, visualName: visual.name });
  };
  const follow = (url: string): boolean => session.actions.followLink(page, visual, url);
  const sort = (by: number): void => {
    const current = visual.query?.sort;
    const fieldIndex = ownFieldIndex(visual, by);
    const direction = current?.by === fieldIndex && current.direction === 'descending' ? 'ascending' : 'descending';
    visual.query = { ...visual.query, sort: { by: fieldIndex, direction } };
    session.invalidate();
  };
  const sortDirection: TableActions['sortDirection'] = (column) => {
    const current = visual.query?.sort;
    return current?.by === ownFieldIndex(visual, column) ? current.direction : undefined;
  };
  const isGrouped = result.columns[0]?.role === 'category' && result.columns.at(-1)?.role === 'measure';
  // A chart's data has no totals when it is shown as a table.
  const totals = visual.type === 'tableEx' && isGrouped ? totalsOf(report, page, visual, {})?.rows[0] : undefined;
  return dataTable(title, result, report, {
    follow,
    totals,
    ...(result.rows.length > rowLimit && { limit: rowLimit, showAll }),
    isNarrow: isGrouped && width < narrowTableWidth && tableWidth(result, report.formatter) > width - tablePadding,
    ...(!isStatic && { sort, sortDirection, select, selected }),
  });
}

function createMatrix(
  { session, report, page, visual, isStatic = false }: VisualInput,
  { title, select, selected }: VisualContent,
): HTMLElement {
  const state = commandState(report.settings, visual, 'expandCollapse');
  const toggle = (point: Value[]): void => {
    session.actions.toggleRow(visual, point);
  };
  const actions = {
    select,
    selected,
    ...(state !== 'hidden' && { expand: { toggle, disabled: state === 'disabled' } }),
  };
  return matrixTable(title, matrixOf(report, page, visual), report, isStatic ? {} : actions);
}

function createSlicer(
  { session, report, page, visual, width, isCompact = false, isLine = false, isTitleInside = false }: VisualInput,
  { search, title, isUntitled }: VisualContent,
): HTMLElement {
  if (visual.slicer?.style === 'between') {
    const onSelect = (from: Value, to: Value): void => {
      session.actions.selectRange(page, visual, from, to);
    };
    return rangeSlicer(report, page, visual, onSelect, width);
  }
  const onSelect = (values: Value[]): void => {
    session.actions.selectInSlicer(page, visual, values);
  };
  const options = { isDropdown: isCompact && !isLine, name: isUntitled ? title : '', keepName: isTitleInside };
  return slicer(report, page, visual, onSelect, search, options);
}
