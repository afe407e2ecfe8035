import type { QueryResult, ResultColumn } from '../../../engine/evaluate';
import type { Formatter } from '../../../engine/format';
import type { Value } from '../../../engine/value';
import { type LocaleStrings, formatString } from '../../../locales/locale';
import { element } from '../dom';
import { roveTable } from '../roving-focus';
import { setContextPoint } from './context-point';

/** Formatter and UI strings for a table. */
export interface TableStyle {
  formatter: Formatter;
  strings: LocaleStrings;
}

/** Callbacks and state for an interactive table, and its totals. */
export interface TableActions {
  /** Called with a column's index in the query result when the column's header is clicked. */
  sort?: (by: number) => void;
  /** Returns the sort direction of the column with this index in the query result, or undefined if it is not sorted. */
  sortDirection?: (column: number) => 'ascending' | 'descending' | undefined;
  /** Called with a clicked row's category values and whether to add the row to the selection. */
  select?: (point: Value[], join: boolean) => void;
  /** Category values that identify the selected rows. */
  selected?: readonly (readonly Value[])[];
  /** Totals of the measures. If omitted, the table has no row of totals. */
  totals?: readonly Value[] | undefined;
  /**
   * Whether there is little room: labels are short, text columns after the first one are hidden, links come last, and the first column
   * stays in place when the others are scrolled.
   */
  isNarrow?: boolean;
  /** Number of rows above a button that shows all of them. Default: 500 rows without a button. */
  limit?: number;
  showAll?: () => void;
  /** Whether the table is on a printed page, which scrolls as a whole. */
  isPrinted?: boolean;
  /**
   * Numbers of the groups of rows with the same value in the first column, by this value. Each group then has a row of its own, and the first
   * column is left out.
   */
  groups?: ReadonlyMap<Value, readonly Value[]> | undefined;
  /** Called with the URL of a clicked link. Returns whether to open the link. If omitted, links are plain text. */
  follow?: (url: string) => boolean;
}

/** Maximum number of rendered rows. A note shows the total number of rows. */
const rowLimit = 500;

/** Creates a table from a query result. */
export function dataTable(
  label: string,
  { columns, rows }: QueryResult,
  { formatter, strings }: TableStyle,
  actions: TableActions = {},
): HTMLElement {
  const { isNarrow = false, limit = rowLimit, showAll, groups } = actions;
  const shown = shownColumns(columns, isNarrow).slice(groups ? 1 : 0);
  const head = shown.map(({ column, index }, position) => {
    const sorted = actions.sortDirection?.(index);
    const symbol = sorted === 'ascending' ? '▲' : '▼';
    const isNumber = alignment(column) !== '';
    const arrow = sorted && element('span', { class: 'sort-arrow' }, isNumber ? `${symbol}\u00a0` : `\u00a0${symbol}`);
    const ownLabel = (isNarrow ? column.field.shortLabel : undefined) ?? column.label;
    const label = groups && position === 0 ? `${columns[0]?.label ?? ''} / ${ownLabel}` : ownLabel;
    const { sort } = actions;
    const parts = isNumber ? [arrow, label] : [label, arrow];
    const content = sort
      ? [element('button', { type: 'button', class: 'head', onclick: () => sort(index) }, ...parts)]
      : parts;
    const name = column.hyperlink ? (actions.follow ? 'linked' : 'url') : alignment(column);
    const title = ownLabel === column.label ? {} : { title: column.label };
    return element('th', { scope: 'col', class: name, ...title, ...(sorted && { 'aria-sort': sorted }) }, ...content);
  });
  const shownOnly = shown.map(({ column }) => column);
  const body = rows.slice(0, limit).flatMap((row, rowIndex) => {
    const cells = shown.map(({ column, index }) => {
      const content = cell(row[index] ?? null, column, formatter, actions);
      if (!isNarrow || index > 0) return content;
      return element('th', { scope: 'row', title: content.title }, ...content.childNodes);
    });
    const rowElement = selectable(element('tr', {}, ...cells), row, columns, actions);
    const [group = null] = row;
    if (!groups || (rowIndex > 0 && rows[rowIndex - 1]?.[0] === group)) return [rowElement];
    const name = columns[0] ? cellText(group, columns[0], formatter) : '';
    return [numberRow('group', name, shownOnly, groups.get(group) ?? [], formatter), rowElement];
  });
  const note = showAll
    ? element(
        'button',
        { type: 'button', class: 'show-all', onclick: showAll },
        formatString(strings.showAllRows, formatter.number(rows.length)),
      )
    : rows.length > rowLimit &&
      element(
        'p',
        { class: 'note' },
        formatString(strings.rowsOf, formatter.number(rowLimit), formatter.number(rows.length)),
      );
  const table = element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...body),
    actions.totals && element('tfoot', {}, numberRow(undefined, strings.total, shownOnly, actions.totals, formatter)),
  );
  table.setAttribute('aria-label', label);
  table.classList.toggle('with-groups', groups !== undefined);
  const region = scroller(formatString(strings.dataOf, label), table, note);
  if (isNarrow) region.classList.add('frozen', 'pinned');
  if (!actions.isPrinted) roveTable(region);
  return region;
}

/** Returns the columns of a table in their order, with their indexes in the query result. */
function shownColumns(columns: readonly ResultColumn[], isNarrow: boolean) {
  const all = columns.map((column, index) => ({ column, index }));
  if (!isNarrow) return all;
  const [first, ...others] = all;
  const measures = others.filter(({ column }) => column.role === 'measure');
  const links = others.filter(({ column }) => column.role !== 'measure' && column.hyperlink);
  return first ? [first, ...measures, ...links] : [];
}

/** Creates a row with the numbers of all rows or of a group. The first column must be a category. */
function numberRow(
  className: string | undefined,
  name: string,
  [, ...columns]: readonly ResultColumn[],
  numbers: readonly Value[],
  formatter: Formatter,
): HTMLTableRowElement {
  let measureIndex = 0;
  // Only the first column stays in place while a table is scrolled sideways, so its header does not span others.
  const cells = columns.map((column) => {
    if (column.role !== 'measure') return element('td', {});
    const value = numbers[measureIndex++] ?? null;
    return element('td', { class: 'number' }, value === null ? '' : cellText(value, column, formatter));
  });
  return element('tr', { class: className }, element('th', { scope: 'row' }, name), ...cells);
}

/** Wraps a table in a scrollable region. The region is focusable, so that users can scroll it with the keyboard. */
export function scroller(label: string, ...children: (Node | false)[]): HTMLElement {
  return element('div', { class: 'scroller', tabindex: 0, role: 'region', 'aria-label': label }, ...children);
}

const samePoint = (a: readonly Value[], b: readonly Value[]): boolean => a.every((value, index) => value === b[index]);

/** Returns a row header's content: text, or a button that selects the row. */
export function rowButton(
  point: Value[],
  text: string,
  { select, selected = [] }: Pick<TableActions, 'select' | 'selected'>,
): HTMLElement | string {
  if (!select) return text;
  return element(
    'button',
    {
      type: 'button',
      class: 'cell',
      title: text,
      'aria-pressed': String(selected.some((each) => samePoint(each, point))),
      onclick: ({ ctrlKey, metaKey }: MouseEvent) => {
        select(point, ctrlKey || metaKey);
      },
    },
    text,
  );
}

/**
 * Turns a row's first cell into a button that selects the row. Rows without categories and rows that start with a link
 * cannot be selected.
 */
function selectable(
  row: HTMLTableRowElement,
  values: readonly Value[],
  columns: readonly ResultColumn[],
  actions: TableActions,
): HTMLTableRowElement {
  const point = values.slice(0, columns.filter(({ role }) => role !== 'measure').length);
  const [first] = row.cells;
  if (!actions.select || point.length === 0 || !first || first.querySelector('a')) return row;
  first.replaceChildren(rowButton(point, first.textContent, actions));
  row.addEventListener('contextmenu', (event) => {
    setContextPoint(event, point);
  });
  const { selected = [] } = actions;
  row.classList.toggle('faint', selected.length > 0 && !selected.some((each) => samePoint(each, point)));
  return row;
}

/** Width of a character and of the padding of a cell in a narrow table, in pixels, and the number of rows that are measured. */
const characterWidth = 6.6;
const cellPadding = 8;
const measuredRows = 50;

/** Returns the approximate width of a table with small text, in pixels. */
export function tableWidth({ columns, rows }: QueryResult, formatter: Formatter): number {
  const widths = columns.map((column, index) => {
    const cells = rows.slice(0, measuredRows).map((row) => cellText(row[index] ?? null, column, formatter));
    const texts = column.hyperlink ? cells.map((text) => /[^/]*\/?$/.exec(text)?.[0] ?? text) : cells;
    return Math.max(column.label.length, ...texts.map(({ length }) => length)) * characterWidth + cellPadding;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Number from which a single decimal place is omitted. */
const largeNumber = 1000;

/** Formats a value for a cell. A single decimal place of a large number, as in 2,726.0, would only make it harder to read. */
export function cellText(value: Value, column: ResultColumn, formatter: Formatter): string {
  const { format } = column;
  const isLarge = typeof value === 'number' && Math.abs(value) >= largeNumber;
  if (!isLarge || format?.decimals !== 1 || (format.style ?? 'decimal') !== 'decimal')
    return formatter.show(value, column);
  return formatter.number(value, { ...format, decimals: 0 });
}

const alignment = ({ role, type }: ResultColumn): string => (role === 'measure' || type === 'number' ? 'number' : '');

function cell(value: Value, column: ResultColumn, formatter: Formatter, { follow }: TableActions): HTMLElement {
  const text = value === null ? '' : cellText(value, column, formatter);
  // Only http and https URLs become links, because a content file must not inject scripts.
  if (!column.hyperlink || typeof value !== 'string' || !/^https?:\/\//i.test(value)) {
    return element('td', { class: alignment(column), title: text }, plainNumber(value, column, text));
  }
  const label = value.replace(/^https?:\/\//i, '');
  if (!follow) return element('td', { class: 'url' }, label);
  const open = (event: Event): void => {
    if (!follow(value)) event.preventDefault();
  };
  // The style sheet hides everything before the last part in narrow tables.
  const start = /^.*\/(?=.)/.exec(label)?.[0] ?? '';
  return element(
    'td',
    { title: label },
    element(
      'a',
      { href: value, target: '_blank', rel: 'noopener noreferrer', onclick: open },
      start && element('span', { class: 'link-start' }, start),
      label.slice(start.length),
    ),
  );
}

// Numbers used as categories, such as ids, have no thousands separators.
function plainNumber(value: Value, { role, type, format }: ResultColumn, text: string): string {
  return role === 'category' && type === 'number' && !format ? String(value ?? '') : text;
}
