import { knownFilter } from '../../../engine/filters/kind';
import type { Formatter } from '../../../engine/format';
import { type Value, comparable, toValue } from '../../../engine/value';
import type { ReportSession } from '../../../session/state/report-session';
import type { PageState, VisualState } from '../../../session/state/report-state';
import { formatString } from '../../../locales/locale';
import { commandState } from './commands';
import { element } from '../dom';
import { roveList } from '../roving-focus';
import { searchOptions } from '../search-options';

/** Minimum number of values for a list to have a search box. */
const searchThreshold = 10;

/** Minimum number of visible rows in a dropdown, and its minimum distance from the bottom edge of the view, in pixels. */
const minDropRows = 3;
const dropMargin = 8;

let lastGroup = 0;

/** Minimum width of a compact slicer with its title next to its values, in pixels. */
const minTitledWidth = 160;
/** The same for a range. */
const minTitledRangeWidth = 240;

/** Returns whether a compact slicer has room for its title. Otherwise, it is the label of the dropdown, or left out. */
export const hasTitleRoom = ({ slicer: options }: VisualState, width: number): boolean =>
  width >= (options?.style === 'between' ? minTitledRangeWidth : minTitledWidth);

/** Returns whether a slicer is a list of values, not a dropdown or a range. */
export const isListSlicer = ({ type, slicer: options }: VisualState, isDropdown = false): boolean =>
  type === 'slicer' && !isDropdown && (options?.style ?? 'list') === 'list';

/** Options for the appearance of a slicer. */
export interface SlicerOptions {
  /** Whether the slicer is a dropdown, even if its style is a list. */
  isDropdown?: boolean;
  /** Title to show in the dropdown. */
  name?: string;
  /** Whether the dropdown still shows the title when a value is selected. */
  keepName?: boolean;
}

/** Creates a slicer: a column's values to select from, as a list or a dropdown. */
export function slicer(
  report: ReportSession,
  page: PageState,
  visual: VisualState,
  onSelect: (values: Value[]) => void,
  search: { text: string; open: boolean },
  { name = '', keepName = false, ...options }: SlicerOptions = {},
): HTMLElement {
  const field = visual.query?.categories?.[0];
  const { strings } = report;
  if (!field) return element('p', { class: 'note' }, strings.none);
  const { rows, columns } = report.result(page, visual);
  const { type } = report.dataset.column(field.table, field.column);
  const values = rows.map((row) => row[0] ?? null);
  const selected = selectedValues(visual, type);
  const isSelected = (value: Value): boolean => selected.some((each) => comparable(each) === comparable(value));
  const areAllSelected = values.length > 0 && values.every(isSelected);
  const single = visual.slicer?.singleSelect ?? false;
  const group = `slicer-${String(++lastGroup)}`;
  const formatter: Formatter = report.formatter;
  const label = (value: Value): string => (columns[0] ? formatter.show(value, columns[0]) : String(value));
  const toggle = (value: Value): void => {
    if (single) onSelect(isSelected(value) ? [] : [value]);
    else
      onSelect(
        isSelected(value) ? selected.filter((each) => comparable(each) !== comparable(value)) : [...selected, value],
      );
  };
  const isDropdown = !isListSlicer(visual, options.isDropdown);
  const selectAll = element('input', {
    type: 'checkbox',
    onchange: () => {
      onSelect(areAllSelected ? [] : values);
    },
  });
  selectAll.checked = areAllSelected;
  selectAll.indeterminate = selected.length > 0 && !areAllSelected;
  const clearState = commandState(report.settings, visual, 'clearSelection');
  const clear = element(
    'button',
    {
      type: 'button',
      class: 'link',
      onclick: ({ currentTarget }: Event) => {
        // The button disappears, so focus moves to the list.
        (currentTarget as HTMLElement).closest('.drop')?.querySelector<HTMLElement>('.options input')?.focus();
        onSelect([]);
      },
      hidden: selected.length === 0 || clearState === 'hidden',
      disabled: clearState === 'disabled',
    },
    strings.clear,
  );
  const all =
    isDropdown &&
    !single &&
    values.length > 1 &&
    element('label', { class: 'option' }, selectAll, element('span', {}, strings.selectAll));
  const items = values.map((value) => {
    const input = element('input', {
      type: single ? 'radio' : 'checkbox',
      name: group,
      onchange: () => {
        toggle(value);
      },
    });
    input.checked = isSelected(value);
    return element('label', { class: 'option' }, input, element('span', {}, label(value)));
  });
  const clearSearch = element('button', { type: 'button', class: 'link' }, strings.clearSearch);
  const noMatches = element(
    'div',
    { class: 'no-matches' },
    element('p', { class: 'note', role: 'status' }, strings.noMatches),
    clearSearch,
  );
  const list = element(
    'div',
    { class: 'options', role: 'group', 'aria-label': visual.title ?? field.column },
    all && element('div', { class: 'option-head' }, all, clear),
    ...(items.length > 0 ? items : [element('p', { class: 'note' }, strings.noData)]),
  );
  // Browsers move the focus between radio buttons, and select them.
  const roving = single ? undefined : roveList(list, '.option input');
  const applySearch = (): void => {
    if (all) all.hidden = search.text !== '';
    noMatches.hidden = searchOptions(list, items, search.text) || items.length === 0;
    list.append(noMatches);
    roving?.update();
  };
  applySearch();
  const searchState = commandState(report.settings, visual, 'search');
  const box =
    values.length >= searchThreshold &&
    searchState !== 'hidden' &&
    element('input', {
      type: 'search',
      class: 'search',
      placeholder: strings.search,
      'aria-label': formatString(strings.searchIn, visual.title ?? field.column),
      value: search.text,
      disabled: searchState === 'disabled',
      oninput: (event: Event) => {
        search.text = (event.target as HTMLInputElement).value;
        applySearch();
      },
    });
  clearSearch.addEventListener('click', () => {
    search.text = '';
    applySearch();
    if (!box) return;
    box.value = '';
    box.focus();
  });
  const enterList = (event: KeyboardEvent): void => {
    if (
      event.key !== 'ArrowDown' ||
      !(event.target instanceof Element && event.target.matches('.search, [open] > summary'))
    )
      return;
    event.preventDefault();
    const match = list.querySelector<HTMLElement>('.option-line ~ .option:not([hidden]) input');
    if (match) match.focus();
    else if (roving) roving.focus();
    else list.querySelector<HTMLElement>('.option:not([hidden]) input')?.focus();
  };
  if (!isDropdown) return element('div', { class: 'slicer', onkeydown: enterList }, box, list);
  const summary =
    selected.length === 0 || (areAllSelected && !single)
      ? strings.all
      : selected.length === 1
        ? label(selected[0] ?? null)
        : formatString(strings.selectedCount, selected.length);
  const details = element(
    'details',
    { class: 'dropdown', open: search.open },
    element(
      'summary',
      {},
      name && (selected.length === 0 || keepName) && element('span', { class: 'name' }, name),
      element('span', { class: 'value', title: summary }, summary),
    ),
    element('div', { class: 'drop', tabindex: -1 }, box, list, !all && clear),
  );
  closeOnLeave(details, search);
  return element('div', { class: 'slicer', onkeydown: enterList }, details);
}

/** Limits the height of an open dropdown to the whole rows that fit below its field. */
export function fitDropdown(slicerBox: HTMLElement): void {
  const drop = slicerBox.querySelector<HTMLElement>('.drop');
  const list = drop?.querySelector<HTMLElement>('.options');
  const viewport = drop?.closest('.viewport');
  const rowHeight = list?.querySelector<HTMLElement>('.option:not([hidden])')?.offsetHeight ?? 0;
  if (!drop || !list || !viewport || rowHeight === 0) return;
  list.style.maxHeight = '';
  const { top, height } = drop.getBoundingClientRect();
  // Scaled pages have smaller pixels.
  const scale = height / drop.offsetHeight;
  const free = (viewport.getBoundingClientRect().bottom - top) / scale - dropMargin;
  const rows = Math.floor((free - drop.offsetHeight + list.offsetHeight) / rowHeight);
  const limit = Math.max(minDropRows, rows) * rowHeight;
  if (limit < list.offsetHeight) list.style.maxHeight = `${String(limit)}px`;
}

/** Closes a dropdown on Escape, on a click outside, also on the host page, and when focus leaves it. Stores whether it is open in `state`. */
function closeOnLeave(details: HTMLDetailsElement, state: { open: boolean }): void {
  const close = (): void => {
    details.open = false;
    // The `toggle` event is asynchronous. If the slicer is re-rendered before the event, it must already be closed.
    state.open = false;
  };
  const onPointer = ({ target }: Event): void => {
    if (!(target instanceof Node && details.contains(target))) leave();
  };
  const leave = (): void => {
    close();
    // The element may have been replaced, in which case it emits no `toggle` event.
    stopListening();
  };
  const stopListening = (): void => {
    document.removeEventListener('pointerdown', onPointer);
    window.removeEventListener('blur', leave);
  };
  details.addEventListener('toggle', () => {
    const { open } = details;
    stopListening();
    if (open) {
      document.addEventListener('pointerdown', onPointer);
      window.addEventListener('blur', leave);
    }
    if (open && !state.open) {
      fitDropdown(details);
      details.lastElementChild?.scrollIntoView({ block: 'nearest' });
    }
    state.open = open;
  });
  details.addEventListener('keydown', (event) => {
    if (!details.open) return;
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
    details.querySelector('summary')?.focus();
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) close();
  });
}

function selectedValues(visual: VisualState, type: 'text' | 'number' | 'date' | 'boolean'): Value[] {
  return visual.slicerFilters.flatMap((filter) => {
    const known = knownFilter(filter);
    return known.kind === 'basic' && known.filter.operator === 'In'
      ? known.filter.values.map((value) => toValue(value, type))
      : [];
  });
}
