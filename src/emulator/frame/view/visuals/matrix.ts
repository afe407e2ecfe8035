import type { Value } from '../../../engine/value';
import type { Matrix, MatrixColumn, MatrixRow } from '../../../session/rendering/matrix';
import { formatString } from '../../../locales/locale';
import { element } from '../dom';
import { icon } from '../icon';
import { roveTable } from '../roving-focus';
import { setContextPoint } from './context-point';
import { type TableActions, type TableStyle, cellText, rowButton, scroller } from './table';

/** Callbacks and state for an interactive matrix. */
export interface MatrixActions extends Pick<TableActions, 'select' | 'selected'> {
  /** Toggles a row's child rows. If omitted, rows cannot be expanded. */
  expand?: { toggle: (point: Value[]) => void; disabled: boolean };
}

/** Share of the width for the columns of numbers, in percent. */
const numbersShare = 70;

/** Creates a matrix: expandable row headers and numbers with totals. */
export function matrixTable(
  label: string,
  { heads, series, columns, rows, totals }: Matrix,
  { formatter, strings }: TableStyle,
  actions: MatrixActions = {},
): HTMLElement {
  const number = (value: number | null, { kind, measure }: MatrixColumn, strong: boolean) =>
    element(
      'td',
      { class: strong || kind === 'total' ? 'number strong' : 'number' },
      value === null ? '' : cellText(value, measure, formatter),
    );
  const numbers = (cells: readonly (number | null)[], strong = false): HTMLElement[] =>
    columns.map((column, index) => number(cells[index] ?? null, column, strong));
  const title = ({ kind, value, measure }: MatrixColumn): string => {
    if (kind === 'measure') return measure.label;
    return kind === 'total' ? strings.total : series ? formatter.show(value, series) : '';
  };

  const expandToggle = ({ point, expanded }: MatrixRow, text: string): HTMLElement | undefined => {
    const { expand } = actions;
    if (!expand || expanded === undefined) return undefined;
    return element(
      'button',
      {
        type: 'button',
        class: 'expand-toggle',
        'aria-expanded': String(expanded),
        'aria-label': formatString(strings.rowsBeneath, text),
        disabled: expand.disabled,
        onclick: () => {
          expand.toggle(point);
        },
      },
      icon('chevron'),
    );
  };

  /** Returns a row's headers: one per header column, or a single indented header for a child row. */
  const headers = (row: MatrixRow): HTMLElement[] => {
    const { point, head, depth, expanded } = row;
    const { select, selected = [] } = actions;
    const button = (text: string) =>
      rowButton(point, text, {
        ...(select && { select }),
        selected: selected.filter(({ length }) => length === point.length),
      });
    if (depth > 0) {
      const text = head ? formatter.show(point.at(-1) ?? null, head) : '';
      const header = element('th', { scope: 'row', colspan: heads.length }, expandToggle(row, text), button(text));
      header.style.paddingLeft = `${String(8 + depth * 18 + (expanded === undefined ? 22 : 0))}px`;
      return [header];
    }
    return heads.map((each, index) => {
      const text = formatter.show(point[index] ?? null, each);
      const isLast = index === heads.length - 1;
      return element('th', { scope: 'row' }, isLast && expandToggle(row, text), index === 0 ? button(text) : text);
    });
  };

  const bodyRow = (row: MatrixRow): HTMLElement => {
    const oncontextmenu = (event: Event) => {
      setContextPoint(event, row.point);
    };
    return element('tr', { oncontextmenu }, ...headers(row), ...numbers(row.cells));
  };

  const cornerHeads = (rowspan?: number) => heads.map((head) => element('th', { scope: 'col', rowspan }, head.label));
  const measureCount = new Set(columns.map(({ position }) => position)).size;
  // With several measures, each series value spans the columns of its measures.
  const isNested = series !== undefined && measureCount > 1;
  const columnHeads = isNested
    ? [
        element(
          'tr',
          {},
          ...cornerHeads(2),
          ...columns
            .filter(({ position }) => position === 0)
            .map((column) =>
              element('th', { scope: 'colgroup', class: 'group', colspan: measureCount }, title(column)),
            ),
        ),
        element(
          'tr',
          {},
          ...columns.map(({ measure }) => element('th', { scope: 'col', class: 'number' }, measure.label)),
        ),
      ]
    : [
        element(
          'tr',
          {},
          ...cornerHeads(),
          ...columns.map((column) => element('th', { scope: 'col', class: 'number' }, title(column))),
        ),
      ];
  const table = element(
    'table',
    { 'aria-label': label },
    columnWidths(heads.length, columns.length),
    element('thead', {}, ...columnHeads),
    element('tbody', {}, ...rows.map(bodyRow)),
    totals &&
      element(
        'tfoot',
        {},
        element(
          'tr',
          {},
          element('th', { scope: 'row', colspan: heads.length }, strings.total),
          ...numbers(totals, true),
        ),
      ),
  );
  const scrollable = scroller(formatString(strings.dataOf, label), table);
  scrollable.classList.toggle('frozen', heads.length === 1);
  roveTable(scrollable);
  return scrollable;
}

/** Returns the columns' widths. Columns of numbers have the same width, whatever the lengths of their headers. */
function columnWidths(headCount: number, numberCount: number): HTMLElement {
  const numbers = element('col', { span: numberCount });
  numbers.style.width = `${String(numbersShare / numberCount)}%`;
  return element('colgroup', {}, element('col', { span: headCount }), numbers);
}
