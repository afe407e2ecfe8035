import { isFirstOfMonth } from '../../../engine/calendar';
import { knownFilter } from '../../../engine/filters/kind';
import { type Value, toValue } from '../../../engine/value';
import { placedVisuals } from '../../../session/state/layout';
import type { ReportSession } from '../../../session/state/report-session';
import type { PageState, VisualState } from '../../../session/state/report-state';
import { formatString } from '../../../locales/locale';
import { commandState } from './commands';
import { element } from '../dom';
import { isCurrent, nameToDate } from './incomplete-period';

type Range = readonly [from: Value, to: Value];

/** Returns whether a range slicer's bounds are months, selected from select boxes. */
export function hasMonthBounds(report: ReportSession, page: PageState, visual: VisualState): boolean {
  const field = visual.query?.categories?.[0];
  if (!field || report.dataset.column(field.table, field.column).type !== 'date') return false;
  const values = valuesOf(report, page, visual);
  return values.length > 0 && values.every(isFirstOfMonth);
}

/** Returns whether a range slicer on the page shows the months of a visual's first category. */
export const hasMonthSlicer = (report: ReportSession, page: PageState, { query }: VisualState): boolean => {
  const field = query?.categories?.[0];
  return placedVisuals(page, report.settings).some(({ visual: slicer }) => {
    const own = slicer.query?.categories?.[0];
    if (slicer.type !== 'slicer' || slicer.slicer?.style !== 'between') return false;
    return own?.table === field?.table && own?.column === field?.column && hasMonthBounds(report, page, slicer);
  });
};

/** Minimum width of a range of months, in pixels, that shows the year of a month that is not complete. */
const minYearWidth = 380;
/** Width of the button that clears a range, in pixels. */
const clearWidth = 56;

/** Creates a slicer for a range of dates or numbers, which is `width` pixels wide. */
export function rangeSlicer(
  report: ReportSession,
  page: PageState,
  visual: VisualState,
  onSelect: (...range: Range) => void,
  width = Infinity,
): HTMLElement {
  const { strings } = report;
  const field = visual.query?.categories?.[0];
  if (!field) return element('p', { class: 'note' }, strings.none);
  const { type } = report.dataset.column(field.table, field.column);
  const isDate = type === 'date';
  const values = valuesOf(report, page, visual);
  const limits = [Math.min(...values), Math.max(...values)].map((value) => inputText(value, isDate));
  const range = rangeOf(visual, type);
  const name = visual.title ?? field.column;
  // Monthly data is selected by month, because days are meaningless. Date inputs would also ignore the report's language.
  const isMonthly = hasMonthBounds(report, page, visual);
  const change = (index: 0 | 1, value: string) => {
    // Selecting the first or last value leaves that end open, so that the range grows with the data.
    const bound = value === '' || value === limits[index] ? null : toValue(isDate ? value : Number(value), type);
    const other = range[1 - index] ?? null;
    // A range that ends before it starts would have no data. The other end moves instead.
    const isReversed = bound !== null && other !== null && (index === 0 ? bound > other : bound < other);
    const kept = isReversed ? bound : other;
    onSelect(...(index === 0 ? ([bound, kept] as const) : ([kept, bound] as const)));
  };
  const clearState = commandState(report.settings, visual, 'clearSelection');
  // The range that the report opens with is not a selection of the user.
  const isInitial = JSON.stringify(visual.slicerFilters) === JSON.stringify(visual.slicer?.filters ?? []);
  const hasClear = visual.slicerFilters.length > 0 && !isInitial && clearState !== 'hidden';
  // Where there is room for the button, the fields keep their width when it appears.
  const hasClearRoom = isMonthly && clearState !== 'hidden' && width >= minYearWidth + clearWidth;
  const hasYear = width >= minYearWidth + (hasClear ? clearWidth : 0);
  const control = (index: 0 | 1) => {
    const label = formatString(index === 0 ? strings.rangeFrom : strings.rangeTo, name);
    const value = range[index] === null ? limits[index] : inputText(Number(range[index]), isDate);
    if (isMonthly) {
      const onchange = (event: Event) => {
        change(index, (event.target as HTMLSelectElement).value);
      };
      const months = [...new Set(values)].sort((one, other) => one - other);
      const nameOf = (month: number): string =>
        isCurrent(month, 'month', report.now)
          ? nameToDate(month, 'month', report.formatter, strings, hasYear)
          : report.formatter.date(month, 'month');
      const options = months.map((month) => element('option', { value: inputText(month, true) }, nameOf(month)));
      const select = element('select', { 'aria-label': label, onchange }, ...options);
      select.value = value ?? '';
      // On phones, the label is inside the control.
      const text = index === 0 ? strings.from : strings.to;
      const labelText = element('span', { class: 'range-label', 'aria-hidden': 'true' }, text);
      return element('div', { class: 'range-half' }, labelText, select);
    }
    return element('input', {
      type: isDate ? 'date' : 'number',
      'aria-label': label,
      min: limits[0],
      max: limits[1],
      value,
      // On `input` events, re-rendering would move focus while an arrow key changes a date.
      onchange: (event: Event) => {
        const input = event.target as HTMLInputElement;
        if (input.validity.valid) change(index, input.value);
      },
    });
  };
  const clear = element(
    'button',
    {
      type: 'button',
      class: 'link',
      onclick: () => {
        onSelect(null, null);
      },
      hidden: !hasClear && !hasClearRoom,
      style: hasClear ? '' : 'visibility: hidden',
      disabled: clearState === 'disabled',
    },
    strings.clear,
  );
  const dash = element('span', { class: 'range-dash' }, '–');
  return element('div', { class: 'slicer' }, element('div', { class: 'range' }, control(0), dash, control(1), clear));
}

const valuesOf = (report: ReportSession, page: PageState, visual: VisualState): number[] =>
  report
    .result(page, visual)
    .rows.map(([value]) => value)
    .filter((value) => typeof value === 'number');

const inputText = (value: number, isDate: boolean): string =>
  !Number.isFinite(value) ? '' : isDate ? new Date(value).toISOString().slice(0, 10) : String(value);

/** Returns the range that a slicer's filters select. Null means an open end. */
function rangeOf({ slicerFilters }: VisualState, type: 'text' | 'number' | 'date' | 'boolean'): Range {
  const known = slicerFilters.map(knownFilter).find(({ kind }) => kind === 'advanced');
  if (known?.kind !== 'advanced') return [null, null];
  const end = (operators: RegExp): Value => {
    const condition = known.filter.conditions?.find(({ operator }) => operators.test(operator));
    return toValue(condition?.value ?? null, type);
  };
  return [end(/^Greater/), end(/^Less/)];
}
